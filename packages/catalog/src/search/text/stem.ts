/**
 * Word forms brought together: Porter's stemmer (M. F. Porter, "An algorithm for suffix stripping", 1980) as lunr
 * carries it, corrected where it joins words that tools keep apart (`customer` and `custom`) or keeps apart what they
 * join (`creation` and `create`).
 */
import lunr from 'lunr';
import { remembering } from '../remember.ts';

/** Irregular forms and derived nouns, each with the word it belongs to. */
const SAME_AS: Readonly<Record<string, string>> = {
  creation: 'create',
  creator: 'create',
  deletion: 'delete',
  deleting: 'delete',
  analysis: 'analyze',
  analyses: 'analyze',
  analytic: 'analyze',
  analytics: 'analyze',
  analyse: 'analyze',
  analysing: 'analyze',
  analyser: 'analyze',
  analyzer: 'analyze',
  conversion: 'convert',
  conversions: 'convert',
  converter: 'convert',
  subscription: 'subscribe',
  subscriptions: 'subscribe',
  description: 'describe',
  transcription: 'transcribe',
  transcript: 'transcribe',
  comparison: 'compare',
  comparisons: 'compare',
  summary: 'summarize',
  summaries: 'summarize',
  summarise: 'summarize',
  summarization: 'summarize',
  summarisation: 'summarize',
  removal: 'remove',
  retrieval: 'retrieve',
  approval: 'approve',
  renewal: 'renew',
  payment: 'pay',
  payments: 'pay',
  paid: 'pay',
  sent: 'send',
  bought: 'buy',
  sold: 'sell',
  wrote: 'write',
  written: 'write',
  got: 'get',
  gotten: 'get',
  made: 'make',
  ran: 'run',
  found: 'find',
  gave: 'give',
  given: 'give',
  took: 'take',
  taken: 'take',
  built: 'build',
  spent: 'spend',
  drew: 'draw',
  drawn: 'draw',
  saw: 'see',
  seen: 'see',
  went: 'go',
  gone: 'go',
  began: 'begin',
  begun: 'begin',
  left: 'leave',
  kept: 'keep',
  held: 'hold',
  indices: 'index',
  indexes: 'index',
  vertices: 'vertex',
  matrices: 'matrix',
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  media: 'media',
  criteria: 'criterion',
  statuses: 'status',
  aliases: 'alias',
  bus: 'bus',
  buses: 'bus',
  colour: 'color',
  colours: 'color',
  favourite: 'favorite',
  favourites: 'favorite',
  cancelled: 'cancel',
  cancelling: 'cancel',
  cancellation: 'cancel',
  labelled: 'label',
  catalogue: 'catalog',
  catalogues: 'catalog',
  licence: 'license',
  centre: 'center',
  organisation: 'organization',
  organisations: 'organization',
  optimise: 'optimize',
  visualise: 'visualize',
  authorise: 'authorize',
  initialise: 'initialize',
  synchronise: 'synchronize',
  synchronization: 'sync',
  synchronize: 'sync',
  synchronisation: 'sync',
  prediction: 'predict',
  predictions: 'predict',
  estimation: 'estimate',
  notification: 'notify',
  notifications: 'notify',
  modification: 'modify',
  verification: 'verify',
  identification: 'identify',
  classification: 'classify',
  application: 'app',
  applications: 'app',
  apps: 'app',
  authentication: 'auth',
  authenticate: 'auth',
  authorization: 'auth',
  authorize: 'auth',
  assignment: 'assign',
  invitation: 'invite',
  invitations: 'invite',
  reservation: 'reserve',
  registration: 'register',
};

/** Words whose stem would be another word's; they lose a plural `s` at most. */
const KEPT: ReadonlySet<string> = new Set(
  (
    'customer container general generic setting new news organization policy university universe author authority ' +
    'international internal news series species analytic mapping booking listing meeting building drawing painting landing ' +
    'wedding trading rating billing pricing routing string thing ring spring king wing sing bring hosting housing posting ' +
    'engine engineer experience experiment several severity past paste planet plane plan plant import important imported ' +
    'commune commit committee comment commission event even evening hot hotel animate animal animation static station ' +
    'state stating statistic relative relation relate valid validate value numerical numerous factor factory history historical ' +
    'universal model modern mode module lite literal liter secret secretary wander wand tense tension production community executive terminal positive informal capital marketing'
  ).split(' '),
);

const PLURAL = /(?<![su])s$/;
const REMEMBERED_WORDS = 50_000;

/** The stem of a folded, lower-case word. Words with other letters than a-z stay as they are. */
export const stem: (word: string) => string = remembering(stemOf, REMEMBERED_WORDS);

/** Forms that no rule brings to their stem, each with the stem. */
export function irregularForms(): readonly { readonly form: string; readonly stem: string }[] {
  return Object.keys(SAME_AS).map((form) => ({ form, stem: stem(form) }));
}

function stemOf(word: string): string {
  if (!/^[a-z]{3,40}$/.test(word)) return word;
  const base = Object.hasOwn(SAME_AS, word) ? (SAME_AS[word] ?? word) : word;
  const singular = base.replace(PLURAL, '');
  if (KEPT.has(base)) return base;
  if (KEPT.has(singular)) return singular;
  return lunr.stemmer(new lunr.Token(base, {})).toString();
}
