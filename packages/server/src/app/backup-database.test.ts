import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openForBackup } from './backup-database.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-no-data-'));
afterAll(() => rm(dataDir, { recursive: true }));

test('a backup of a data folder without a database is refused and creates none', async () => {
  const settings = { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined };
  await expect(openForBackup(settings, () => undefined)).rejects.toThrow('There is no database');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a backup of a database that cannot be opened says which setting names it', async () => {
  const databaseUrl = 'postgres://nobody:x@127.0.0.1:1/none';
  const settings = { dataDir, databaseUrl, databaseOwnerUrl: undefined };
  await expect(openForBackup(settings, () => undefined)).rejects.toThrow('DATABASE_URL cannot be opened');
});
