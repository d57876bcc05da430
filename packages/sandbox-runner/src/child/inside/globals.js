// What a body has no use for, or could use against the machine, is taken out of the context before it starts:
// compiled code (WebAssembly), threads' memory (SharedArrayBuffer, Atomics), the collector (WeakRef,
// FinalizationRegistry), other realms (ShadowRealm), V8's own console.
const UNWANTED = [
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'WeakRef',
  'FinalizationRegistry',
  'ShadowRealm',
  'console',
];

for (const name of UNWANTED) delete globalThis[name];
