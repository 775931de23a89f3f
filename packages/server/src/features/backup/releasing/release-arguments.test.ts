import { expect, test } from 'vitest';
import { readReleaseArguments } from './release-arguments.ts';

test.each([
  [['--overdue', 'publish'], { kind: 'publish' }],
  [[], { kind: 'ask' }],
  [
    ['--overdue', '2026-11-24T08:00+07:00', '--every', '15'],
    { kind: 'reschedule', first: new Date('2026-11-24T01:00:00Z'), everyMinutes: 15 },
  ],
] as const)('the arguments %j are understood', (args, choice) => {
  expect(readReleaseArguments(args, new Date('2026-11-23T00:00:00Z'))).toEqual(choice);
});

test.each([
  [['--overdue', 'now']],
  [['--overdue', '2026-11-24T08:00']],
  [['--overdue', '2026-11-20T08:00+07:00']],
  [['--all']],
])('the arguments %j are refused with the usage', (args) => {
  expect(() => readReleaseArguments(args, new Date('2026-11-23T00:00:00Z'))).toThrow('Cách dùng');
});
