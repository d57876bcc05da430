/** What to tell the author of a body beside the engine's own words. */

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /^import$|import statement|import\.meta|import call/i,
    'Imports are not available: use the ECMAScript built-ins and the functions given.',
  ],
  [/token 'export'/, 'Nothing can be exported: end with `return value`.'],
  [
    /^ReferenceError: (?:require|module|exports) is/,
    'Modules are not available: use the ECMAScript built-ins and the functions given.',
  ],
  [/^ReferenceError: set(?:Timeout|Interval|Immediate) is/, 'There are no timers: await a call instead.'],
  [/^ReferenceError: structuredClone is/, 'Use JSON.parse(JSON.stringify(value)).'],
  [
    /^ReferenceError: (?:process|Buffer|fetch|XMLHttpRequest|WebSocket|URL|URLSearchParams|TextEncoder|TextDecoder|AbortController|crypto|performance|navigator|window|document|global|Deno|Bun) is/,
    'Only the ECMAScript built-ins and the functions given are available.',
  ],
  [/Code generation from strings/, 'No code can be made from text (eval, new Function).'],
  [/^value is larger than/, 'Return less: pick fields, filter or slice.'],
  [/Maximum call stack/, 'The recursion is too deep.'],
];

/** The message with the advice that fits it, if any. */
export function withAdvice(message: string): string {
  const advice = ADVICE.find(([pattern]) => pattern.test(message))?.[1];
  if (message === 'import') return `SyntaxError: import() and import.meta cannot be used here. ${advice}`;
  return advice === undefined ? message : `${message.replace(/\.?$/, '.')} ${advice}`;
}
