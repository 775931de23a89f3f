import { expect, test } from 'vitest';
import { jurorMeasures } from './juror-measures.ts';
import { expectedEnd, turnsAtRisk } from './jury-pace.ts';
import { rankingFromAudit } from './ranking-from-audit.ts';

const give = (id: string, jurorId: string, workId: string, points: number, more = {}) => ({
  action: 'juryScore.give',
  entityId: id,
  after: {
    roundId: '7',
    jurorId,
    workId,
    category: 'VIDEO',
    points,
    isRepeat: false,
    ...more,
  },
});

test('rows of the log alone give the ranking: last scores, without removed jurors and works that left', () => {
  const facts = [
    give('1', 'a', '10', 9),
    give('2', 'a', '11', 4),
    { action: 'juryScore.change', entityId: '2', after: { points: 9.5 } },
    give('3', 'b', '10', 1),
    give('4', 'a', '12', 10),
    { action: 'juryScore.void', entityId: '4', after: { points: null } },
    give('5', 'c', '11', 1, { isRepeat: true }),
    give('6', 'c', '10', 1),
    { action: 'juryScore.void', entityId: '6', after: { points: null } },
    { action: 'juror.remove', entityId: 'b', after: { state: 'REMOVED' } },
    {
      action: 'contestRound.lock',
      entityId: '7',
      after: { scoring: 'SCORE10', averaging: 'MEAN' },
    },
    { action: 'juror.remove', entityId: 'a', after: { state: 'REMOVED' } },
    { action: 'juryScore.change', entityId: '2', after: { points: 0 } },
  ];
  const ranking = rankingFromAudit(facts, '7');
  expect(ranking?.get('VIDEO')?.map(({ workId, mean, rank }) => [workId, mean, rank])).toEqual([
    ['11', 9.5, 1],
    ['10', 9, 2],
  ]);
  expect(rankingFromAudit(facts, '8')).toBeUndefined();
});

test('measures show how far a juror stands from the others, and how a second look differs', () => {
  const scores = [
    { jurorId: 'a', workId: '1', points: 9 },
    { jurorId: 'b', workId: '1', points: 7 },
    { jurorId: 'a', workId: '2', points: 8 },
    { jurorId: 'b', workId: '2', points: 7 },
    { jurorId: 'a', workId: '3', points: 5 },
  ];
  const repeats = [{ jurorId: 'b', first: 7, again: 8.5 }];
  expect(jurorMeasures(['a', 'b'], scores, new Set(['1']), repeats)).toEqual([
    { jurorId: 'a', shared: 2, distance: 1.5, onAnchors: 2, repeats: 0, inconsistency: null },
    { jurorId: 'b', shared: 2, distance: -1.5, onAnchors: -2, repeats: 1, inconsistency: 1.5 },
  ]);
});

test('the pace so far says which turns will not be done in time', () => {
  const hour = 3_600_000;
  const pace = { done: 20, todo: 40, startTime: 0 };
  expect(expectedEnd(pace, 10 * hour)).toBe(30 * hour);
  expect(turnsAtRisk(pace, 10 * hour, 20 * hour, 0)).toBe(20);
  expect(turnsAtRisk(pace, 10 * hour, 40 * hour, 0)).toBe(0);
  expect(turnsAtRisk(pace, 20 * hour, 20 * hour, 0)).toBe(40);
  const unbegun = { done: 0, todo: 5, startTime: null };
  expect(turnsAtRisk(unbegun, 4 * hour, 10 * hour, 0)).toBe(0);
  expect(turnsAtRisk(unbegun, 6 * hour, 10 * hour, 0)).toBe(5);
  expect(expectedEnd(unbegun, 0)).toBeNull();
});
