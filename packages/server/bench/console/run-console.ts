import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import { ADMIN, type NewsroomOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { openNewsroom } from '../newsroom/open-newsroom.ts';
import { targetsOf } from '../report.ts';
import { startProductSide } from '../sides/product-side.ts';
import type { Sender } from '../uploads/send-file.ts';
import {
  besidesOf,
  type ConsoleFigures,
  consoleVerdicts,
  longVerdicts,
  screensTable,
} from './console-report.ts';
import { makeLongPost } from './long-post.ts';
import { type BrowserProgram, ConsoleBrowser, type StorageState } from './open-browser.ts';
import { pathsOf, type ScreenVisit, visitScreen } from './screens.ts';
import { typeSome } from './typing.ts';
import { postIdsOf, signIn, visit, visitHeldBack, visitInHaste, visitSignIn } from './visits.ts';
import { type WrittenLong, writeLong } from './write-long.ts';

interface ConsoleOrders extends NewsroomOrders {
  readonly browser: BrowserProgram;
  /** A file of the build that lists the addresses of its pages. */
  readonly pages: string;
}

const RUNS = { full: 7, quick: 3 } as const;
const ROUNDS_OF_KEYS = { full: 3, quick: 1 } as const;

/** What a person feels: the built product over the newsroom of the bench in a real browser. */
export async function runConsole(orders: ConsoleOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { folder, program, generator, isQuick } = orders;
  const { dataDir, database, password } = await openNewsroom(folder, generator, print);
  shutdown.add(() => database.stop());
  await database.close();
  const product = await startProductSide({ program, dataDir, folder });
  shutdown.add(() => product.stop());
  const address = `http://127.0.0.1:${product.port}`;
  const browser = await ConsoleBrowser.start(orders.browser, address);
  shutdown.add(() => browser.close());
  printLoadOfMachine(print);
  const state = await signIn(browser, ADMIN, password);
  const token = await product.signIn(ADMIN, password);
  const figures = await measure({ browser, state, print, isQuick, paths: await pathsOf(orders.pages) });
  const sender = { port: product.port, headers: { authorization: `Bearer ${token}`, 'project-id': '1' } };
  const long = await measureLong(
    browser,
    state,
    sender,
    isQuick ? ROUNDS_OF_KEYS.quick : ROUNDS_OF_KEYS.full,
    print,
  );
  print(`Load of the machine after: ${loadavg()[0]?.toFixed(1)}.`);
  for (const { postId } of figures.typed) await dropUnsaved(address, token, postId);
  const verdicts = [...consoleVerdicts(figures), ...longVerdicts(long)];
  print(`\n${screensTable(figures)}\n\n${besidesOf(figures)}\n\n${targetsOf(verdicts)}`);
  await writeFile(
    join(folder, 'console.json'),
    `${JSON.stringify({ isQuick, verdicts, figures, long }, null, 2)}\n`,
  );
  return verdicts.every(({ isMet }) => isMet);
}

interface Measuring {
  readonly browser: ConsoleBrowser;
  readonly state: StorageState;
  readonly print: Print;
  readonly isQuick: boolean;
  readonly paths: readonly string[];
}

async function measure({ browser, state, print, isQuick, paths }: Measuring): Promise<ConsoleFigures> {
  const runs = isQuick ? RUNS.quick : RUNS.full;
  const repeat = async <Result>(what: string, times: number, once: (run: number) => Promise<Result>) => {
    print(`Measuring: ${what} …`);
    const results: Result[] = [];
    for (let run = 0; run < times; run += 1) results.push(await once(run));
    return results;
  };
  // The first visit of all compiles the server's code and fills the database's memory.
  await visitInHaste(browser, state, 0);
  return {
    signIn: await repeat('the sign-in', runs, () => visitSignIn(browser)),
    visits: await repeat('list, post, editor and tabs', runs, (run) => visit(browser, state, run)),
    inHaste: await repeat('a click at once', runs, (run) => visitInHaste(browser, state, run)),
    chains: await repeat('waves of requests', isQuick ? 1 : 3, () => visitHeldBack(browser, state)),
    typed: await repeat('keys', isQuick ? ROUNDS_OF_KEYS.quick : ROUNDS_OF_KEYS.full, (run) =>
      typeSome(browser, state, runs + run),
    ),
    screens: await screensOf({ browser, state, print, paths }, runs),
  };
}

/** A long article is made for the measurement, and deleted after it. */
async function measureLong(
  browser: ConsoleBrowser,
  state: StorageState,
  sender: Sender,
  rounds: number,
  print: Print,
): Promise<WrittenLong[]> {
  print('Measuring: a long article with pictures, notes and suggestions …');
  const post = await makeLongPost(sender);
  try {
    const written: WrittenLong[] = [];
    for (let round = 0; round < rounds; round += 1) written.push(await writeLong(browser, state, post));
    return written;
  } finally {
    await post.remove();
  }
}

async function screensOf(
  { browser, state, print, paths }: Omit<Measuring, 'isQuick'>,
  runs: number,
): Promise<ConsoleFigures['screens']> {
  print('Measuring: the first content of every screen …');
  const postIds = await postIdsOf(browser, state);
  const screens: { path: string; visits: ScreenVisit[] }[] = [];
  for (const path of paths) {
    const visits: ScreenVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      const seen = await visitScreen(browser, state, path.replace(':id', postIds[run] ?? '1'));
      visits.push(seen);
      if (seen.firstContent === undefined) break;
    }
    screens.push({ path, visits });
  }
  return screens;
}

/** Typed text must not be offered to the next run. */
async function dropUnsaved(address: string, token: string, postId: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'project-id': '1' };
  const call = async (method: string, path: string) =>
    await fetch(`${address}/api${path}?postId=${postId}`, { method, headers });
  const answer = await call('GET', postEndpoints.autosaves.path);
  const { data } = (await answer.json()) as { data: { items: { editingSession: string }[] } };
  for (const { editingSession } of data.items)
    await call('DELETE', postEndpoints.removeAutosave.path.replace('{editingSession}', editingSession));
}
