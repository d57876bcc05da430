import { array, assert, constantFrom, property, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METRICS, meanScores, scoreRanking } from './metrics.ts';

describe('the values of one query', () => {
  test('the only gold tool first is perfect', () => {
    expect(scoreRanking(['a', 'b'], ['a'])).toMatchObject({ hit1: 1, recall5: 1, ndcg5: 1, mrr10: 1, falseHits: null });
  });

  test('one of two gold tools at rank 3', () => {
    const { hit1, hit5, recall5, ndcg5, mrr10 } = scoreRanking(['x', 'y', 'a'], ['a', 'b']);
    expect([hit1, hit5, recall5, mrr10]).toEqual([0, 1, 0.5, 1 / 3]);
    expect(ndcg5).toBeCloseTo(0.5 / (1 + 1 / Math.log2(3)));
  });

  test('rank 6 counts at 10 and not at 5', () => {
    const scores = scoreRanking(['1', '2', '3', '4', '5', 'a'], ['a']);
    expect([scores.hit5, scores.hit10, scores.recall5, scores.recall10]).toEqual([0, 1, 0, 1]);
  });

  test('without gold only false hits are counted', () => {
    expect(scoreRanking(['a'], [])).toMatchObject({ falseHits: 1, hit1: null, ndcg5: null });
    expect(scoreRanking([], [])).toMatchObject({ falseHits: 0 });
  });

  test('all values lie between 0 and 1, and more ranks never lower a value', () => {
    const ids = constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    assert(
      property(uniqueArray(ids), uniqueArray(ids, { minLength: 1 }), (ranked, gold) => {
        const scores = scoreRanking(ranked, gold);
        for (const metric of METRICS) if (metric !== 'falseHits') expect(scores[metric]).toBeLessThanOrEqual(1);
        expect(scores.recall10).toBeGreaterThanOrEqual(scores.recall5 ?? 1);
        expect(scores.hit10).toBeGreaterThanOrEqual(scores.hit5 ?? 1);
      }),
    );
  });
});

describe('means', () => {
  test('leave out what has no value', () => {
    const mean = meanScores([scoreRanking(['a'], ['a']), scoreRanking(['x'], ['a']), scoreRanking(['x'], [])]);
    expect(mean).toMatchObject({ hit1: 0.5, falseHits: 1 });
    expect(meanScores([]).hit1).toBeNull();
  });

  test('of equal scores are those scores', () => {
    assert(
      property(array(constantFrom(scoreRanking(['b', 'a'], ['a'])), { minLength: 1 }), (all) => {
        expect(meanScores(all).mrr10).toBeCloseTo(0.5);
      }),
    );
  });
});
