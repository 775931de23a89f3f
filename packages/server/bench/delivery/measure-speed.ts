import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Print } from '../bench-orders.ts';
import { median } from '../percentiles.ts';
import type { Load, LoadResult } from '../sides/load.ts';
import { least, most, type Verdict } from '../verdicts.ts';
import { startBareAnswer } from './bare-answer.ts';
import { readPage } from './reader.ts';
import type { Readers } from './readers.ts';

const CONNECTIONS = 64;
const ROUNDS = 3;
/** Of an article each; a round asks for no article twice. */
const MOST_A_SECOND = 5_000;
const TARGETS = { share: 0.7, composed: 1_500, p99: 20 } as const;

interface SpeedOrders {
  readonly db: Db;
  readonly load: Load;
  readonly readers: Readers;
  readonly isQuick: boolean;
}

/** An article from the cache beside a bare server, and articles that nobody asked for before. */
export async function measureSpeed(orders: SpeedOrders, print: Print): Promise<Verdict[]> {
  const { db, load, readers, isQuick } = orders;
  const { port, host, project } = readers;
  const seconds = isQuick ? 2 : 10;
  const slugs = await publicSlugs(db, project);
  const [first = ''] = slugs;
  const kept = `/${first}`;
  await readPage(port, host, kept);
  const answer = await readPage(port, host, kept);
  const bare = await startBareAnswer(answer);
  const pageOf = (slug: string) => `/${slug}`;
  const callOf = (slug: string) => `/api/public/v1/${project}/post/${slug}`;
  const run = (side: { port: number }, paths: readonly string[], hasManyNetworks: boolean) =>
    load.run({
      port: side.port,
      paths,
      headers: { host },
      connections: CONNECTIONS,
      seconds,
      hasManyNetworks,
    });
  const ours: LoadResult[] = [];
  const theirs: LoadResult[] = [];
  const composed: LoadResult[] = [];
  const calls: LoadResult[] = [];
  const some = Math.min(seconds * MOST_A_SECOND, Math.floor(slugs.length / (2 * ROUNDS)));
  try {
    for (const side of [{ port }, bare]) await run(side, [kept], false);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await run({ port }, [kept], false));
      theirs.push(await run(bare, [kept], false));
      const [pages, api] = [2 * round, 2 * round + 1].map((part) =>
        slugs.slice(part * some, (part + 1) * some),
      );
      composed.push(await run({ port }, (pages ?? []).map(pageOf), true));
      calls.push(await run({ port }, (api ?? []).map(callOf), true));
    }
  } finally {
    await bare.stop();
  }
  const middle = (results: readonly LoadResult[], of: (result: LoadResult) => number) =>
    median(results.map(of));
  const rate = (results: readonly LoadResult[]) => middle(results, ({ perSecond }) => perSecond);
  const p99 = (results: readonly LoadResult[]) => middle(results, (result) => result.p99);
  print(
    `An article of ${(answer.body.length / 1024).toFixed(1)} KB from the cache: ${rate(ours).toFixed(0)}/s, p99 ${p99(ours).toFixed(1)} ms; bare Node: ${rate(theirs).toFixed(0)}/s, p99 ${p99(theirs).toFixed(1)} ms.`,
  );
  print(
    `Articles composed anew: pages ${rate(composed).toFixed(0)}/s, p99 ${p99(composed).toFixed(1)} ms; calls ${rate(calls).toFixed(0)}/s, p99 ${p99(calls).toFixed(1)} ms.`,
  );
  return [
    least('an article from the cache: share of bare Node', rate(ours) / rate(theirs), TARGETS.share),
    most('an article from the cache: p99 ms', p99(ours), TARGETS.p99),
    least('articles composed anew: pages a second', rate(composed), TARGETS.composed),
    least('articles composed anew: calls a second', rate(calls), TARGETS.composed),
  ];
}

/** The same in every run, in no order that an index has. */
async function publicSlugs(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('slug')
    .where('project_id', '=', projectId)
    .where('state', '=', 'PUBLISHED')
    .where(sql<boolean>`details ->> 'embargoUntil' IS NULL`)
    .orderBy((eb) => eb.fn('md5', [eb.cast<string>('id', 'text')]))
    .execute();
  return rows.map(({ slug }) => slug);
}
