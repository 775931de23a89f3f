import { EmbeddedPostgresError } from '@toasoan/embedded-postgres/embedded-postgres-error.ts';
import { expect, test } from 'vitest';
import { StartUpError } from '#server/core/errors/start-up-error.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';
import { WxrProblem } from '#server/features/imports/wordpress/read-wxr.ts';
import { DataDirInUse } from './claim-server.ts';
import { ConfigError } from './config.ts';
import { wordsOf } from './report-failure.ts';

test.each([ConfigError, StartUpError, DataDirInUse, EmbeddedPostgresError, ImportProblem, WxrProblem])(
  'a %o is printed as its sentence without a stack',
  (Kind) => {
    expect(wordsOf(new Kind('PORT is in use.'))).toBe('PORT is in use.');
  },
);

test('an error of the embedded database also names the setting that helps', () => {
  expect(wordsOf(new EmbeddedPostgresError('It cannot run.', { alternative: 'folder' }))).toBe(
    'It cannot run. Or name another data folder with DATA_DIR.',
  );
  expect(wordsOf(new EmbeddedPostgresError('It cannot run.', { alternative: 'server' }))).toBe(
    'It cannot run. Or give DATABASE_URL of a PostgreSQL server instead.',
  );
});

test('any other error is printed with its stack', () => {
  expect(wordsOf(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n +at .*report-failure\.test/,
  );
  expect(wordsOf('text')).toBe('text');
});
