import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWords } from './words.ts';

const texts = (text: string) => splitWords(text).map((word) => word.text);

describe('words of a text', () => {
  test.each([
    ['create_issue', ['create', 'issue', 'createissue']],
    ['createIssue', ['create', 'issue', 'createissue']],
    ['create-issue', ['create', 'issue', 'createissue']],
    ['forge.create', ['forge', 'create']],
    ['GET /movie/{movie_id}', ['get', 'movie', 'movie', 'id', 'movieid']],
  ])('an identifier is split and kept joined: %s', (text, expected) => expect(texts(text)).toEqual(expected));

  test('acronyms and their plurals are words of their own', () => {
    expect(texts('getURLsForHTTPServer')).toEqual(['get', 'url', 'for', 'http', 'server', 'geturlsforhttpserver']);
  });

  test('letters with digits stay together and give their letters too', () => {
    expect(texts('oauth2TokenRefresh')).toEqual(['oauth', 'oauth2', 'token', 'refresh', 'oauth2tokenrefresh']);
    expect(texts('k8s')).toEqual(['k8s']);
  });

  test('accents of Latin letters are dropped, other scripts stay', () => {
    expect(texts('créer une tâche')).toEqual(['creer', 'une', 'tache']);
    expect(texts('Файл')).toEqual(['файл']);
  });

  test('a script without spaces gives pairs of letters, and leaves Latin words in it whole', () => {
    expect(texts('创建问题')).toEqual(['创建', '建问', '问题']);
    expect(texts('创建issue')).toEqual(['创建', 'issue']);
  });

  test('possessives and contractions leave no stray letters', () => {
    expect(texts("user's don't")).toEqual(['user', 'dont']);
  });

  test('any text gives lower-case words without separators', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const word of texts(text)) {
          expect(word).not.toBe('');
          expect(word).toBe(word.toLowerCase());
          expect(word).not.toMatch(/[\s_./:-]/);
        }
      }),
    );
  });
});
