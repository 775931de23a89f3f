import { describe, expect, test } from 'vitest';
import { hanoiMonth, hanoiMonthEnd, monthText } from './hanoi-month.ts';
import { type MonthWork, rankMonth } from './month-ranking.ts';
import { voteWeights } from './vote-points.ts';
import { votingState } from './voting-state.ts';

const work = (id: string, points: number, more: Partial<MonthWork> = {}): MonthWork => ({
  ...{ id, points, number: `HV26-A-${id}`, category: 'PHOTO_SINGLE', lastTime: 0 },
  ...more,
});
const prize = (id: string, category: 'PHOTO_SINGLE' | 'VIDEO' | null, quantity = 1) => ({
  id,
  category,
  quantity,
});
const NOBODY = new Set<string>();
const winners = (places: ReturnType<typeof rankMonth>) =>
  places.flatMap(({ id, prizeId }) => (prizeId === null ? [] : [[id, prizeId]]));

test('a month ends at 24:00 of Hà Nội, which belongs to the next one', () => {
  const end = hanoiMonthEnd('2026-11');
  expect(new Date(end).toISOString()).toBe('2026-11-30T17:00:00.000Z');
  expect([hanoiMonth(end - 1), hanoiMonth(end)]).toEqual(['2026-11', '2026-12']);
  expect(hanoiMonth(hanoiMonthEnd('2026-12'))).toBe('2027-01');
  expect(monthText('2026-11')).toBe('11/2026');
});

describe('The ranking of a month', () => {
  test('puts the work first that reached an equal number earlier, then the one sent first', () => {
    const places = rankMonth(
      [
        work('3', 5, { lastTime: 9 }),
        work('2', 5, { lastTime: 4 }),
        work('1', 5, { lastTime: 9 }),
        work('4', 0),
      ],
      [prize('gold', 'PHOTO_SINGLE', 2)],
      NOBODY,
    );
    expect(places.map(({ id, place }) => [id, place])).toEqual([
      ['2', 1],
      ['1', 2],
      ['3', 3],
    ]);
    expect(winners(places)).toEqual([
      ['2', 'gold'],
      ['1', 'gold'],
    ]);
  });

  test('leaves out who won before, who keeps the place and wins nothing', () => {
    const places = rankMonth([work('1', 9), work('2', 5)], [prize('gold', 'PHOTO_SINGLE')], new Set(['1']));
    expect(places).toMatchObject([
      { id: '1', place: 1, isOut: true, prizeId: null },
      { id: '2', place: 2, isOut: false, prizeId: 'gold' },
    ]);
  });

  test('gives prizes of a category before those of all, and one to each work', () => {
    const places = rankMonth(
      [work('1', 9), work('2', 5), work('7', 7, { category: 'VIDEO' })],
      [prize('all', null), prize('photo', 'PHOTO_SINGLE'), prize('film', 'VIDEO')],
      NOBODY,
    );
    expect(winners(places)).toEqual([
      ['1', 'photo'],
      ['7', 'film'],
      ['2', 'all'],
    ]);
  });
});

test('shares weigh nothing where votes alone count', () => {
  const weights = { likeWeight: 2, shareWeight: 5 };
  expect(voteWeights({ ...weights, counts: 'LIKE' })).toEqual({ like: 1, share: 0 });
  expect(voteWeights({ ...weights, counts: 'LIKE_SHARE' })).toEqual({ like: 2, share: 5 });
});

test('voting opens with its time, a mail server and a contest that is no draft, and ends at its last moment', () => {
  const [open, close] = [new Date(1_000), new Date(2_000)];
  const contest = { enabled: true, openTime: open, closeTime: close, state: 'OPEN' };
  const at = (ms: number, more: object = {}, mails = true) =>
    votingState({ ...contest, ...more }, { now: new Date(ms), mails });
  expect([at(999), at(1_000), at(1_999), at(2_000)]).toEqual(['NOT_YET', 'OPEN', 'OPEN', 'OVER']);
  expect(at(1_500, {}, false)).toBe('NO_MAIL');
  expect(at(1_500, { enabled: false })).toBe('DISABLED');
  expect(at(1_500, { state: 'DRAFT' })).toBe('NOT_YET');
  expect(at(1_500, { state: 'ARCHIVED' })).toBe('OVER');
  expect(at(1_500, { openTime: null })).toBe('NOT_YET');
});
