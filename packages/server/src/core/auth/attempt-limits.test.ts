import { expect, test } from 'vitest';
import {
  type AttemptLimit,
  type AttemptState,
  CODES_PER_ACCOUNT,
  giveBackAttempt,
  PASSWORDS_PER_ACCOUNT,
  takeAttempt,
} from './attempt-limits.ts';

const START = new Date('2026-11-20T08:00:00Z');
const NONE: AttemptState = { failures: [], lockedUntil: null };

function minutes(count: number): Date {
  return new Date(START.getTime() + count * 60_000);
}

function failAt(limit: AttemptLimit, times: readonly number[]): AttemptState {
  return times.reduce<AttemptState>((state, at) => takeAttempt(state, limit, minutes(at)) ?? state, NONE);
}

test('six failures are allowed in fifteen minutes, the seventh attempt is not', () => {
  const state = failAt(PASSWORDS_PER_ACCOUNT, [0, 1, 2, 3, 4, 5]);
  expect(state.failures).toHaveLength(6);
  expect(takeAttempt(state, PASSWORDS_PER_ACCOUNT, minutes(6))).toBeUndefined();
});

test('an attempt is free again when the oldest failure is fifteen minutes old', () => {
  const state = failAt(PASSWORDS_PER_ACCOUNT, [0, 1, 2, 3, 4, 5]);
  expect(takeAttempt(state, PASSWORDS_PER_ACCOUNT, minutes(14.9))).toBeUndefined();
  const sixteenth = takeAttempt(state, PASSWORDS_PER_ACCOUNT, minutes(15));
  expect(sixteenth?.failures).toHaveLength(6);
  expect(sixteenth?.lockedUntil).toEqual(minutes(16));
});

test('slow failures never lock', () => {
  const state = failAt(
    PASSWORDS_PER_ACCOUNT,
    Array.from({ length: 40 }, (_, index) => index * 3),
  );
  expect(state.lockedUntil).toBeNull();
});

test('ten wrong codes within an hour lock for an hour from the tenth', () => {
  const state = failAt(CODES_PER_ACCOUNT, [0, 6, 12, 18, 24, 30, 36, 42, 48, 55]);
  expect(state.lockedUntil).toEqual(minutes(115));
  expect(takeAttempt(state, CODES_PER_ACCOUNT, minutes(114))).toBeUndefined();
  expect(takeAttempt(state, CODES_PER_ACCOUNT, minutes(115))?.failures).toEqual([minutes(115)]);
});

test('a successful attempt does not count and lifts the lock it caused', () => {
  const five = failAt(PASSWORDS_PER_ACCOUNT, [0, 1, 2, 3, 4]);
  const sixth = takeAttempt(five, PASSWORDS_PER_ACCOUNT, minutes(5)) ?? NONE;
  expect(sixth.lockedUntil).not.toBeNull();
  expect(giveBackAttempt(sixth, PASSWORDS_PER_ACCOUNT, minutes(5))).toEqual(five);
});

test('of two attempts at the same moment one is given back', () => {
  const two = failAt(PASSWORDS_PER_ACCOUNT, [0, 0]);
  expect(giveBackAttempt(two, PASSWORDS_PER_ACCOUNT, START).failures).toHaveLength(1);
});
