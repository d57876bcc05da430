/** What every contribution to the data files has to keep. */
import { describe, expect, test } from 'vitest';
import { conceptLines } from './english/concepts.ts';
import { intentLines } from './english/intents/index.ts';
import { kindLines } from './english/kinds.ts';
import { paraphraseLines } from './english/paraphrases.ts';
import type { LanguageCode } from './expansion.ts';
import { lexiconSize } from './index.ts';
import { LANGUAGE_CODES, LANGUAGE_TEXTS } from './languages.ts';
import { dataLines, splitForms } from './lines.ts';
import { LITERAL_KINDS } from './literals.ts';
import { foldWord, type Script } from './words.ts';

const plainEnglish = /^[a-z0-9][a-z0-9 .+#/&'-]*$/;
const scripts: Partial<Record<LanguageCode, Script>> = { ru: 'cyrillic', zh: 'cjk', ja: 'cjk', ko: 'hangul' };
const heads = dataLines(conceptLines).map(({ head }) => head);

describe('the English files', () => {
  test('name every concept once, in lower-case ASCII', () => {
    const all = [...heads, ...dataLines(paraphraseLines).map(({ head }) => head)];
    expect(all.filter((head) => !plainEnglish.test(head))).toEqual([]);
    expect(all.filter((head, index) => all.indexOf(head) !== index)).toEqual([]);
  });

  test('weigh every word below a literal word of the query', () => {
    const forms = [...dataLines(conceptLines), ...dataLines(paraphraseLines)].flatMap(({ rest }) => splitForms(rest));
    expect(forms.filter((form) => !/^<?[a-z0-9][a-z0-9 .+#/&'-]*?( \.\d+)?$/.test(form))).toEqual([]);
  });

  test('leave no slot of an intent empty, give each a bit of a byte, and keep the terms plain', () => {
    for (const { head, rest } of dataLines(intentLines)) {
      expect(
        head.split(/[+|]/).filter((phrase) => phrase.trim() === ''),
        head,
      ).toEqual([]);
      expect(head.split('+').length, head).toBeLessThanOrEqual(8);
      expect(
        splitForms(rest).filter((form) => !/^[a-z0-9][a-z0-9 -]*?( \.\d+)?$/.test(form)),
        head,
      ).toEqual([]);
      expect(splitForms(rest).length, head).toBeGreaterThan(0);
    }
  });

  test('ask for kinds of values and of things that exist, each of which is asked for', () => {
    const kinds = dataLines(kindLines).map(({ head }) => head);
    const asked = new Set(dataLines(intentLines).flatMap(({ head }) => head.match(/(?<=\{)[^}]*(?=\})/g) ?? []));
    expect([...asked].filter((kind) => ![...LITERAL_KINDS, ...kinds].includes(kind))).toEqual([]);
    expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
    expect(kinds.filter((kind) => LITERAL_KINDS.some((literal) => literal === kind))).toEqual([]);
  });

  test('name the members of a kind in lower-case ASCII, once', () => {
    for (const { head, rest } of dataLines(kindLines)) {
      const members = splitForms(rest);
      expect(
        members.filter((member) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(member)),
        head,
      ).toEqual([]);
      expect(
        members.filter((member, index) => members.indexOf(member) !== index),
        head,
      ).toEqual([]);
    }
  });
});

describe.each(LANGUAGE_CODES)('the %s file', (code) => {
  const lines = dataLines(LANGUAGE_TEXTS[code].concepts);

  test('has words for every concept of the English file, and for no other', () => {
    expect(lines.map(({ head }) => head)).toEqual(heads);
    expect(lines.filter(({ rest }) => splitForms(rest).length === 0)).toEqual([]);
  });

  test('gives a form its plain meaning once; further meanings are marked `~`', () => {
    const script = scripts[code] ?? 'latin';
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { head, rest } of lines) {
      for (const form of splitForms(rest).filter((written) => !written.endsWith('~'))) {
        const key = foldWord(form.normalize('NFKC').toLowerCase(), script);
        const owner = owners.get(key);
        if (owner !== undefined) clashes.push(`${form}: ${owner} and ${head}`);
        owners.set(key, head);
      }
    }
    expect(clashes).toEqual([]);
  });

  test('lists no form among the function words, which are never translated', () => {
    const script = scripts[code] ?? 'latin';
    const functionWords = new Set(
      LANGUAGE_TEXTS[code].functionWords
        .trim()
        .split(/\s+/)
        .map((word) => foldWord(word, script)),
    );
    const shadowed = lines
      .flatMap(({ rest }) => splitForms(rest))
      .filter((form) => functionWords.has(foldWord(form.replace('~', ''), script)));
    expect(shadowed).toEqual([]);
  });
});

test('the lexicon holds at least 1,000 concepts and 2,000 forms a language, in under 900 kB', () => {
  const size = lexiconSize();
  expect(size.concepts).toBeGreaterThanOrEqual(1000);
  for (const code of LANGUAGE_CODES) expect(size.entries[code], code).toBeGreaterThanOrEqual(2000);
  expect(size.bytes).toBeLessThan(900_000);
});
