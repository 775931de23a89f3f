import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type pg from 'pg';
import { postPageStatement } from '#server/features/posts/public.ts';
import type { Print } from '../bench-orders.ts';
import { median } from '../percentiles.ts';
import { heapFetchesOf } from '../plans.ts';
import { bareStatement, compiler } from '../scenarios/compile.ts';
import { pageCalls } from '../scenarios/scenarios.ts';
import { startLoad } from '../sides/load.ts';
import { siteFor } from '../sites.ts';
import { least, type Verdict } from '../verdicts.ts';
import { type NewsroomCopy, PROJECT } from './open-copy.ts';
import { untilIndexed } from './until-indexed.ts';

const PAGE = 1_000;
const WRITES = 4_000;
const ROUNDS = 3;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const LEAST_SHARE = 0.9;

interface PageBench {
  readonly client: pg.Client;
  readonly copy: NewsroomCopy;
  readonly seconds: number;
  readonly print: Print;
  /** Creates so many posts, and saves as many. */
  write(each: number): Promise<void>;
}

/**
 * A deep page before and after many writes, which leave index entries whose rows must be looked at. The first page,
 * in turn with it, tells what other programs of the machine do meanwhile.
 */
export async function pageAfterWrites({
  client,
  copy: { database, product, people },
  seconds,
  print,
  write,
}: PageBench): Promise<Verdict[]> {
  const token = people[0]?.headers.authorization?.slice('Bearer '.length) ?? '';
  const site = await siteFor(database, PROJECT, token);
  const load = startLoad();
  const callsOf = (page: number) => ({
    port: product.port,
    paths: pageCalls(page)(site.place).map(({ path }) => path),
    headers: site.headers,
    connections: CONNECTIONS,
  });
  const query = postListQuery.parse({ page: PAGE });
  const statement = bareStatement(
    postPageStatement(PROJECT, site.place.actor, query, undefined).compile(compiler),
  );
  const measure = async () => {
    const fetches = await heapFetchesOf(client, statement);
    for (const page of [1, PAGE]) await load.run({ ...callsOf(page), seconds: WARM_UP_SECONDS });
    const first: number[] = [];
    const deep: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      first.push((await load.run({ ...callsOf(1), seconds })).perSecond);
      deep.push((await load.run({ ...callsOf(PAGE), seconds })).perSecond);
    }
    return { first: median(first), deep: median(deep), fetches };
  };
  try {
    await client.query('VACUUM posts');
    const fresh = await measure();
    await write(WRITES / 2);
    await untilIndexed(client);
    const after = await measure();
    for (const [when, { first, deep, fetches }] of Object.entries({ fresh, 'after 4,000 writes': after })) {
      print(
        `List, ${when}: first page ${first.toFixed(0)}/s, page 1,000 ${deep.toFixed(0)}/s; ` +
          `skipping to page 1,000 takes ${fetches} heap fetches.`,
      );
    }
    const what = 'list, page 1,000: rate after 4,000 writes, of that before';
    const share = after.deep / fresh.deep;
    return [
      least(what, share, LEAST_SHARE),
      least(`${what}, beside the first page`, share / (after.first / fresh.first), LEAST_SHARE),
    ];
  } finally {
    load.stop();
  }
}
