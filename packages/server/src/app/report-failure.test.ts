import { expect, test } from 'vitest';
import { DataDirInUse } from '#server/core/embedded-postgres/claim-server.ts';
import { StartUpError } from '#server/core/embedded-postgres/start-up-error.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';
import { WxrProblem } from '#server/features/imports/wordpress/wxr-problem.ts';
import { ConfigError } from './config.ts';
import { wordsOf } from './report-failure.ts';

test.each([ConfigError, StartUpError, DataDirInUse, ImportProblem, WxrProblem])(
  'a %o is told in its sentence alone',
  (Kind) => {
    expect(wordsOf(new Kind('PORT is in use.'))).toBe('PORT is in use.');
  },
);

test('anything else is told with where it happened', () => {
  expect(wordsOf(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n +at .*report-failure\.test/,
  );
  expect(wordsOf('text')).toBe('text');
});
