import { expect, test } from 'vitest';
import { FloodGate } from './flood-gate.ts';

const NOW = Date.parse('2026-11-20T08:00:03Z');

test('a network that calls more often than the limit is refused until the window ends, others are not', () => {
  const gate = new FloodGate({ perWindow: 3 });
  for (let call = 0; call < 3; call += 1) gate.pass('a', NOW);
  expect(() => gate.pass('a', NOW)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', options: { details: { retryAfter: 7 } } }),
  );
  expect(() => gate.pass('b', NOW)).not.toThrow();
  expect(() => gate.pass('a', NOW + 7_000)).not.toThrow();
});

test('a flood from more networks than it remembers does not make it grow', () => {
  const gate = new FloodGate({ perWindow: 3, mostKeys: 100 });
  for (let network = 0; network < 10_000; network += 1) gate.pass(`network ${network}`, NOW);
  expect(gate.size).toBe(100);
});
