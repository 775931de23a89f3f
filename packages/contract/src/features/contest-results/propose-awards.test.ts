import { expect, test } from 'vitest';
import { type Candidate, type OpenPrize, proposeAwards } from './propose-awards.ts';

const prize = (id: string, left: number, more: Partial<OpenPrize> = {}): OpenPrize => ({
  id,
  left,
  kind: 'JURY',
  category: 'PHOTO_SINGLE',
  ...more,
});
const work = (id: string, rank: number | null, more: Partial<Candidate> = {}): Candidate => ({
  id,
  number: `N${id}`,
  category: 'PHOTO_SINGLE',
  rank,
  isFinalist: true,
  audience: 0,
  has: [],
  ...more,
});
const pairs = ({ awards }: ReturnType<typeof proposeAwards>) =>
  awards.map(({ submissionId, prizeId }) => `${submissionId}:${prizeId}`);

test('prizes of the jury go down the ranking of their category, each work once', () => {
  const proposed = proposeAwards(
    [prize('gold', 1), prize('silver', 2), prize('film', 1, { category: 'VIDEO' })],
    [
      work('c', 3),
      work('a', 1),
      work('b', 2),
      work('d', 4),
      work('v', 1, { category: 'VIDEO' }),
      work('out', 1, { isFinalist: false, category: 'VIDEO' }),
      work('unranked', null),
    ],
  );
  expect(pairs(proposed)).toEqual(['a:gold', 'b:silver', 'c:silver', 'v:film']);
  expect(proposed.ties).toEqual([]);
});

test('equal works at the last prize are left to a person, and so is what follows them', () => {
  const works = [work('a', 1), work('b', 2), work('c', 2), work('d', 4)];
  const proposed = proposeAwards([prize('gold', 1), prize('silver', 1), prize('bronze', 2)], works);
  expect(pairs(proposed)).toEqual(['a:gold']);
  expect(proposed.ties).toEqual(['Nb', 'Nc']);
});

test('equal works that both have a prize are no tie', () => {
  expect(pairs(proposeAwards([prize('silver', 2)], [work('a', 1), work('b', 1)]))).toEqual([
    'a:silver',
    'b:silver',
  ]);
});

test('the prize of the audience goes by valid votes, beside one of the jury, never without a vote', () => {
  const audience = prize('audience', 1, { kind: 'AUDIENCE', category: null });
  const works = [work('a', 1, { audience: 5 }), work('b', 2, { audience: 9, isFinalist: false })];
  expect(pairs(proposeAwards([prize('gold', 1), audience], works))).toEqual(['a:gold', 'b:audience']);
  expect(pairs(proposeAwards([audience], [work('a', 1)]))).toEqual([]);
});

test('prizes that are full, creative, monthly or for all categories get nobody by themselves', () => {
  const prizes = [
    prize('full', 0),
    prize('creative', 1, { kind: 'CREATIVE' }),
    prize('month', 1, { kind: 'MONTHLY', category: null }),
    prize('all', 1, { category: null }),
  ];
  expect(proposeAwards(prizes, [work('a', 1, { audience: 3 })])).toEqual({ awards: [], ties: [] });
});
