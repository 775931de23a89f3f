import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aCrawlWorld, type CrawlWorld } from '../test-support/a-crawl-world.ts';
import { articlePage, feedOf, says } from '../test-support/a-foreign-site.ts';
import { checkOriginJobs } from './check-origin-jobs.ts';

const HOUR = 3_600_000;
const server = await startTestServer();
let world: CrawlWorld;
beforeAll(async () => {
  world = await aCrawlWorld(server);
});
afterAll(() => world.close());

const TITLE = 'Cà phê vào vụ: hợp tác xã lo nhân công hái';

/** A text that was taken over from the page at a path. */
async function aTakenText(path: string): Promise<CrawledItemDetail> {
  const { site, headers } = world;
  site.answers.set('/rss', says(feedOf(site.base, [{ path, title: TITLE }])));
  site.answers.set(path, says(articlePage({ title: TITLE })));
  const sourceId = await world.aSource();
  await world.run(sourceId);
  const [item] = await world.items(sourceId);
  const body = { id: item?.id ?? '', version: item?.version ?? 0 };
  const taken = await server.ask(crawlerReviewEndpoints.accept, { headers, body });
  return taken;
}

async function lookAfter(hours: number, item: CrawledItemDetail): Promise<CrawledItemDetail> {
  const now = () => new Date(Date.now() + hours * HOUR);
  await runDueJobs(server.db, checkOriginJobs(world.crawls), now);
  return await server.ask(crawlerReviewEndpoints.detail, { headers: world.headers, params: { id: item.id } });
}

const planned = async (item: CrawledItemDetail) => {
  const { rows } = await sql<{ hours: number }>`
    SELECT round(extract(epoch FROM run_time - now()) / 3600)::int AS hours FROM jobs
    WHERE key = ${`crawls.origin:${item.id}`}`.execute(server.db);
  return rows.map(({ hours }) => hours);
};

it('an original is looked at after 1 h, 24 h and 7 d, and raises no alarm while it is the same', async () => {
  const item = await aTakenText('/a');
  expect(await planned(item)).toEqual([1]);
  expect(await lookAfter(2, item)).toMatchObject({ originState: 'SAME' });
  expect(await planned(item)).toEqual([24]);
  await lookAfter(25, item);
  expect(await planned(item)).toEqual([168]);
  await lookAfter(169, item);
  expect(await planned(item)).toEqual([]);
  await removeSources();
});

it('an original that is gone or says another figure is reported to those who look after the crawler', async () => {
  const item = await aTakenText('/b');
  world.site.answers.set('/b', says('', {}, 410));
  expect(await lookAfter(2, item)).toMatchObject({ originState: 'GONE' });
  const { rows } = await sql<{ kind: string }>`
    SELECT kind FROM notifications WHERE detail->>'requestId' = ${item.id} LIMIT 1`.execute(server.db);
  expect(rows[0]?.kind).toBe('originChanged');
  await removeSources();
});

it('a host that does not answer says nothing about the original', async () => {
  const item = await aTakenText('/c');
  world.site.answers.set('/c', says('', {}, 503));
  expect(await lookAfter(2, item)).toMatchObject({ originState: 'SAME', originCheckedTime: null });
  await removeSources();
});

/** A host belongs to one source of a project. */
async function removeSources(): Promise<void> {
  await server.db
    .updateTable('parser_sources')
    .set({ domains: [] })
    .where('project_id', '=', world.projectId)
    .execute();
  await server.db.deleteFrom('crawl_hosts').execute();
}
