import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { openOwnerConnection } from '#server/core/db/owner-connection.ts';
import {
  ADMIN,
  type BenchOrders,
  FIRST_START_MS,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import { p50AndP99 } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { startProductSide } from '../sides/product-side.ts';
import { most } from '../verdicts.ts';
import { fillAccounts } from './fill-accounts.ts';

const ACCOUNTS = 50_000;
const PROJECT = '1';
const MAX_P99 = { pickers: 100, lists: 200 } as const;
const CALLS = 200;
/** The demo's authors, who sign posts, and some of the bench, who sign none. */
const BYLINES = 30;
/** As many people type at once. */
const AT_ONCE = 4;

const LIST = 'list of a kind';
const SIGNING = 'accountType=author&accountType=user';

/** What pickers and lists of people ask: rare and common words, one letter, nothing, old provinces. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'picker of authors': ['nguyễn', 'thu ha', 'but danh 4711', 'n', '', 'tran minh an', 'an', 'sơn', 'zzz'].map(
    (text) => `/admin/user/search?limit=10&accountType=author&text=${encodeURIComponent(text)}`,
  ),
  // Whom a byline, a payee or a move of posts may name.
  'picker of bylines': ['nguyễn', 'thu ha', 'n', '', 'but danh 4711'].map(
    (text) => `/admin/user/search?limit=10&${SIGNING}&text=${encodeURIComponent(text)}`,
  ),
  'picker of everybody': ['lê', 'ng', ''].map(
    (text) => `/admin/user/search?limit=10&text=${encodeURIComponent(text)}`,
  ),
  'picker of places by old names': ['kon tum', 'bình định', 'huế'].map(
    (text) => `/admin/user/search?limit=10&accountType=destination&text=${encodeURIComponent(text)}`,
  ),
  [LIST]: ['author', 'destination'].flatMap((kind) => [
    `/admin/account/list?kind=${kind}`,
    `/admin/account/list?kind=${kind}&text=tr%E1%BA%A7n`,
  ]),
};

/** What names an author: the posts of the byline, the places of use, and the page of the account. */
async function bylineQuestions(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT user_id::text AS id FROM account_profiles WHERE kind = 'author' AND NOT is_gone
    ORDER BY user_id LIMIT ${BYLINES}`.execute(db);
  return rows.flatMap(({ id }) => [
    `/admin/post/list?view=all&authorId=${id}`,
    `/admin/account/uses/${id}`,
    `/admin/account/detail/${id}`,
  ]);
}

/** Times of pickers, bylines and lists over 50,000 accounts. */
export async function runPeople(
  { folder, program }: BenchOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'people');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const password = randomBytes(18).toString('base64url');
  const settings = { SEED: 'demo', DEMO_PASSWORD: password, ADMIN_PASSWORD: password };
  const product = await startProductSide({
    program,
    dataDir,
    folder,
    settings,
    readyWithin: FIRST_START_MS,
  });
  shutdown.add(() => product.stop());
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  await fillAccounts(database.db, PROJECT, ACCOUNTS);
  await collectStatistics(database.url);
  const headers = { authorization: `Bearer ${await product.signIn(ADMIN, password)}`, 'project-id': PROJECT };
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);
  const verdicts = [];
  const questions = { ...QUESTIONS, bylines: await bylineQuestions(database.db) };
  for (const [name, paths] of Object.entries(questions)) {
    const { p50, p99 } = p50AndP99(await timesOf(product.port, headers, paths));
    print(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms over ${ACCOUNTS} accounts.`);
    verdicts.push(most(`p99 ms of the ${name}`, p99, MAX_P99[name === LIST ? 'lists' : 'pickers']));
  }
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

/** What the server does by itself within minutes; only the owner may ask for it. */
async function collectStatistics(url: string): Promise<void> {
  const owner = openOwnerConnection(url);
  await sql`ANALYZE users, project_members, account_profiles`.execute(owner);
  await owner.destroy();
}

async function timesOf(
  port: number,
  headers: Readonly<Record<string, string>>,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  const ask = async (path: string, isCounted: boolean) => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
    if (isCounted) times.push(performance.now() - start);
  };
  // As many at once as are measured: each connection of the server reads its catalogue first.
  const warm = Array.from({ length: AT_ONCE }, async () => {
    for (const path of paths) await ask(path, false);
  });
  await Promise.all(warm);
  const hands = Array.from({ length: AT_ONCE }, async (_, hand) => {
    for (let call = hand; call < CALLS; call += AT_ONCE) await ask(paths[call % paths.length] ?? '', true);
  });
  await Promise.all(hands);
  return times;
}
