import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { periodAfter, periodOf } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import { openProductDatabase, type ProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import {
  FIRST_START_MS,
  type NewsroomOrders,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import { type BrowserProgram, ConsoleBrowser, type StorageState } from '../console/open-browser.ts';
import { median, shareOf } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { startProductSide } from '../sides/product-side.ts';
import { most, type Verdict } from '../verdicts.ts';
import { fillRoyalties, settleMonth } from './fill-royalties.ts';
import { gradeByKeys } from './grade-by-keys.ts';
import { type CallTimes, RoyaltyCalls } from './royalty-calls.ts';
import { type Amounts, bulkAtOnce, exportBesideLists, readSheetAtOnce, saveAtOnce } from './work-sheet.ts';

interface RoyaltyOrders extends Pick<NewsroomOrders, 'folder' | 'program' | 'isQuick'> {
  readonly browser: BrowserProgram;
}

const PROJECT = '1';
/** Each may write ten times a second. */
const PEOPLE = 40;
const POSTS = 5_000;
const MONTHS_BEFORE = 3;
const AMOUNTS: Readonly<Record<'full' | 'quick', Amounts>> = {
  full: { reads: 160, saves: 400, bulks: 12, workbooks: 3 },
  quick: { reads: 12, saves: 20, bulks: 2, workbooks: 1 },
};
const POSTS_BY_KEYS = { full: 40, quick: 5 } as const;
/** Milliseconds in which the hundredth slowest is there. */
const MAX_P99 = { lists: 300, save: 200, bulk: 2_000, step: 5_000, workbook: 5_000, beside: 500 } as const;
const MAX_KEY_MS = 100;

/** A month of 5,000 posts is set, closed and exported: by keys in a browser, then by four people at once. */
export async function runRoyalties(
  { folder, program, isQuick, browser: browserProgram }: RoyaltyOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'royalties');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const secretKey = randomBytes(24).toString('base64url');
  const password = randomBytes(18).toString('base64url');
  const settings = { SEED: 'demo', ADMIN_PASSWORD: password, DEMO_PASSWORD: password, SECRET_KEY: secretKey };
  const product = await startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  shutdown.add(() => product.stop());
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  // The demo has closed the last month.
  const period = periodAfter(periodOf(Date.now()), -2);
  await fillRoyalties(database, {
    projectId: PROJECT,
    period,
    posts: isQuick ? POSTS / 5 : POSTS,
    monthsBefore: isQuick ? 1 : MONTHS_BEFORE,
    secretKey,
  });
  const people = await hire(database.db);
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);

  const browser = await ConsoleBrowser.start(browserProgram, `http://127.0.0.1:${product.port}`);
  shutdown.add(() => browser.close());
  const keyVerdicts = await timeKeys(browser, signedIn(product.port, people[0]), {
    period,
    posts: POSTS_BY_KEYS[isQuick ? 'quick' : 'full'],
    print,
  });
  await browser.close();

  const calls = new RoyaltyCalls(product.port, period, people);
  const refused = await work({
    calls,
    database,
    period,
    amounts: AMOUNTS[isQuick ? 'quick' : 'full'],
    print,
  });
  const times = calls.times();
  for (const { name, count, p50, p99 } of times)
    print(`  ${name}: ${count} times, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  print(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}.`);
  const verdicts = [
    ...keyVerdicts,
    ...times.map(verdictOf),
    most('rows of bulks that were refused', refused, 0),
  ];
  print(`\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}

interface Work {
  readonly calls: RoyaltyCalls;
  readonly database: ProductDatabase;
  readonly period: string;
  readonly amounts: Amounts;
  readonly print: Print;
}

/** Everything that people do with a month, from its posts to the list for the bank. @returns the rows that bulks refused. */
async function work({ calls, database, period, amounts, print }: Work): Promise<number> {
  await readSheetAtOnce(calls, 4);
  calls.forget();
  await readSheetAtOnce(calls, amounts.reads);
  await saveAtOnce(calls, amounts.saves);
  const refused = await bulkAtOnce(calls, amounts.bulks);
  const open = await exportBesideLists(calls, ['sheet', 'person', 'people'], amounts.workbooks);
  await settleMonth(database.db, PROJECT, period);
  await calls.step('submit');
  await calls.step('approve');
  const closed = await exportBesideLists(calls, ['sheet', 'bank'], amounts.workbooks);
  for (const [kind, bytes] of Object.entries({ ...open, ...closed }))
    print(`Workbook "${kind}": ${(bytes / 1024).toFixed(0)} kB.`);
  return refused;
}

function verdictOf({ name, p99 }: CallTimes): Verdict {
  const limits: readonly (readonly [RegExp, number])[] = [
    [/^save/, MAX_P99.save],
    [/^bulk/, MAX_P99.bulk],
    [/^step/, MAX_P99.step],
    [/^workbook/, MAX_P99.workbook],
    [/beside/, MAX_P99.beside],
  ];
  return most(`p99 ms of: ${name}`, p99, limits.find(([word]) => word.test(name))?.[1] ?? MAX_P99.lists);
}

interface Keys {
  readonly period: string;
  readonly posts: number;
  readonly print: Print;
}

async function timeKeys(
  browser: ConsoleBrowser,
  state: StorageState,
  { period, posts, print }: Keys,
): Promise<Verdict[]> {
  const { opened, inRows, inForms, longTasks } = await gradeByKeys(browser, state, { period, posts });
  print(`The sheet opened in ${opened.map((time) => time.toFixed(0)).join(', ')} ms.`);
  const kinds = { 'to the next row': inRows, 'to the form of the next post': inForms };
  for (const [name, keys] of Object.entries(kinds))
    print(
      `${keys.length} keys ${name}: p50 ${median(keys).toFixed(0)} ms, p95 ${shareOf(keys, 0.95).toFixed(0)} ms, max ${Math.max(...keys).toFixed(0)} ms.`,
    );
  print(`${longTasks.length} tasks over 50 ms.`);
  return Object.entries(kinds).map(([name, keys]) =>
    most(`p95 ms from Enter ${name}`, shareOf(keys, 0.95), MAX_KEY_MS),
  );
}

type Headers = Readonly<Record<string, string>>;

/** What the browser of somebody signed in keeps. */
function signedIn(port: number, headers: Headers | undefined): StorageState {
  const layout = { state: { themeMode: 'light', locale: 'vi', projectCurrentId: PROJECT }, version: 2 };
  const localStorage = [
    { name: 'token', value: headers?.authorization?.replace('Bearer ', '') ?? '' },
    { name: 'layout-config', value: JSON.stringify(layout) },
  ];
  return { cookies: [], origins: [{ origin: `http://127.0.0.1:${port}`, localStorage }] };
}

/** People who may also approve what they submit. */
async function hire(db: Db): Promise<Headers[]> {
  const people: Headers[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const displayName = `Kế toán ${count}`;
    const person = await aPerson(db, { role: 'SUPPER_ADMIN', projects: [PROJECT], displayName });
    people.push(await signIn(db, person, { project: PROJECT }));
  }
  return people;
}
