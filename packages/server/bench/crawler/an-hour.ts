import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { articlePage, feedOf, says } from '#server/features/crawls/test-support/a-foreign-site.ts';
import { CRAWL_JOB } from '#server/features/parser-sources/public.ts';
import { askGently } from '../uploads/ask-gently.ts';
import type { Answer } from './foreign-press.ts';
import type { Report } from './invent-events.ts';

/** Real time passes so much slower: an hour takes six minutes, and a second between requests stands for ten. */
export const TIMES_FASTER = 10;
/** A source brings a new text twice an hour, as 24,000 a day would come. */
const NEW_EVERY_MINUTES = 30;
const IN_FEED = 10;

const LISTS = {
  posts: '/api/admin/post/list',
  queue: '/api/admin/crawled-item/list',
  sources: '/api/admin/parser-source/list',
} as const;

/** Answers as a paper whose feed grows as the hour goes on. */
export function growingPapers(reports: readonly Report[]): Answer {
  const begun = Date.now();
  return (request, response) => {
    const { url = '/', headers } = request;
    const host = headers.host ?? '';
    const minutes = ((Date.now() - begun) * TIMES_FASTER) / 60_000;
    const phase = [...host].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % NEW_EVERY_MINUTES, 7);
    const newest = Math.floor((minutes + phase) / NEW_EVERY_MINUTES);
    const reportAt = (number: number) => reports[(phase * 997 + number) % reports.length];
    if (url === '/rss') {
      const etag = `"${newest}"`;
      if (headers['if-none-match'] === etag) return says('', {}, 304)(request, response);
      const items = Array.from({ length: Math.min(newest + 1, IN_FEED) }, (_, at) => ({
        path: `/tin-${newest - at}.html`,
        title: reportAt(newest - at)?.title ?? '',
      }));
      return says(feedOf(`http://${host}`, items), { 'content-type': 'text/xml', etag })(request, response);
    }
    const number = /^\/tin-(\d+)\.html$/.exec(url)?.[1];
    const report = number === undefined ? undefined : reportAt(Number(number));
    if (report === undefined) return says('', {}, 404)(request, response);
    const page = articlePage({ ...report, time: new Date().toISOString() });
    return says(page)(request, response);
  };
}

interface Hour {
  readonly sourceIds: readonly string[];
  readonly everyMinutes: number;
  readonly seconds: number;
  readonly port: number;
  readonly people: readonly Readonly<Record<string, string>>[];
}

/** The runs of an hour, spread as planned, while people read their lists. */
export async function workAnHour(db: Db, projectId: string, hour: Hour) {
  const { sourceIds, everyMinutes, seconds, port, people } = hour;
  const start = new Date();
  await sql`
    INSERT INTO jobs (kind, key, payload, run_time)
    SELECT ${CRAWL_JOB}, ${CRAWL_JOB} || ':' || id, jsonb_build_object('projectId', ${projectId}::text, 'sourceId', id),
      now() + make_interval(secs => (place - 1) * ${(everyMinutes * 60) / TIMES_FASTER / sourceIds.length}::float8)
    FROM unnest(${sourceIds}::text[]) WITH ORDINALITY AS source (id, place)`.execute(db);
  const askers = Object.entries(LISTS).map(([name, path], at) => {
    const headers = people[at % people.length] ?? {};
    return { name, asking: askGently({ port, headers }, path) };
  });
  const waited: number[] = [];
  let mostRunning = 0;
  let passed = 0;
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    await sleep(500);
    const real = (performance.now() - begun) / 1_000;
    const skipped = (real - passed) * (TIMES_FASTER - 1);
    passed = real;
    const { rows } = await sql<{ late: number | null; running: number }>`
      WITH skipped AS (
        UPDATE jobs SET run_time = greatest(run_time - make_interval(secs => ${skipped}::float8), now())
        WHERE kind = ${CRAWL_JOB} AND run_time > now()
      )
      SELECT extract(epoch FROM now() - min(run_time) FILTER (WHERE run_time <= now() AND lease IS NULL))::float8 AS late,
        count(*) FILTER (WHERE lease IS NOT NULL)::int AS running
      FROM jobs WHERE kind = ${CRAWL_JOB}`.execute(db);
    waited.push(rows[0]?.late ?? 0);
    mostRunning = Math.max(mostRunning, rows[0]?.running ?? 0);
  }
  const lists = [];
  for (const { name, asking } of askers) lists.push({ name, ...(await asking.stop()) });
  await sql`DELETE FROM jobs WHERE kind = ${CRAWL_JOB} AND lease IS NULL`.execute(db);
  const { rows } = await sql<{ state: string; runs: number; stored: number; failed: number }>`
    SELECT state, count(*)::int AS runs, sum(stored)::int AS stored, sum(failed)::int AS failed FROM crawl_runs
    WHERE project_id = ${projectId} AND create_time >= ${start} GROUP BY state ORDER BY state`.execute(db);
  return { lists, waited, mostRunning, runs: rows };
}
