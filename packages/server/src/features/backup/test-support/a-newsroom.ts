import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { seedFirstStart } from '#seeds/seed-first-start.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import type { BackupSource } from '../make-backup.ts';
import { makeBackup } from '../make-backup.ts';

export const KNOWN = ALL_MIGRATIONS.map(({ name }) => name);
export const KEY = 'khoa-niem-phong-cua-he-thong-dau-tien';

export interface Newsroom {
  readonly database: TestDatabase;
  readonly db: Db;
  readonly storage: Storage;
  readonly projectId: string;
  /** Has a sealed second factor and a living session. */
  readonly userId: string;
}

/** A filled newsroom with its own database and storage: demo people and terms, posts of several states, files. */
export async function aNewsroom(): Promise<Newsroom> {
  const database = await cloneDatabase();
  afterAll(database.drop);
  const { db } = database;
  const storage = await aStorage();
  const settings = { seed: 'demo', adminEmail: 'quantri@toasoan.local', adminPassword: undefined } as const;
  await seedFirstStart(db, { ...settings, demoPassword: undefined }, () => undefined, storage);
  const projectId = '1';
  const person = await aPerson(db, { role: 'ADMIN', projects: [projectId] });
  await signIn(db, person, { project: projectId });
  const { box, keyId } = createSecretBox({ current: KEY }).seal('JBSWY3DPEHPK3PXP', person.userId);
  await db
    .insertInto('second_factors')
    .values({ user_id: person.userId, secret: box, secret_key_id: keyId, enabled_time: new Date() })
    .execute();
  const owner = `payroll:${person.userId}`;
  const paid = createSecretBox({ current: KEY }).seal('{"taxCode":"8012345678"}', owner);
  await db
    .insertInto('account_payrolls')
    .values({ user_id: person.userId, project_id: projectId, box: paid.box, key_id: paid.keyId })
    .execute();
  await db.updateTable('users').set({ verify_type: 1 }).where('id', '=', person.userId).execute();
  // What a text format could lose: tabs, line breaks, backslashes, nothing at all.
  await aPost(db, projectId, { title: 'Tít có \\ và "nháy"', excerpt: 'dòng một\ndòng hai\t\\N' });
  await aMedia(db, projectId, { storage, content: Buffer.alloc(5_000_000, 'phim'), kind: 'VIDEO' });
  return { database, db, storage, projectId, userId: person.userId };
}

/** A connection that ends with the test file. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  afterAll(() => client.end());
  return client;
}

async function sourceOf({ database, db, storage }: Newsroom): Promise<BackupSource> {
  return { db, storage, client: await connectTo(database.url), knownMigrations: KNOWN };
}

/** A folder for archives; removed after the test file. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-backup-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Backs up into a new file. */
export async function backUp(newsroom: Newsroom, path: string, signal = new AbortController().signal) {
  const options = { path, product: '0.1.0', now: new Date(), print: () => undefined, signal };
  return await makeBackup(await sourceOf(newsroom), options);
}
