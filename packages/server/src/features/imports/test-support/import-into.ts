import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ImportOptions, type ImportOutcome, runImport } from '../running/run-import.ts';
import { withFile } from './wxr.ts';

export const REAL_EXPORT = new URL('../../../../test/fixtures/wordpress-theme-unit-test.xml', import.meta.url)
  .pathname;

const SECRET = 'a-key-for-tests-that-is-long-enough';

type Options = Partial<Omit<ImportOptions, 'projectId' | 'path'>>;

export async function importFile(
  db: Db,
  projectId: string,
  path: string,
  options: Options = {},
): Promise<ImportOutcome> {
  return await runImport(db, {
    projectId,
    path,
    fileName: 'export.xml',
    isDryRun: false,
    now: new Date('2025-01-01T00:00:00Z'),
    senders: { secretBox: createSecretBox({ current: SECRET }), keys: readerKeys(SECRET) },
    onProgress: () => undefined,
    ...options,
  });
}

export async function importText(
  db: Db,
  projectId: string,
  xml: string,
  options: Options = {},
): Promise<ImportOutcome> {
  return await withFile(xml, async (path) => await importFile(db, projectId, path, options));
}
