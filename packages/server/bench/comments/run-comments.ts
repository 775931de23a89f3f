import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '#seeds/first-accounts.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
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
import { type ProductSide, startProductSide } from '../sides/product-side.ts';
import { most } from '../verdicts.ts';
import { fillComments } from './fill-comments.ts';
import { Moderation, type Moderator } from './moderate.ts';
import { workByKeys } from './work-by-keys.ts';

const PROJECT = '1';
/** Each may write ten times a second. */
const PEOPLE = 60;
/** People who work at the same moment. */
const AT_ONCE = 4;
const HELD = 10_000;
const DECIDED = 90_000;
const MAX_P99_MS = 100;
/** Of thirteen keys each. */
const ROUNDS = { full: 30, quick: 4 } as const;
const EDITOR = DEMO_ACCOUNTS.find(({ key }) => key === 'editor')?.email ?? '';
const DEMO_PASSWORD = 'lúa chín vàng ngoài đồng xa';

interface CommentOrders extends Pick<NewsroomOrders, 'folder' | 'program' | 'isQuick'> {
  readonly browser: BrowserProgram;
}

/** Ten thousand held comments among a hundred thousand are worked: by keys in a browser, then by four people at a time. */
export async function runComments(
  { folder, program, isQuick, browser: browserProgram }: CommentOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'comments');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const settings = { SEED: 'demo', ADMIN_PASSWORD: 'mưa rào tháng bảy năm ấy', DEMO_PASSWORD };
  const product = await startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  shutdown.add(() => product.stop());
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  const held = isQuick ? HELD / 10 : HELD;
  await fillComments(database.db, PROJECT, { held, decided: isQuick ? DECIDED / 10 : DECIDED });
  const people = await hire(database.db);
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);

  const browser = await ConsoleBrowser.start(browserProgram, `http://127.0.0.1:${product.port}`);
  shutdown.add(() => browser.close());
  const { keys, longTasks } = await workByKeys(
    browser,
    await signedIn(product),
    isQuick ? ROUNDS.quick : ROUNDS.full,
  );
  await browser.close();
  print(
    `${keys.length} keys of one person, until the next comment is painted: p50 ${median(keys).toFixed(0)} ms, p95 ${shareOf(keys, 0.95).toFixed(0)} ms, p99 ${shareOf(keys, 0.99).toFixed(0)} ms; ${longTasks.length} tasks over 50 ms.`,
  );

  const moderation = new Moderation(product.port);
  const begun = performance.now();
  const share = PEOPLE / AT_ONCE;
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, part) =>
      moderation.work(people.slice(part * share, (part + 1) * share), held),
    ),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const times = moderation.times();
  print(
    `${moderation.decided} comments decided in ${seconds.toFixed(0)} s by ${AT_ONCE} people at once; ${moderation.late} were decided by another meanwhile.`,
  );
  for (const { name, count, p50, p99 } of times)
    print(`  ${name}: ${count} times, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  const verdicts = [
    most('p99 ms from a key to the next comment', shareOf(keys, 0.99), MAX_P99_MS),
    ...times.map(({ name, p99 }) => most(`p99 ms of ${name}`, p99, MAX_P99_MS)),
    most('decisions that failed', moderation.failed, 0),
  ];
  print(`\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}

/** What the browser of somebody signed in keeps. */
async function signedIn(product: ProductSide): Promise<StorageState> {
  const token = await product.signIn(EDITOR, DEMO_PASSWORD);
  const layout = { state: { themeMode: 'light', locale: 'vi', projectCurrentId: PROJECT }, version: 2 };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'layout-config', value: JSON.stringify(layout) },
  ];
  return { cookies: [], origins: [{ origin: `http://127.0.0.1:${product.port}`, localStorage }] };
}

async function hire(db: Db): Promise<Moderator[]> {
  const people: Moderator[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const displayName = `Biên tập viên ${count}`;
    const person = await aPerson(db, { role: 'EDITOR', projects: [PROJECT], displayName });
    people.push({ headers: await signIn(db, person, { project: PROJECT }) });
  }
  return people;
}
