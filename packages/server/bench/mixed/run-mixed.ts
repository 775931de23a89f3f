import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { type NewsroomOrders, type Print, printLoadOfMachine, SETTLED_MS } from '../bench-orders.ts';
import { publishLately } from '../newsroom/publish-lately.ts';
import { RARE_WORDS } from '../newsroom/vocabulary.ts';
import { alignedTable, targetsOf } from '../report.ts';
import type { Place } from '../scenarios/scenarios.ts';
import type { ProductSide } from '../sides/product-side.ts';
import { siteFor } from '../sites.ts';
import { MAX_MEMORY_MB, most } from '../verdicts.ts';
import { openCopy, PROJECT } from '../writes/open-copy.ts';
import { anArticle, writeCalls } from '../writes/write-calls.ts';
import { type Account, KINDS, type MixedOrders, type MixedResult, startMixedLoad } from './mixed-load.ts';

const CONNECTIONS = 16;
const HALF_SECONDS = { full: 300, quick: 30 } as const;
/** Of each half: a minute of the full bench. */
const LOOKS = 5;
const WARM_UP_SECONDS = 3;
const MOST_TIMES = 2;

/** Everything at once, as in a newsroom: without people who sign in, then with them. */
export async function runMixed(orders: NewsroomOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { database, product, people } = await openCopy({ ...orders, name: 'mixed' }, shutdown, print);
  await publishLately(database.db);
  const token = people[0]?.headers.authorization?.slice('Bearer '.length) ?? '';
  const { place } = await siteFor(database, PROJECT, token);
  const accounts = await newAccounts(database.db);
  const load = startMixedLoad();
  shutdown.add(() => load.stop());
  const all: MixedOrders = {
    port: product.port,
    people: people.map(({ headers }) => headers),
    reads: readsOf(place),
    writes: writeCalls(anArticle()),
    signIn: `/api${sessionEndpoints.login.path}`,
    accounts: [],
    connections: CONNECTIONS,
    seconds: WARM_UP_SECONDS,
  };
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);
  const memory: Look[] = [{ when: 'before', megabytes: await product.memory() }];
  await load.run(all);
  const seconds = orders.isQuick ? HALF_SECONDS.quick : HALF_SECONDS.full;
  const half = async (name: string, signingIn: readonly Account[]) => {
    print(`Measuring: ${name}, ${seconds} s …`);
    const [result] = await Promise.all([
      load.run({ ...all, seconds, accounts: signingIn }),
      look(product, name, seconds, memory),
    ]);
    return result;
  };
  const without = await half('reads and writes', []);
  const withSignIns = await half('the same and sign-ins', accounts);
  const verdicts = [
    most('memory MB after mixed load', memory.at(-1)?.megabytes ?? Number.NaN, MAX_MEMORY_MB.afterLoad),
    most(
      'list: p99 with sign-ins, times that without',
      (withSignIns.times.list?.p99 ?? Number.NaN) / (without.times.list?.p99 ?? Number.NaN),
      MOST_TIMES,
    ),
    most('refused calls', without.refused + withSignIns.refused, 0),
  ];
  const refusal = without.refusal ?? withSignIns.refusal;
  print(`\n${memoryText(memory)}\n\n${tableOf(without, withSignIns, seconds)}\n`);
  if (refusal !== undefined) print(`First refused call: ${refusal}\n`);
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

/** People whose only work is to sign in: one for each connection, since an account may not try often at once. */
async function newAccounts(db: Db): Promise<Account[]> {
  const password = randomBytes(18).toString('base64url');
  const accounts: Account[] = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const { email } = await aPerson(db, { role: 'EDITOR', projects: [PROJECT], password });
    accounts.push({ email, password });
  }
  return accounts;
}

function readsOf({ postIds, terms }: Place): MixedOrders['reads'] {
  const list = `/api${postEndpoints.list.path}`;
  return {
    list: [list],
    filter: [
      `${list}?categoryId=${terms.categoryIds[0]}&view=PUBLISHED`,
      `${list}?type=VIDEO`,
      `${list}?tagId=${terms.tagIds[0]}`,
      `${list}?view=mine&type=ARTICLE`,
    ],
    search: [RARE_WORDS, 'gươm', 'tin'].map((text) => `${list}?${new URLSearchParams({ text })}`),
    detail: postIds.map((id) => `/api${postEndpoints.detail.path.replace('{id}', id)}`),
    dashboard: [`/api${dashboardEndpoints.get.path}`],
  };
}

interface Look {
  readonly when: string;
  readonly megabytes: number | undefined;
}

/** Looks at the memory now and then, and at the end. */
async function look(product: ProductSide, name: string, seconds: number, memory: Look[]): Promise<void> {
  for (let part = 1; part <= LOOKS; part += 1) {
    await sleep((seconds * 1000) / LOOKS);
    memory.push({ when: `${name}, ${(seconds * part) / LOOKS} s`, megabytes: await product.memory() });
  }
}

function memoryText(memory: readonly Look[]): string {
  return memory
    .map(({ when, megabytes }) => `Memory, ${when}: ${megabytes?.toFixed(0) ?? '?'} MB`)
    .join('\n');
}

const HEADS = ['', 'calls/s', 'p50 ms', 'p99 ms', 'with sign-ins: calls/s', 'p50 ms', 'p99 ms'];

function tableOf(without: MixedResult, withSignIns: MixedResult, seconds: number): string {
  const lines = KINDS.map((kind) => [
    kind,
    ...[without, withSignIns].flatMap(({ times }) => {
      const { count, p50, p99 } = times[kind] ?? {};
      return [
        count === undefined ? '' : (count / seconds).toFixed(1),
        p50?.toFixed(1) ?? '',
        p99?.toFixed(1) ?? '',
      ];
    }),
  ]);
  return alignedTable([HEADS, ...lines]);
}
