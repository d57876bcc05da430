/** How a replay server can misbehave. Over stdio a fault is an argument, over HTTP a query parameter `fault`. */

/** Faults of either transport. */
export const FAULTS = {
  'hang-on-initialize': 'never answers initialize',
  'hang-on-list': 'never answers tools/list',
  'fail-on-list': 'answers tools/list with a JSON-RPC error that holds a secret-looking text',
  'no-tools-array': 'answers tools/list with a result that has no tools',
  'cursor-loop': 'the second page points back to itself',
  'hang-on-call': 'never answers tools/call',
  'no-list-changed': 'announces listChanged: false, and sends the notice all the same',
  // stdio
  'exit-at-start': 'exits with code 3 before it reads anything',
  'kill-mid-call': 'ends itself with SIGKILL when a call arrives',
  'garbage-mid-call': 'writes garbage in place of the answer and exits',
  noise: 'writes banners, foreign JSON, CRLF, 2 MB without a line end and invalid UTF-8 around its messages',
  'stderr-flood': 'writes 10 MB to standard error at start',
  'long-line': 'answers a call with one line of 4 MB',
  stubborn: 'ignores the end of its input and SIGTERM, and starts a child in its group that does the same',
  stray: 'starts a child that leaves its process group and ignores SIGTERM',
  // HTTP
  'drop-mid-call': 'opens the event stream of a call and breaks the connection',
  'end-mid-call': 'opens the event stream of a call and ends it without an answer',
  'forget-410': 'answers unknown sessions with HTTP 410 instead of 404',
  'forget-400': 'answers unknown sessions with HTTP 400',
  'forget-rpc': 'answers unknown sessions with the JSON-RPC error -32001 under HTTP 200',
  'always-forget': 'initialises, then knows no session',
  'not-found': 'answers everything with HTTP 404',
  'wants-token': 'answers HTTP 401, naming the credential it got, unless that is "Bearer right"',
  'no-stream': 'offers no stream for its own messages',
} as const;

export type Fault = keyof typeof FAULTS;

/** Throws an Error that lists the faults. */
export function parseFault(text: string): Fault {
  if (Object.hasOwn(FAULTS, text)) return text as Fault;
  throw new Error(`Unknown fault ${JSON.stringify(text)}; wanted one of ${Object.keys(FAULTS).join(', ')}.`);
}
