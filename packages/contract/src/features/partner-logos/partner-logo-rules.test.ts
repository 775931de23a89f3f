import { expect, test } from 'vitest';
import { validityAt } from './partner-logo-rules.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

test.each([
  ['without times', null, null, 'VALID'],
  ['before its start', '2026-11-20T03:00:01.000Z', null, 'COMING'],
  ['from its start on', '2026-11-20T03:00:00.000Z', null, 'VALID'],
  ['more than fourteen days before its end', null, '2026-12-04T03:00:01.000Z', 'VALID'],
  ['fourteen days before its end', null, '2026-12-04T03:00:00.000Z', 'ENDING'],
  ['at its end', null, '2026-11-20T03:00:00.000Z', 'ENDED'],
] as const)('a logo %s is %s, %s: %s', (_title, startTime, endTime, validity) => {
  expect(validityAt({ startTime, endTime }, NOW)).toBe(validity);
});
