import type { Presence } from '@toasoan/contract/features/articles/lock/presence.ts';
import { expect, test } from 'vitest';
import {
  afterAnswer,
  type Hold,
  isReadOnly,
  type Loss,
  type PresenceState,
  UNKNOWN,
} from '#web/features/articles/lock/presence-state.ts';

const HOLDER = { editingSession: 'other', userId: '9', name: 'Hà Anh', since: '2026-11-22T13:15:00.000Z' };
const answer = (changes: Partial<Presence> = {}): Presence => ({
  holder: null,
  mine: false,
  mayTakeOver: false,
  others: [],
  version: 1,
  ...changes,
});
const HERE = { writes: true, wasAway: false };
const mine = answer({ mine: true, holder: HOLDER });
const held = answer({ holder: HOLDER });
const nobody = answer();
const through = (...answers: readonly Presence[]): PresenceState =>
  answers.reduce((state, one) => afterAnswer(state, one, HERE), UNKNOWN);

test.each<[string, readonly Presence[], Hold, Loss | undefined]>([
  ['who comes first writes', [mine], 'mine', undefined],
  ['who comes second reads', [held], 'held', undefined],
  ['who wrote until another took it has lost it', [mine, held], 'held', 'taken'],
  ['and still has when that one goes on', [mine, held, held], 'held', 'taken'],
  ['and when it is free again', [mine, held, nobody], 'free', 'taken'],
  ['getting it back ends that', [mine, held, nobody, mine], 'mine', undefined],
  ['who has not typed for long may go on at once', [mine, nobody], 'idle', undefined],
  ['until somebody else came meanwhile', [mine, nobody, held], 'held', 'idle'],
  ['who read does not write when it is free, before being asked', [held, nobody], 'free', undefined],
])('%s', (_, answers, hold, lost) => {
  expect(through(...answers)).toMatchObject({ hold, lost });
});

test('a free post names its last holder', () => {
  expect(through(held, nobody).holder).toEqual(HOLDER);
});

test('a page that only shows the post never writes', () => {
  expect(afterAnswer(UNKNOWN, nobody, { writes: false, wasAway: false }).hold).toBe('free');
});

test('an unknown holder prevents nobody from writing', () => {
  expect(isReadOnly(UNKNOWN)).toBe(false);
  expect(isReadOnly({ hold: 'idle' })).toBe(false);
});

test('a page that was away does not report a take-over', () => {
  expect(afterAnswer(through(mine), held, { writes: true, wasAway: true })).toMatchObject({
    hold: 'held',
    lost: 'away',
  });
});

test('a page that lost and regained the lock says so until the person confirms', () => {
  const later = answer({ mine: true, holder: { ...HOLDER, since: '2026-11-22T13:40:00.000Z' } });
  expect(through(mine, mine).isRegained).toBe(false);
  expect(through(mine, later, later).isRegained).toBe(true);
  expect(through(mine, held, later).isRegained).toBe(false);
  expect(through(mine, nobody, later).isRegained).toBe(false);
});
