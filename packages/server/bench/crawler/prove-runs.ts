import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { aProject } from '#test/factories/a-project.ts';
import type { Print } from '../bench-orders.ts';
import { least, most, type Verdict } from '../verdicts.ts';
import type { CrawlerOrders } from './crawler-orders.ts';
import { addSources } from './fill-queue.ts';
import { openHostilePress, SOAK_SOURCES, SOAK_TOTAL_MS, soak, soakPaper } from './hostile-soak.ts';
import { KILL_SOURCES, killPaper, killRuns, openCountedPress } from './kill-runs.ts';

const SEED = 20_261_129;
/** The worker's own memory with the process that reads pages. */
const MAX_MEMORY_MB = 700;
const SOAK_SECONDS = { full: 120, quick: 20 } as const;
const KILLS = { full: 20, quick: 3 } as const;

interface Place {
  readonly db: Db;
  readonly client: pg.Client;
  readonly url: string;
  readonly role: string;
}

/** Runs in a worker of their own over an empty database: under hostile answers, and killed. */
export async function proveRuns(orders: CrawlerOrders, shutdown: Shutdown, print: Print): Promise<Verdict[]> {
  const { folder, parts } = orders;
  if (!parts.includes('soak') && !parts.includes('kill')) return [];
  const dataDir = join(folder, 'crawler-runs');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  const { db, url } = database;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  shutdown.add(() => client.end());
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(db);
  const place = { db, client, url, role: rows[0]?.role ?? '' };
  return [
    ...(parts.includes('soak') ? await proveSoak(place, orders, shutdown, print) : []),
    ...(parts.includes('kill') ? await proveKills(place, orders, shutdown, print) : []),
  ];
}

async function proveSoak(
  { db, client, url, role }: Place,
  { isQuick }: CrawlerOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<Verdict[]> {
  const seconds = isQuick ? SOAK_SECONDS.quick : SOAK_SECONDS.full;
  const projectId = await aProject(db);
  const { press, seen } = await openHostilePress(SEED);
  shutdown.add(() => press.close());
  await addSources(
    client,
    projectId,
    Array.from({ length: SOAK_SOURCES }, (_, at) => ({
      title: `Báo Thử Thách ${at}`,
      base: `http://${soakPaper(at)}:${press.port}`,
      domain: soakPaper(at),
      // Nothing but the bench plans a run.
      everyMinutes: 1_440,
      maxPerRun: 10,
      fetchMode: at % 3 === 0 ? ('SITEMAP' as const) : ('RSS' as const),
    })),
  );
  print(
    `Soak: ${seconds} s of random hostile answers to ${SOAK_SOURCES} sources; a request waits ${SOAK_TOTAL_MS} ms at most …`,
  );
  const { open, isAlive, memory, errors, lines, tried, unlogged } = await soak(db, projectId, {
    url,
    role,
    seconds,
  });
  const runs = await countRuns(db, projectId);
  print(`${seen.requests} requests in ${runs} runs; ${tried} pages tried. Lines of the logs:`);
  for (const { event, detail, count } of lines) print(`  ${count} × ${event} ${detail}`);
  for (const error of errors) print(`  failed: ${error}`);
  return [
    least('soak: runs', runs, 1),
    most('soak: runs that did not end', open, 0),
    most('soak: kinds of failures that nobody expected', errors.length, 0),
    most('soak: processes that ended', isAlive ? 0 : 1, 0),
    most('soak: pages tried without a line in a log', unlogged, 0),
    most('soak: requests that reached what is not public', seen.secrets, 0),
    most('soak: most memory MB of the worker and its reader', memory, MAX_MEMORY_MB),
  ];
}

async function proveKills(
  { db, client, url, role }: Place,
  { isQuick }: CrawlerOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<Verdict[]> {
  const kills = isQuick ? KILLS.quick : KILLS.full;
  const projectId = await aProject(db);
  const { press, asked } = await openCountedPress();
  shutdown.add(() => press.close());
  await addSources(
    client,
    projectId,
    Array.from({ length: KILL_SOURCES }, (_, at) => ({
      title: `Báo Đứt Gánh ${at}`,
      base: `http://${killPaper(at)}:${press.port}`,
      domain: killPaper(at),
      everyMinutes: 1,
      maxPerRun: 10,
    })),
  );
  print(`Kills: ${kills} times SIGKILL in the middle of runs …`);
  const result = await killRuns(db, projectId, { url, role, kills, seed: SEED, asked });
  const { all, killed, repeated, kept, seconds } = result;
  print(
    `${killed} kills, ${all} addresses in ${seconds.toFixed(0)} s; ${repeated} requests were made again because their page was not yet kept.`,
  );
  return [
    least('kills: workers killed', killed, kills),
    most('kills: addresses that were not read once', all - (kept?.read ?? 0), 0),
    most('kills: texts lost', all - (kept?.pages ?? 0), 0),
    most('kills: texts that are there twice', (kept?.items ?? 0) - (kept?.pages ?? 0), 0),
    most('kills: lines of logs too many or too few', Math.abs((kept?.lines ?? 0) - all), 0),
  ];
}

async function countRuns(db: Db, projectId: string): Promise<number> {
  const { rows } = await sql<{ runs: number }>`
    SELECT count(*)::int AS runs FROM crawl_runs WHERE project_id = ${projectId}`.execute(db);
  return rows[0]?.runs ?? 0;
}
