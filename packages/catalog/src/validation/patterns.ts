/**
 * Regular expressions of schemas, run in time linear in the text. A pattern like `^(a+)+$` from an outside server
 * would otherwise block the host for seconds on a short argument. RE2 has no look-around and no back-references:
 * a pattern that needs them, or that is no pattern at all, is not checked.
 */
import { RE2JS } from 're2js';

interface Pattern {
  test(text: string): boolean;
}

const UNCHECKED: Pattern = { test: () => true };

/** The `code.regExp` option of ajv. */
export const linearTimeRegExp = Object.assign(
  (source: string): Pattern => {
    try {
      const pattern = RE2JS.compile(RE2JS.translateRegExp(source));
      return { test: (text) => pattern.matcher(text).find() };
    } catch {
      return UNCHECKED;
    }
  },
  { code: 'linearTimeRegExp' },
);
