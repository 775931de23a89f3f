import { expect, test } from 'vitest';
import type { StripTurn } from '../jury-room.ts';
import { nextWaiting, partnerFor } from './turn-order.ts';

const turn = (id: string, state: StripTurn['state']): StripTurn => ({
  id,
  number: `HV25-A-0000${id}`,
  title: '',
  state,
  points: null,
  version: 1,
  cover: null,
});
const turns = [
  turn('1', 'DONE'),
  turn('2', 'LATER'),
  turn('3', 'TODO'),
  turn('4', 'TODO'),
  turn('5', 'RECUSED'),
];

test('what waits comes next, around the end, and what was left comes after all others', () => {
  expect(nextWaiting(turns, '3')?.id).toBe('4');
  expect(nextWaiting(turns, '4')?.id).toBe('3');
  expect(nextWaiting([turn('1', 'DONE'), turn('2', 'LATER')], '1')?.id).toBe('2');
  expect(nextWaiting([turn('1', 'TODO')], '1')).toBeUndefined();
});

test('the last judged work stands beside the one in hand, or any other one', () => {
  expect(partnerFor(turns, '4')).toBe('1');
  expect(partnerFor(turns, '1')).toBe('2');
  expect(partnerFor([turn('1', 'TODO'), turn('2', 'TODO')], '2')).toBe('1');
});
