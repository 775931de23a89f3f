import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Shutdown } from '#server/app/shutdown.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { type Print, printLoadOfMachine, SETTLED_MS } from '../bench-orders.ts';
import { alignedTable } from '../report.ts';
import { least, most, type Verdict } from '../verdicts.ts';
import { type NewsroomCopy, openCopy, PROJECT } from '../writes/open-copy.ts';
import { growingPapers, TIMES_FASTER, workAnHour } from './an-hour.ts';
import type { CrawlerOrders } from './crawler-orders.ts';
import { addDay, addSources, fillQueue } from './fill-queue.ts';
import { openPress, type Press, paperAddress } from './foreign-press.ts';
import { gatherDay } from './gather-day.ts';
import { inventReports } from './invent-events.ts';
import { measureCalls, queueCalls } from './queue-calls.ts';

const SEED = 20_261_129;
const SOURCES = 500;
const EVERY_MINUTES = 10;
const SIZES = {
  full: { items: 100_000, events: 2_500, calls: 200, seconds: 360 },
  quick: { items: 10_000, events: 250, calls: 40, seconds: 60 },
} as const;
const REPORTS_OF_EVENT = 4;
const MAX = { queueP99: 100, listP99: 200, gatherSeconds: 600, lateSeconds: 60 } as const;
const LEAST_F1 = 0.95;

interface Newsroom extends NewsroomCopy {
  readonly client: pg.Client;
  readonly dataDir: string;
  readonly sourceIds: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly print: Print;
  readonly size: (typeof SIZES)[keyof typeof SIZES];
}

/** The built product over a newsroom of 100,000 posts with 500 sources: what people of the newsroom wait for. */
export async function provePeople(
  orders: CrawlerOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<Verdict[]> {
  const { folder, parts, isQuick } = orders;
  if (!['queue', 'gather', 'hour'].some((part) => parts.includes(part as 'queue'))) return [];
  const papers = Array.from({ length: SOURCES }, (_, at) => paperAddress(at));
  const press = await openPress(papers, growingPapers(inventReports(500, REPORTS_OF_EVENT, SEED + 1)));
  shutdown.add(() => press.close());
  const hosts = papers.map((paper) => `${paper}:${press.port}`);
  const settings = { FETCH_PRIVATE_HOSTS: hosts.join(',') };
  const copy = await openCopy({ ...orders, name: 'crawler', settings }, shutdown, print);
  const client = new pg.Client({ connectionString: copy.database.url });
  await client.connect();
  shutdown.add(() => client.end());
  const person = await aPerson(copy.database.db, { role: 'SUPPER_ADMIN', projects: [PROJECT] });
  const newsroom: Newsroom = {
    ...copy,
    client,
    dataDir: join(folder, 'crawler'),
    sourceIds: await addSources(client, PROJECT, papers.map(sourceOf(press))),
    headers: await signIn(copy.database.db, person, { project: PROJECT }),
    print,
    size: isQuick ? SIZES.quick : SIZES.full,
  };
  await sleep(SETTLED_MS);
  return [
    ...(parts.includes('queue') ? await proveQueue(newsroom) : []),
    ...(parts.includes('gather') ? await proveGathering(newsroom) : []),
    ...(parts.includes('hour') ? await proveHour(newsroom) : []),
  ];
}

const sourceOf =
  ({ port }: Press) =>
  (paper: string, at: number) => ({
    title: `Báo Bàn Thử ${at}`,
    base: `http://${paper}:${port}`,
    domain: paper,
    everyMinutes: EVERY_MINUTES,
    maxPerRun: 10,
  });

async function proveQueue({ client, database, product, sourceIds, headers, print, size }: Newsroom) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM categories WHERE project_id = ${PROJECT} ORDER BY id LIMIT 20`.execute(database.db);
  const categoryIds = rows.map(({ id }) => id);
  print(`Filling the queue with ${size.items} texts …`);
  const reports = inventReports(2_500, REPORTS_OF_EVENT, SEED);
  await fillQueue(client, { projectId: PROJECT, sourceIds, categoryIds }, reports, size.items);
  printLoadOfMachine(print);
  const calls = queueCalls({ sourceIds, categoryIds });
  const times = await measureCalls({ port: product.port, headers }, calls, size.calls);
  const lines = times.map(({ what, count, p50, p99 }) => [
    what,
    String(count),
    p50.toFixed(1),
    p99.toFixed(1),
  ]);
  print(`\n${alignedTable([[`queue of ${size.items}`, 'calls', 'p50 ms', 'p99 ms'], ...lines])}\n`);
  return times.map(({ what, p99 }) => most(`queue, ${what}: p99 ms`, p99, MAX.queueP99));
}

async function proveGathering({ client, database, product, dataDir, sourceIds, print, size }: Newsroom) {
  const reports = inventReports(size.events, REPORTS_OF_EVENT, SEED);
  const day = Date.now() - 86_400_000;
  const ids = await addDay(client, { projectId: PROJECT, sourceIds }, reports, day);
  print(`Gathering ${reports.length} texts of ${size.events} events of one day …`);
  const found = await gatherDay(database.db, PROJECT, { product, dataDir }, { ids, reports });
  const { quality } = found;
  const work = found.product + found.database;
  print(
    `${found.stories} stories, ${found.duplicates} copies, in ${found.seconds.toFixed(0)} s; processor seconds: product ${found.product.toFixed(0)}, database ${found.database.toFixed(0)}.`,
  );
  print(
    `Pairs: precision ${quality.precision.toFixed(4)}, recall ${quality.recall.toFixed(4)}, F1 ${quality.f1.toFixed(4)}.`,
  );
  return [
    most(`gathering ${reports.length} texts: processor seconds`, work, MAX.gatherSeconds),
    least('gathering: F1 of pairs', quality.f1, LEAST_F1),
  ];
}

async function proveHour({ database, product, sourceIds, headers, people, print, size }: Newsroom) {
  printLoadOfMachine(print);
  const runs = (sourceIds.length * size.seconds * TIMES_FASTER) / (EVERY_MINUTES * 60);
  print(
    `${sourceIds.length} sources every ${EVERY_MINUTES} minutes, ${TIMES_FASTER} times as fast as the clock, for ${size.seconds} s …`,
  );
  const hour = await workAnHour(database.db, PROJECT, {
    sourceIds,
    everyMinutes: EVERY_MINUTES,
    seconds: size.seconds,
    port: product.port,
    people: [headers, ...people.map((one) => ({ ...one.headers, 'project-id': PROJECT }))].slice(0, 1),
  });
  const sum = (of: (row: (typeof hour.runs)[number]) => number) =>
    hour.runs.reduce((all, row) => all + of(row), 0);
  const parts = tenthsOf(hour.waited).map((part) => Math.max(0, ...part).toFixed(1));
  print(
    `  most seconds that a due run waited, by tenths of the time: ${parts.join(' ')}; at most ${hour.mostRunning} at once`,
  );
  for (const { state, runs: count, stored, failed } of hour.runs)
    print(`  ${count} runs ${state}: ${stored} texts, ${failed} pages failed`);
  for (const { name, count, p50, p99 } of hour.lists)
    print(`  list of ${name}: ${count} calls, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  const failures = hour.runs.filter(({ state }) => state === 'FAILED' || state === 'PARTIAL');
  return [
    least(
      'hour: runs',
      sum((row) => row.runs),
      runs * 0.95,
    ),
    least(
      'hour: texts stored',
      sum((row) => row.stored),
      1,
    ),
    most(
      'hour: runs that failed',
      failures.reduce((all, row) => all + row.runs, 0),
      0,
    ),
    most(
      'hour: most seconds that a due run waited',
      Math.max(0, ...hour.waited),
      MAX.lateSeconds / TIMES_FASTER,
    ),
    most(
      'hour: calls of the staff that failed',
      hour.lists.reduce((all, list) => all + list.failed, 0),
      0,
    ),
    ...hour.lists.map(({ name, p99 }) => most(`hour, list of ${name}: p99 ms`, p99, MAX.listP99)),
  ];
}

function tenthsOf(samples: readonly number[]): (readonly number[])[] {
  const size = Math.ceil(samples.length / 10);
  return Array.from({ length: 10 }, (_, at) => samples.slice(at * size, (at + 1) * size));
}
