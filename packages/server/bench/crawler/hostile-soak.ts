import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { articlePage, feedOf } from '#server/features/crawls/test-support/a-foreign-site.ts';
import { hostileAnswers, manyEntities } from '#server/features/crawls/test-support/hostile-answers.ts';
import { randomNumbers } from '../newsroom/random.ts';
import { type CrawlerWorker, makeDue, startCrawler } from './crawler-worker.ts';
import { openPress } from './foreign-press.ts';
import { memoryOfTree } from './processors.ts';

export const SOAK_SOURCES = 24;
/** A run under way when the time is over may wait for ten slow pages. */
const PATIENCE_MS = 180_000;
/** Waits less than the product's 20 s, so that two minutes see more. */
export const SOAK_TOTAL_MS = 2_000;
const IN_FEED = 8;
const HOSTS_OF_PAPER = 150;
const BIG_SITEMAP_BYTES = 50_000_000;

export const soakPaper = (at: number): string => `bao-${at}.test`;
const hostsOf = (at: number) => [
  soakPaper(at),
  ...Array.from({ length: HOSTS_OF_PAPER }, (_, number) => `x${number}.${soakPaper(at)}`),
];

/** A press that answers everything at random: one page in three is honest, one list in three hostile. */
export async function openHostilePress(seed: number) {
  const random = randomNumbers(seed);
  const hostile = hostileAnswers();
  const seen = { requests: 0, secrets: 0 };
  let number = 0;
  const press = await openPress(['127.0.0.1'], (request, response) => {
    seen.requests += 1;
    const { url = '/' } = request;
    const host = request.headers.host ?? '';
    if (url === '/bi-mat') seen.secrets += 1;
    if (url === '/robots.txt') return void response.writeHead(404).end();
    if (url === '/rss') return answerList(response, host);
    const kind = Number(/-k(\d+)/.exec(url)?.[1] ?? -1);
    const answer = hostile[kind]?.answer ?? honest;
    return answer(request, response);
  });
  return { press, seen };

  function honest(_: IncomingMessage, response: ServerResponse): void {
    number += 1;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(articlePage({ title: `Tin số ${number} của một tờ báo bình thường` }));
  }

  function answerList(response: ServerResponse, host: string): void {
    const chance = random();
    const xml = { 'content-type': 'text/xml; charset=utf-8' };
    if (chance < 0.05) return void response.writeHead(200, xml).end(manyEntities());
    if (chance < 0.1) return void response.writeHead(200, xml).end(sitemapOf(host, 10_000));
    if (chance < 0.15) return void bigSitemap(response, host);
    response.writeHead(200, xml).end(
      feedOf(
        '',
        Array.from({ length: IN_FEED }, () => entryOf(host)),
      ),
    );
  }

  /** Each on a host of its own: a host that failed is left alone. */
  function entryOf(host: string) {
    number += 1;
    const isHonest = random() < 1 / 3;
    const kind = isHonest ? '' : `-k${Math.floor(random() * (hostile.length + 1))}`;
    // The last kind is a name that leads to this machine without being allowed to.
    const isRebinding = kind === `-k${hostile.length}`;
    const name = isRebinding ? 'doi' : `x${number % HOSTS_OF_PAPER}`;
    const at = isRebinding ? `${name}.${host.split(':')[0]}` : `${name}.${host}`;
    return {
      path: `http://${at}/${isRebinding ? 'bi-mat?' : 'tin'}${number}${kind}`,
      title: `Tin ${number}`,
    };
  }
}

function sitemapOf(host: string, entries: number): string {
  const urls = Array.from(
    { length: entries },
    (_, at) => `<url><loc>http://${host}/tin-${at}</loc><lastmod>2026-11-20</lastmod></url>`,
  );
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

function bigSitemap(response: ServerResponse, host: string): void {
  response.writeHead(200, { 'content-type': 'text/xml' });
  const part = sitemapOf(host, 5_000);
  let sent = 0;
  const fill = () => {
    while (sent < BIG_SITEMAP_BYTES && !response.destroyed) {
      sent += part.length;
      if (!response.write(part)) return;
    }
    response.end();
  };
  response.on('drain', fill);
  fill();
}

interface Soak {
  readonly url: string;
  readonly role: string;
  readonly seconds: number;
}

/** Runs against random hostile answers, one after the other, and what is left when they have ended. */
export async function soak(db: Db, projectId: string, { url, role, seconds }: Soak) {
  const hosts = Array.from({ length: SOAK_SOURCES }, (_, at) => hostsOf(at)).flat();
  const worker = startCrawler({ url, role, totalMs: SOAK_TOTAL_MS, hosts });
  let memory = 0;
  const errors = new Set<string>();
  const look = async () => {
    const { rows: failed } = await sql<{ error: string }>`
      SELECT error FROM jobs WHERE payload->>'projectId' = ${projectId} AND error IS NOT NULL`.execute(db);
    for (const { error } of failed) errors.add(error);
    memory = Math.max(memory, await memoryOfTree(worker.pid));
    await sleep(500);
  };
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000 && !worker.hasEnded()) {
    await makeDue(db, projectId);
    await look();
  }
  const open = await untilEnded(db, projectId, worker, look);
  const isAlive = !worker.hasEnded();
  await worker.kill();
  const { rows: lines } = await sql<{ event: string; detail: string; count: number }>`
    SELECT event, CASE WHEN event IN ('PAGE_READ', 'LIST_READ') THEN '' ELSE detail END AS detail, count(*)::int
    FROM crawl_run_lines WHERE project_id = ${projectId} GROUP BY 1, 2 ORDER BY 3 DESC`.execute(db);
  const { rows } = await sql<{ unlogged: number; tried: number }>`
    SELECT count(*)::int AS tried, count(*) FILTER (WHERE NOT EXISTS (SELECT FROM crawl_run_lines AS line
      WHERE line.project_id = page.project_id AND line.url = page.url))::int AS unlogged
    FROM crawled_pages AS page WHERE project_id = ${projectId} AND attempts > 0`.execute(db);
  return {
    open,
    isAlive,
    memory,
    errors: [...errors],
    lines,
    tried: rows[0]?.tried ?? 0,
    unlogged: rows[0]?.unlogged ?? 0,
  };
}

/** Waits for the runs that are under way. @returns how many did not end */
async function untilEnded(
  db: Db,
  projectId: string,
  worker: CrawlerWorker,
  look: () => Promise<void>,
): Promise<number> {
  // What waits for a slot is not begun any more.
  await sql`
    UPDATE jobs SET run_time = now() + interval '1 day'
    WHERE payload->>'projectId' = ${projectId} AND lease IS NULL`.execute(db);
  const begun = performance.now();
  for (;;) {
    const { rows } = await sql<{ open: number }>`
      SELECT count(*)::int AS open FROM jobs
      WHERE payload->>'projectId' = ${projectId} AND run_time <= now()`.execute(db);
    const open = rows[0]?.open ?? 0;
    if (open === 0 || worker.hasEnded() || performance.now() - begun > PATIENCE_MS) return open;
    await look();
  }
}
