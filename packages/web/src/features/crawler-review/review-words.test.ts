import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { clockWords, gateNow, gateWords, shareWords } from './review-words.ts';

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction<'crawler-review'>;
const NOW = Date.parse('2026-11-20T09:28:46.000Z');
const UNTIL = '2026-11-20T09:52:00.000Z';

describe('a gate that waits', () => {
  test('is open once its time has come', () => {
    const gate = { gate: 'DELAY', state: 'WAIT', value: '60', until: UNTIL } as const;
    expect(gateNow(gate, NOW).state).toBe('WAIT');
    expect(gateNow(gate, Date.parse(UNTIL)).state).toBe('OPEN');
    expect(gateWords(t, gate, NOW).note).toBe('gate.delay.left {"time":"span.minutes {\\"n\\":23}"}');
  });

  test('of an unknown time says that nobody knows', () => {
    const gate = { gate: 'DELAY', state: 'NOTE', value: '60', until: null } as const;
    expect(gateWords(t, gate, NOW).note).toBe('gate.delay.unknown');
  });
});

test('an agreement that is not needed names no number, and one that is missing says that the text is kept', () => {
  const gate = { gate: 'AGREEMENT', value: '', until: null } as const;
  expect(gateWords(t, { ...gate, state: 'OPEN' }, NOW)).toEqual({
    title: 'gate.agreement.free',
    note: undefined,
  });
  expect(gateWords(t, { ...gate, state: 'SHUT' }, NOW).note).toBe('gate.agreement.kept');
});

test('a countdown shows minutes and seconds, hours where there are any, and nothing below zero', () => {
  expect(clockWords(Date.parse(UNTIL) - NOW)).toBe('23:14');
  expect(clockWords(3_725_000)).toBe('1:02:05');
  expect(clockWords(-5)).toBe('00:00');
  expect(shareWords(0.914)).toBe('91\u00a0%');
});
