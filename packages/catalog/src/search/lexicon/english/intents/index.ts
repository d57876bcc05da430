/** What several words ask for together, when tools name it otherwise: one file for each field of work. */
import { businessIntents } from './business.ts';
import { dataIntents } from './data.ts';
import { developmentIntents } from './development.ts';
import { infrastructureIntents } from './infrastructure.ts';
import { peopleIntents } from './people.ts';
import { placesIntents } from './places.ts';
import { webIntents } from './web.ts';

/** All intents, field by field. */
export const intentLines: string = [
  developmentIntents,
  infrastructureIntents,
  dataIntents,
  peopleIntents,
  businessIntents,
  placesIntents,
  webIntents,
].join('\n');
