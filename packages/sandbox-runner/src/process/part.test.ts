import { expect, test } from 'vitest';
import { asPart } from './part.ts';

test('a module becomes statements: siblings are there already, Node is required, nothing is exported', () => {
  const source = [
    "import { a } from './a.js';",
    "import {\n  b,\n  c,\n} from '../b.js';",
    "import { readSync } from 'node:fs';",
    'export const d = 1;',
    'export function e() {}',
    '',
  ].join('\n');
  expect(asPart(source)).toBe("const { readSync } = require('node:fs');\nconst d = 1;\nfunction e() {}\n");
});

test('comments that have their lines to themselves fall away, and nothing else does', () => {
  const source = [
    '// One line.',
    '/** A docstring. */',
    'const area =',
    '  width',
    '  * height; // behind code',
    '  /*',
    '   * Several lines, with ** and a / in them.',
    '   */',
    "const url = 'http://x';",
    'const power = 2',
    '  ** 3;',
    '',
  ].join('\n');
  expect(asPart(source)).toBe(
    "const area =\n  width\n  * height; // behind code\nconst url = 'http://x';\nconst power = 2\n  ** 3;\n",
  );
});
