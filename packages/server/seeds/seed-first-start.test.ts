import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { cloneDatabase, type TestDatabase } from '#test/test-database.ts';
import { DEMO_ACCOUNTS } from './first-accounts.ts';
import { DEMO_PEOPLE } from './seed-demo-people.ts';
import { seedFirstStart } from './seed-first-start.ts';
import { storeDemoFiles } from './store-demo-files.ts';

const SETTINGS = {
  seed: 'demo',
  adminEmail: 'quantri@toasoan.local',
  adminPassword: undefined,
  demoPassword: undefined,
} as const;
/** The first administrator, who signs in, and who is only there. */
const ALL_PEOPLE = 1 + DEMO_ACCOUNTS.length + DEMO_PEOPLE.length;
const PASSWORD = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/;

const storage = await aStorage();
/** Drawn once for all starts: each has a database of its own, and what is drawn is proved beside its pictures. */
const drawn = await storeDemoFiles(storage);
const storeFiles = async () => drawn;
let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

async function start() {
  const printed: string[] = [];
  const wasEmpty = await seedFirstStart(
    database.db,
    SETTINGS,
    (text) => printed.push(text),
    storage,
    storeFiles,
  );
  return { wasEmpty, printed };
}

async function contents() {
  const [row] = await query(
    database.url,
    `SELECT (SELECT count(*)::int FROM projects) AS projects, (SELECT count(*)::int FROM users) AS users,
       (SELECT count(*)::int FROM posts) AS posts, (SELECT count(*)::int FROM tags) AS tags`,
  );
  return row;
}

/** Ends the connection that is writing posts, as the end of its process would; answers how many it met. */
async function killWriter(): Promise<number> {
  const killed = await query(
    database.url,
    // Locks of the whole server are listed, and clones of one database share the numbers of their tables.
    `SELECT pg_terminate_backend(pid) FROM pg_locks
     WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND relation = 'posts'::regclass AND mode = 'RowExclusiveLock'`,
  );
  return killed.length;
}

test('a first start that is killed while it makes the demo leaves nothing, and the next one makes it whole', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const first = seedFirstStart(database.db, SETTINGS, print, storage, storeFiles).catch(codeOfDatabaseError);
  await expect.poll(killWriter, { interval: 1, timeout: 60_000 }).toBeGreaterThan(0);
  expect(await first).toBe('UNAVAILABLE');
  expect(await contents()).toEqual({ projects: 0, users: 0, posts: 0, tags: 0 });
  expect(printed.join()).not.toMatch(PASSWORD);

  const second = await start();
  expect(second.wasEmpty).toBe(true);
  expect(second.printed.join()).toMatch(PASSWORD);
  const whole = await contents();
  expect(whole).toMatchObject({ projects: 7, users: ALL_PEOPLE });
  expect(Number(whole?.posts)).toBeGreaterThanOrEqual(60);
  expect(await start()).toEqual({ wasEmpty: false, printed: [] });
  expect(await contents()).toEqual(whole);
});

test('of processes that start side by side one makes the demo, the others wait for it', async () => {
  const starts = await Promise.all([start(), start(), start()]);
  expect(starts.map(({ wasEmpty }) => wasEmpty).sort()).toEqual([false, false, true]);
  expect(await contents()).toMatchObject({ projects: 7, users: ALL_PEOPLE });
});
