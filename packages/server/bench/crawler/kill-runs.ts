import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { articlePage, feedOf, says } from '#server/features/crawls/test-support/a-foreign-site.ts';
import { randomNumbers } from '../newsroom/random.ts';
import { makeDue, startCrawler } from './crawler-worker.ts';
import { openPress } from './foreign-press.ts';

export const KILL_SOURCES = 8;
const PAGES = 40;
/** A killed worker keeps its jobs for four seconds more. */
const MOST_MS = 420_000;
const TOTAL_MS = 20_000;

export const killPaper = (at: number): string => `to-${at}.test`;

/** Papers whose pages are counted as they are asked for. */
export async function openCountedPress() {
  const asked = new Map<string, number>();
  const press = await openPress(['127.0.0.1'], (request, response) => {
    const { url = '/' } = request;
    const host = request.headers.host ?? '';
    if (url === '/robots.txt') return says('', {}, 404)(request, response);
    if (url === '/rss') {
      const items = Array.from({ length: PAGES }, (_, at) => ({
        path: `/tin-${at}.html`,
        title: `Tin ${at}`,
      }));
      return says(feedOf(`http://${host}`, items), { 'content-type': 'text/xml' })(request, response);
    }
    asked.set(`${host}${url}`, (asked.get(`${host}${url}`) ?? 0) + 1);
    return says(articlePage({ title: `${host}: tin ${url}` }))(request, response);
  });
  return { press, asked };
}

interface Kill {
  readonly url: string;
  readonly role: string;
  readonly kills: number;
  readonly seed: number;
  readonly asked: ReadonlyMap<string, number>;
}

/** Kills the worker at random moments, while and between pages, until everything is read. */
export async function killRuns(db: Db, projectId: string, { url, role, kills, seed, asked }: Kill) {
  const random = randomNumbers(seed);
  const hosts = Array.from({ length: KILL_SOURCES }, (_, at) => killPaper(at));
  const all = KILL_SOURCES * PAGES;
  const begun = performance.now();
  let killed = 0;
  const requests = () => [...asked.values()].reduce((sum, count) => sum + count, 0);
  await makeDue(db, projectId);
  while ((await leftOf()) > 0 && performance.now() - begun < MOST_MS) {
    const worker = startCrawler({ url, role, totalMs: TOTAL_MS, hosts });
    const before = requests();
    const isLast = killed >= kills;
    while ((await leftOf()) > 0 && performance.now() - begun < MOST_MS) {
      await makeDue(db, projectId);
      if (!isLast && requests() > before) break;
      await sleep(100);
    }
    await sleep(random() * 700);
    await worker.kill();
    killed += isLast ? 0 : 1;
  }
  const { rows } = await sql<{ items: number; pages: number; read: number; lines: number }>`
    SELECT (SELECT count(*)::int FROM crawled_items WHERE project_id = ${projectId}) AS items,
      (SELECT count(DISTINCT page_id)::int FROM crawled_items WHERE project_id = ${projectId}) AS pages,
      (SELECT count(*)::int FROM crawled_pages WHERE project_id = ${projectId} AND state = 'READ' AND attempts = 1) AS read,
      (SELECT count(*)::int FROM crawl_run_lines WHERE project_id = ${projectId} AND event = 'PAGE_READ') AS lines`.execute(
    db,
  );
  const [kept] = rows;
  return {
    all,
    killed,
    repeated: requests() - asked.size,
    kept,
    seconds: (performance.now() - begun) / 1_000,
  };

  async function leftOf(): Promise<number> {
    const { rows: read } = await sql<{ read: number }>`
      SELECT count(*)::int AS read FROM crawled_pages WHERE project_id = ${projectId} AND state = 'READ'`.execute(
      db,
    );
    return all - (read[0]?.read ?? 0);
  }
}
