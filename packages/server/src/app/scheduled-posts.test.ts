import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { categoryCreate } from '@toasoan/contract/features/categories/category.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { insertCategory } from '#server/features/categories/public.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { type SpawnedProduct, spawnProduct } from './test-support/spawn-product.ts';

/** Processes and databases are killed and start again, each of which takes seconds on a busy machine. */
const CRASH_TEST = { timeout: 120_000 };

/** The last post is due after ten seconds, and two processes start before. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const KILLS = 3;

const { db, url, drop } = await cloneDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-scheduled-'));
afterAll(async () => {
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});

let projectId = '';
let mainCategoryId = '';
beforeEach(async () => {
  projectId = await aProject(db);
  const category = categoryCreate.parse({ title: 'Thời sự' });
  mainCategoryId = (await insertCategory(db, projectId, category, { userId: null, displayName: 'Hệ thống' }))
    .id;
});

const start = () =>
  spawnProduct({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-key-for-tests-that-is-long-enough',
    SEED: 'none',
    ADMIN_PASSWORD: 'đúng giờ thì lên trang',
  });

/** Posts ready for publication, one for each delay from now in milliseconds. */
async function schedule(delays: readonly number[]): Promise<void> {
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tin.' }] }],
  };
  for (const delay of delays) {
    await aPost(db, projectId, {
      excerpt: 'Vài câu dẫn vào bài.',
      content: content as never,
      mainCategoryId,
      authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
      state: 'SCHEDULED',
      scheduleTime: new Date(Date.now() + delay),
    });
  }
}

const published = async () =>
  (
    await db
      .selectFrom('posts')
      .select(['id', 'published_time'])
      .where('project_id', '=', projectId)
      .where('state', '=', 'PUBLISHED')
      .execute()
  ).length;

/** Posts that were not published exactly once: with one step, one public version and one audit row. */
async function notOnce(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT id, version, transitions, versions, audited FROM (
      SELECT id, version, state,
        (SELECT count(*) FROM post_moves WHERE post_id = posts.id AND move = 'publish') AS transitions,
        (SELECT count(*) FROM post_versions WHERE post_id = posts.id AND kind = 'publish') AS versions,
        (SELECT count(*) FROM audit_log
         WHERE entity_id = posts.id::text AND action = 'post.publish') AS audited
      FROM posts WHERE project_id = ${projectId}
    ) AS told
    WHERE NOT (state = 'PUBLISHED' AND version = 2 AND transitions = 1 AND versions = 1 AND audited = 1)`.execute(
    db,
  );
  return rows;
}

/** The only jobs left after all publications: the sweeps, which run within a day. */
const SWEEPS = ['layout.leads', 'media.sweep', 'menu.sweep'];
/** Without the news of each publication, which is handed out behind it. */
async function jobs(): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .where('kind', '!=', 'outbox.handOut')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function counted() {
  return await db
    .selectFrom('post_counts')
    .select(['state', ({ fn }) => fn.sum<string>('count').as('count')])
    .where('project_id', '=', projectId)
    .groupBy('state')
    .having(({ fn }) => fn.sum('count'), '<>', 0)
    .execute();
}

test(
  'two processes publish each post once, none before its time, and the missed ones too',
  CRASH_TEST,
  async () => {
    const missed = Array.from({ length: 10 }, (_, n) => -60_000 * (n + 1));
    const ahead = Array.from({ length: 30 }, (_, n) => 3_000 + n * 100);
    await schedule([...missed, ...ahead]);
    const all = missed.length + ahead.length;
    await Promise.all([start(), start()]);
    await vi.waitFor(async () => expect(await published()).toBe(all), PATIENCE);
    expect(await notOnce()).toEqual([]);
    expect(await counted()).toEqual([{ state: 'PUBLISHED', count: String(all) }]);
    expect(await jobs()).toEqual(SWEEPS);
    const publications = await sql<{ due: Date; done: Date }>`
    SELECT jobs_due.due, published_time AS done FROM posts
    JOIN (
      SELECT entity_id, (before ->> 'scheduleTime')::timestamptz AS due FROM audit_log
      WHERE action = 'post.publish'
    ) AS jobs_due ON jobs_due.entity_id = posts.id::text
    WHERE project_id = ${projectId}`.execute(db);
    expect(publications.rows).toHaveLength(all);
    // Never before its time.
    expect(publications.rows.filter(({ due, done }) => done < due)).toEqual([]);
  },
);

test(
  'after a kill of any process at any moment, no post is lost and none is published twice',
  CRASH_TEST,
  async () => {
    const all = 50;
    await schedule(Array.from({ length: all }, (_, n) => 2_000 + n * 150));
    const running: SpawnedProduct[] = await Promise.all([start(), start()]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Any moment between the publications.
      await wait(100 + Math.random() * 900);
      const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
      victim?.kill();
      await victim?.ended;
      running.push(await start());
    }
    await vi.waitFor(async () => expect(await published()).toBe(all), PATIENCE);
    expect(await notOnce()).toEqual([]);
    expect(await counted()).toEqual([{ state: 'PUBLISHED', count: String(all) }]);
    expect(await jobs()).toEqual(SWEEPS);
  },
);
