import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reparseTask } from '#server/features/crawler-review/moves/reparse-task.ts';
import { openExtractionProcess } from '#server/features/extraction/public.ts';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from '../test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from '../test-support/a-foreign-site.ts';
import type { PageReader } from './page-reader.ts';
import { processReader } from './process-reader.ts';
import { readAgainWith } from './read-again.ts';

const extraction = openExtractionProcess();
const usual = processReader(extraction);
/** Looks at the database while a page is read. */
let whileReading: () => Promise<void>;
const reader: PageReader = {
  ...usual,
  read: async (pages, options) => {
    await whileReading();
    return await usual.read(pages, options);
  },
};

const server = await startTestServer({ pages: reader });
let world: CrawlWorld;
beforeAll(async () => {
  world = await aCrawlWorld(server);
});
afterAll(async () => {
  await world.close();
  await extraction.stop();
});

const TITLES = [1, 2, 3, 4, 5, 6, 7].map((at) => `Cà phê vào vụ, bản tin số ${at} của hợp tác xã`);
let ids: string[];
beforeEach(async () => {
  whileReading = async () => undefined;
  const { site, projectId } = world;
  await server.db.deleteFrom('crawled_items').where('project_id', '=', projectId).execute();
  await server.db.deleteFrom('parser_sources').where('project_id', '=', projectId).execute();
  await server.db.deleteFrom('crawl_hosts').execute();
  await sql`DELETE FROM jobs WHERE kind LIKE 'crawl%'`.execute(server.db);
  const articles = TITLES.map((title, at) => ({ path: `/${at}.html`, title }));
  site.answers.set('/rss', says(feedOf(site.base, articles)));
  for (const { path, title } of articles) site.answers.set(path, says(articlePage({ title })));
  const id = await world.aSource();
  await world.run(id);
  ids = (await world.items(id)).map((item) => item.id);
  // As an earlier template had read them.
  await sql`UPDATE crawled_items SET title = 'Sai tiêu đề' WHERE source_id = ${id}`.execute(server.db);
});

const titlesOf = async (some: readonly string[]) => {
  const { rows } = await sql<{ title: string; version: number }>`
    SELECT title, version FROM crawled_items WHERE id = ANY (${[...some]}::bigint[]) ORDER BY title`.execute(
    server.db,
  );
  return rows.map(({ title, version }) => [title, version]);
};
/** Fails where a transaction holds a text. */
const nobodyHoldsTexts = async () => {
  await server.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM crawled_items WHERE id = ANY (${ids}::bigint[]) FOR UPDATE NOWAIT`.execute(tx);
  });
};
const auditsOf = async (some: readonly string[]) => {
  const { rows } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM audit_log
    WHERE action = 'crawledItem.reparse' AND entity_id = ANY (${[...some]}::text[])`.execute(server.db);
  return rows[0]?.rows;
};

describe('a stored page that is read again', () => {
  it('is read while nothing holds its text, and gives it its words', async () => {
    let reads = 0;
    whileReading = async () => {
      reads += 1;
      await nobodyHoldsTexts();
    };
    const [id = ''] = ids;
    const { headers } = world;
    const after = await server.ask(crawlerReviewEndpoints.reparse, { headers, body: { id, version: 1 } });
    expect(TITLES).toContain(after.title);
    expect([reads, after.version]).toEqual([1, 2]);
  });

  it('is not written over what somebody has changed while it was read', async () => {
    const [id = ''] = ids;
    whileReading = async () => {
      await sql`UPDATE crawled_items SET version = version + 1 WHERE id = ${id}`.execute(server.db);
    };
    const { headers } = world;
    const refused = await server.refusal(crawlerReviewEndpoints.reparse, {
      headers,
      body: { id, version: 1 },
    });
    expect(refused.code).toBe('VERSION_CONFLICT');
    expect(await titlesOf([id])).toEqual([['Sai tiêu đề', 2]]);
  });

  it('together with a handful of others reports for itself', async () => {
    const [first = '', gone = ''] = ids;
    await sql`
      UPDATE crawled_pages SET body = NULL FROM crawled_items AS item
      WHERE item.id = ${gone} AND crawled_pages.id = item.page_id`.execute(server.db);
    whileReading = nobodyHoldsTexts;
    const { headers } = world;
    const body = { action: 'reparse' as const, ids: [first, gone] };
    const { done, results } = await server.ask(crawlerReviewEndpoints.bulk, { headers, body });
    expect(done).toBe(1);
    expect(results.find(({ id }) => id === gone)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    const many = { action: 'reparse' as const, ids: ids.slice(0, 6) };
    await server.refusal(crawlerReviewEndpoints.bulk, { headers, body: many });
  });
});

describe('many texts', () => {
  const start = () =>
    server.ask(crawlerReviewEndpoints.reparseMany, { headers: world.headers, body: { ids } });
  const task = async (id: string) =>
    await server.db
      .selectFrom('tasks')
      .select(['state', 'done', 'total', 'error'])
      .where('id', '=', id)
      .executeTakeFirst();
  const work = async () => {
    const files = new TaskFiles(server.storage, server.scratch);
    const handlers = [reparseTask(readAgainWith(reader, async () => undefined))];
    await runDueJobs(server.db, taskJobs({ files, handlers }));
  };

  it('are read by a task, each in a transaction of its own, with its line in the log', async () => {
    whileReading = nobodyHoldsTexts;
    const { taskId } = await start();
    expect((await titlesOf(ids)).map(([, version]) => version)).toEqual(ids.map(() => 1));
    await work();
    expect(await task(taskId)).toMatchObject({ state: 'DONE', done: 7 });
    expect((await titlesOf(ids)).map(([title]) => title)).toEqual(TITLES);
    expect(await auditsOf(ids)).toBe(7);
  });

  it('go on where one of them was decided meanwhile', async () => {
    const { taskId } = await start();
    const [decided = ''] = ids;
    await server.ask(crawlerReviewEndpoints.reject, {
      headers: world.headers,
      body: { id: decided, version: 1, reason: 'OLD' },
    });
    await work();
    expect(await task(taskId)).toMatchObject({ state: 'DONE', done: 6 });
    expect(await titlesOf([decided])).toEqual([['Sai tiêu đề', 2]]);
  });

  it('of another project are not there', async () => {
    const body = { ids: ['999999999'] };
    const refused = await server.refusal(crawlerReviewEndpoints.reparseMany, {
      headers: world.headers,
      body,
    });
    expect(refused.code).toBe('NOT_FOUND');
  });
});
