import { expect, test } from 'vitest';
import vi from '../texts/vi.json' with { type: 'json' };
import { deviceWords, isHandheld } from './device-words.ts';

const t = ((key: keyof typeof vi, values: Record<string, string> = {}) =>
  vi[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as never;

test.each([
  ['Chrome · Windows', 'Chrome trên Windows', false],
  ['Safari · iPhone', 'Safari trên iPhone', true],
  ['Firefox', 'Firefox', false],
  ['curl/8.5.0', 'curl/8.5.0', false],
  ['', 'Thiết bị không rõ', false],
])('%j reads "%s"', (device, words, handheld) => {
  expect(deviceWords(device, t)).toBe(words);
  expect(isHandheld(device)).toBe(handheld);
});
