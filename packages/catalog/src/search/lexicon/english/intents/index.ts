/** What several words ask for together, when tools name it otherwise: one file for each field of work. */
import { automationIntents } from './automation.ts';
import { businessIntents } from './business.ts';
import { calculationIntents } from './calculation.ts';
import { chartsIntents } from './charts.ts';
import { commerceIntents } from './commerce.ts';
import { creativeIntents } from './creative.ts';
import { dataIntents } from './data.ts';
import { developmentIntents } from './development.ts';
import { edgeIntents } from './edge.ts';
import { filesIntents } from './files.ts';
import { financeIntents } from './finance.ts';
import { hostingIntents } from './hosting.ts';
import { infrastructureIntents } from './infrastructure.ts';
import { marketingIntents } from './marketing.ts';
import { monitoringIntents } from './monitoring.ts';
import { peopleIntents } from './people.ts';
import { placesIntents } from './places.ts';
import { planningIntents } from './planning.ts';
import { qualityIntents } from './quality.ts';
import { webIntents } from './web.ts';

/** All intents, field by field. */
export const intentLines: string = [
  developmentIntents,
  planningIntents,
  qualityIntents,
  infrastructureIntents,
  edgeIntents,
  hostingIntents,
  monitoringIntents,
  automationIntents,
  filesIntents,
  dataIntents,
  chartsIntents,
  calculationIntents,
  peopleIntents,
  businessIntents,
  commerceIntents,
  marketingIntents,
  financeIntents,
  placesIntents,
  webIntents,
  creativeIntents,
].join('\n');
