/** Values of options, read before a command begins: a wrong one is answered with what was wanted, and nothing starts. */
import { InvalidArgumentError } from 'commander';

/** Reads a whole number from `min` to `max`; commander says which option it was, and what was found. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const wanted = `a whole number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}`;
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Wanted ${wanted}.`);
  };
}

/** Reads the path of a file, which may have to be made. */
export function filePath(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('Wanted the path of a file.');
}

/** Reads the address of a gateway. */
export function httpUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('Wanted an http or https address, as http://127.0.0.1:18800.');
}

/** Reads what names one tool. A tool with a star in its name has an alias without one. */
export function oneTool(text: string): string {
  if (text.trim() !== '' && !text.includes('*') && !/^\s*group:/i.test(text)) return text;
  throw new InvalidArgumentError('Wanted the id, alias or name of one tool, and no pattern.');
}

/** Reads the name of a model together with that of its provider. */
export function modelRef(text: string): string {
  if (/^[^/]+\/.+$/.test(text)) return text;
  throw new InvalidArgumentError('Wanted <provider>/<model>.');
}
