import { describe, expect, test } from 'vitest';
import { createCorpus } from '../corpus.ts';
import { DOCUMENTS } from '../fixtures.ts';
import { buildSegment } from '../segment/build.ts';
import { readCues } from './cues.ts';
import { parseQuery } from './parse.ts';
import type { QueryExpander } from './query.ts';
import { splitRequests } from './requests.ts';
import { similarTerms } from './similar.ts';

const segment = buildSegment(DOCUMENTS);
const corpus = createCorpus([{ segment }]);

describe('requests of a text', () => {
  test.each([
    ['list files', 1],
    ['read and write files', 1],
    ['Book a flight to Rome. Then find a hotel near the station, and also check the weather there.', 3],
  ])('%j asks for %i', (text, count) => expect(splitRequests(text)).toHaveLength(count));

  test.each([
    ...['and then', 'and also', 'and', 'And', 'then', 'after that', 'afterwards', 'finally', 'lastly', 'next', 'also'],
    ...['as well as', 'plus', 'followed by'],
  ])('are joined by %j', (joint) => {
    expect(splitRequests(`open the front door ${joint} close the small window`)).toEqual([
      'open the front door',
      'close the small window',
    ]);
  });
});

describe('cues of literals', () => {
  test.each([
    ['save it to /root/notes.md', 'file'],
    ['summarise https://example.com/a', 'url'],
    ['open budget.xlsx.', 'spreadsheet'],
    ['write to jo@example.com', 'email'],
    ['worth $500', 'price'],
    ['what is at www.example.org', 'web page'],
    ['open C:\\logs', 'path'],
    ['how much is 12×7', 'calculate'],
    ['the weather at 48.208,16.372', 'coordinates'],
  ])('%j says %s', (text, term) => expect(readCues(text).map((cue) => cue.term)).toContain(term));

  test('plain words have none', () => expect(readCues('list the open issues, e.g. of today.')).toEqual([]));
});

describe('identifiers', () => {
  const said = (text: string, expand?: QueryExpander) => parseQuery(text, corpus, expand).groups;

  test('a joined form that the index knows speaks for the parts it is made of', () => {
    const groups = said('create_issue');
    const joined = groups.findIndex(({ word }) => word === 'createissue');
    expect(groups[joined]?.covers.map((position) => groups[position]?.word)).toEqual(['create', 'issue']);
  });

  test('the lexicon reads the words of an unknown identifier, and a known one only as a whole', () => {
    const read: string[] = [];
    const expand: QueryExpander = (text) => {
      read.push(text);
      return { expansions: [], noise: [] };
    };
    said('gh.create_issue', expand);
    said('make_calendar_entry', expand);
    expect(read).toEqual(['gh create_issue', 'make calendar entry']);
  });

  test('a word that stands for another word of the query asks for nothing of its own', () => {
    const expand: QueryExpander = () => ({
      expansions: [{ term: 'issue', weight: 0.8, from: 'iss', kind: 'synonym' }],
      noise: [],
    });
    expect(said('iss create issue', expand)[0]).toMatchObject({ word: 'iss', importance: 0 });
    expect(said('iss create', expand)[0]?.importance).toBeGreaterThan(0);
  });
});

describe('similar terms', () => {
  test.each([
    ['calender', 'calendar'],
    ['repositry', 'repositori'],
    ['isseu', 'issu'],
  ])('%s looks like %s', (word, term) =>
    expect(similarTerms(segment, word).map((found) => found.term)).toContain(term),
  );

  test('short words and far words look like nothing', () => {
    expect(similarTerms(segment, 'fil')).toEqual([]);
    expect(similarTerms(segment, 'helicopter')).toEqual([]);
  });
});

describe('a query', () => {
  const expansion = { term: 'pull request', weight: 0.9, from: 'solicitud de cambio', kind: 'translation' } as const;

  test('has a group for each word, once', () => {
    const { groups } = parseQuery('create the issue, create it', corpus, undefined);
    expect(groups.filter(({ importance }) => importance > 0).map(({ word }) => word)).toEqual(['create', 'issue']);
  });

  test('asks for less where a word is a name than where it is unknown', () => {
    const importance = (text: string) => parseQuery(text, corpus, undefined).groups.at(-1)?.importance ?? 0;
    expect(importance('an issue for Zebedee')).toBeLessThan(importance('an issue for zebedee'));
  });

  test('takes an expansion of several words as one more group that speaks for them', () => {
    const { groups } = parseQuery('fusionar solicitud de cambio', corpus, () => ({
      expansions: [expansion],
      noise: ['de'],
    }));
    const group = groups.find(({ word }) => word === expansion.from);
    expect(group?.alternatives[0]?.terms.map(({ text }) => text)).toEqual(['pull', 'request']);
    expect(group?.covers.map((position) => groups[position]?.word)).toEqual(['solicitud', 'cambio']);
  });

  test('takes an expansion of one word as another way to say it', () => {
    const bill = { term: 'invoice', weight: 0.5, from: 'bill', kind: 'synonym' } as const;
    const { groups } = parseQuery('bill a customer', corpus, () => ({ expansions: [bill], noise: [] }));
    expect(groups[0]?.alternatives.map(({ kind }) => kind)).toEqual(['word', 'synonym']);
  });
});
