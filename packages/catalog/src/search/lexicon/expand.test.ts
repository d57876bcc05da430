import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_EXPANSIONS } from './expansion.ts';
import { expandQuery, readQuery } from './index.ts';
import { builtLanguages } from './languages.ts';

const terms = (query: string) => expandQuery(query).map(({ term }) => term);
const weightOf = (query: string, term: string) => expandQuery(query).find((found) => found.term === term)?.weight ?? 0;

test('a query in plain English builds no dictionary of another language', () => {
  expandQuery('delete the branch of my repository');
  expect(builtLanguages()).toEqual([]);
});

test('short forms are heard as what they are short for, and never said', () => {
  expect(terms('gh pr list')).toEqual(expect.arrayContaining(['github', 'pull request']));
  expect(terms('es search')).toContain('elasticsearch');
  expect(terms('kubernetes')).not.toContain('eks');
});

test.each(['es search', 'gh create pr', 'pg list tables', 'cf dns list'])(
  'a name English does not know makes no other language of English words: %s',
  (query) => {
    expect(readQuery(query).languages).toEqual([]);
  },
);

test.each([
  ['turn off the server', 'turn my server off'],
  ['throw away local changes', 'throw away my local changes'],
  ['turn off the alert', 'turn the noisy alert off'],
])('a phrase is heard with other words inside: %s, %s', (plain, spoken) => {
  const heard = terms(plain).slice(0, 1);
  expect(heard).not.toEqual([]);
  expect(terms(spoken)).toEqual(expect.arrayContaining(heard));
});

test.each(['schadens', 'é', 'A1', 'а'])('a word of hundreds of letters is no word of any language: %s…', (piece) => {
  expect(readQuery(`${piece.repeat(80)} file`)).toMatchObject({ languages: [], noise: [] });
  expect(terms(`${piece.repeat(80)} file`)).toEqual(terms('file'));
});

describe('other languages', () => {
  test.each([
    ['crear una incidencia de GitHub', ['create', 'issue']],
    ['evento del calendario', ['calendar', 'event']],
    ['apagar o ramo do repositório', ['delete', 'branch', 'repository']],
    ["enregistre la facture d'un client", ['save', 'invoice', 'customer']],
    ['Lade die Datei herunter', ['download', 'file']],
    ['Kundenrechnungen auflisten', ['customer', 'invoice', 'list']],
    ['mostrami il saldo del conto', ['show', 'balance']],
    ['удали сообщения из канала', ['delete', 'message', 'channel']],
    ['重启服务器', ['restart', 'server']],
    ['カレンダーに会議を追加して', ['calendar', 'meeting', 'add']],
    ['일정을 취소해 주세요', ['schedule', 'cancel']],
  ])('%s', (query, expected) => {
    expect(terms(query)).toEqual(expect.arrayContaining(expected));
  });

  test('a Han query is read as Japanese where Japanese explains more of it', () => {
    expect(readQuery('請求書送信').languages).toEqual(['ja']);
    expect(readQuery('发送发票').languages).toEqual(['zh']);
  });

  test('a Latin name stuck to another script is handed on whole', () => {
    expect(terms('在GitHub上创建仓库')).toEqual(expect.arrayContaining(['github', 'create', 'repository']));
  });

  test('words of grammar and politeness are reported as noise and not translated', () => {
    const { noise, expansions } = readQuery('quiero borrar el archivo por favor');
    expect(noise).toEqual(['quiero', 'el', 'por', 'favor']);
    expect(expansions.every(({ from }) => !noise.includes(from))).toBe(true);
  });

  test('case endings, plurals and accents do not matter', () => {
    for (const query of ['la contraseña', 'las contraseñas', 'las contrasenas'])
      expect(terms(query)).toContain('password');
    for (const query of ['файл', 'файлов', 'файлами']) expect(terms(query)).toContain('file');
  });

  test('a second meaning of a word weighs less than its plain one', () => {
    expect(weightOf('la cuenta del usuario', 'account')).toBeGreaterThan(weightOf('la cuenta del usuario', 'bill'));
  });

  test('only the languages that are switched on are read', () => {
    expect(expandQuery('borrar el archivo', { languages: ['fr', 'de'] }).map(({ term }) => term)).not.toContain(
      'delete',
    );
    expect(readQuery('удали файл', 'удали файл', { languages: false }).languages).toEqual([]);
  });
});

describe('English', () => {
  test.each([
    ['undo my last commit', 'git reset'],
    ['save uncommitted work', 'stash'],
    ['bill a customer', 'create invoice'],
    ['how high above sea level', 'elevation'],
    ['mark a to-do as done', 'complete task'],
    ['who has access to this', 'permissions'],
    ['is it up', 'status'],
  ])('%s asks for: %s', (query, expected) => {
    expect(terms(query)).toContain(expected);
  });

  test('an intent holds in another language too', () => {
    expect(terms('deshacer mi último commit')).toContain('git reset');
    expect(terms('facturer un client')).toContain('invoice');
  });

  test('a word that is another language’s word as well stays English in an English query', () => {
    expect(readQuery('what is the police fare').languages).toEqual([]);
  });

  test('the parts of an identifier are a name and are not expanded', () => {
    expect(terms('delete_branch')).toEqual([]);
    expect(terms('mcp:github:delete')).toEqual([]);
  });

  test('a text of more than 32 words speaks for itself, and is translated all the same', () => {
    const story = (words: number, request: string) =>
      [...request.split(' '), ...Array<string>(words).fill('zebra')].slice(0, words).join(' ');
    expect(terms(story(32, 'bill a customer'))).toContain('create invoice');
    expect(terms(story(33, 'bill a customer'))).toEqual([]);
    expect(terms(story(33, 'borra la carpeta por favor'))).toEqual(expect.arrayContaining(['delete', 'folder']));
  });

  test('synonyms and intents can be switched off; translations stay', () => {
    expect(expandQuery('erase the folder', { synonyms: false })).toEqual([]);
    expect(expandQuery('borra la carpeta', { synonyms: false }).map(({ kind }) => kind)).toEqual([
      'translation',
      'translation',
    ]);
  });
});

describe('any string', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc
      .array(fc.constantFrom('delete', 'crear', 'datei', 'удалить', '创建', '作成', '삭제', 'the', '..', '_', "d'"), {
        maxLength: 80,
      })
      .map((words) => words.join(' ')),
  );

  test('is read without throwing, into at most 48 ordered terms with weights above 0 up to 1', () => {
    fc.assert(
      fc.property(text, (query) => {
        const expansions = expandQuery(query);
        expect(expansions.length).toBeLessThanOrEqual(MAX_EXPANSIONS);
        expect(expansions.every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
        const weights = expansions.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }),
    );
  });

  test('is read the same way twice', () => {
    fc.assert(
      fc.property(text, (query) => {
        expect(readQuery(query)).toEqual(readQuery(query));
      }),
    );
  });
});

test.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])('a query may say %s', (word) => {
  for (const query of [
    word,
    word.toLowerCase(),
    `formula 1 ${word} standings`,
    `${word}'t`,
    `who'${word}`,
    `it ${word}`,
  ]) {
    expect(() => readQuery(query)).not.toThrow();
  }
});
