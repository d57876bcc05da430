/**
 * A few real ways out of a `node:vm` context, tried by every sandbox before it serves. The body answers with the names of
 * those that worked.
 */
export const ESCAPES = `
const open = [];
const attempt = async (name, way) => { try { if (await way()) open.push(name) } catch {} };
const foreign = (thing) => {
  if (thing === null || (typeof thing !== 'object' && typeof thing !== 'function')) return false;
  try { if (thing.constructor.constructor('return process')()) return true } catch {}
  let top = thing;
  while (Object.getPrototypeOf(top) !== null) top = Object.getPrototypeOf(top);
  return top !== thing && top !== Object.prototype;
};
const names = ['process', 'require', 'module', 'Buffer', 'fetch', 'setTimeout', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'];
await attempt('globals', () => names.some((name) => globalThis[name] !== undefined));
await attempt('code from text', () => (0, eval)('1') === 1);
await attempt('Function', () => new Function('return 1')() === 1);
await attempt('async Function', () => (async () => {}).constructor('return 1'));
await attempt('bridge objects', () => [host, host.fails, host.fails(1).catch(() => 0), console, console.log].some(foreign));
await attempt('bridge errors', async () => { try { await host.fails() } catch (error) { return foreign(error) } });
await attempt('stack of an odd error', () => {
  const error = new Error('x');
  error.name = Symbol('x');
  try { void error.stack } catch (thrown) { return foreign(thrown) }
});
await attempt('stack near the limit', () => {
  const got = [];
  let left = 0;
  const fall = () => { try { fall() } catch (error) { if (left-- > 0) { try { void new Error('x').stack; void error.stack; null.x } catch (thrown) { got.push(thrown) } } throw error } };
  for (let depth = 0; depth < 4; depth++) { left = 100; try { fall() } catch (error) { got.push(error) } }
  return got.some(foreign);
});
await attempt('call sites', () => {
  let seen;
  try { Error.prepareStackTrace = (error, sites) => { seen = sites } } catch {}
  try { null.x } catch (error) { void error.stack }
  return seen !== undefined;
});
return open;`;

/** Must not even start. */
export const IMPORT = `const fs = await import('node:fs'); return typeof fs;`;

/** Must be ended by the parent. */
export const ENDLESS = 'for (;;) {}';
