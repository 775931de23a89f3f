import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STREAMS_PER_PERSON } from '@toasoan/contract/features/live/stream.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { publishNotice } from '#server/core/live/notice-store.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import {
  ADMIN,
  type BenchOrders,
  FIRST_START_MS,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import { median, p50AndP99 } from '../percentiles.ts';
import { targetsOf } from '../report.ts';
import { type ProductSide, startProductSide } from '../sides/product-side.ts';
import { askGently } from '../uploads/ask-gently.ts';
import type { Sender } from '../uploads/send-file.ts';
import { most } from '../verdicts.ts';
import { keepSaving } from './keep-saving.ts';
import { clock, type ReadersResult, startReaders } from './stream-readers.ts';

const STREAMS = 300;
const PROJECT = '1';
const ROUNDS = 3;
const ROUND_MS = 10_000;
const OPENED_MS = 3_000;
const SAY_EVERY_MS = 100;
const MAX = { kilobytes: 100, listP99: 200, arrivalP99: 250 } as const;

/** The cost of open streams: memory, delay of other people, and delay of a notice. */
export async function runLive(
  { folder, program }: BenchOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'live');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const password = randomBytes(18).toString('base64url');
  const settings = { SEED: 'demo', DEMO_PASSWORD: password, ADMIN_PASSWORD: password };
  const options = { program, dataDir, folder, settings, readyWithin: FIRST_START_MS };
  const product = await startProductSide(options);
  shutdown.add(() => product.stop());
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  const headers = { authorization: `Bearer ${await product.signIn(ADMIN, password)}`, 'project-id': PROJECT };
  const sender = { port: product.port, headers };
  const tokens = await tokensOf(database.db);
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);

  const stopSaving = await keepSaving(sender);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await measure(product, sender, tokens, database.db));
  print(
    `Saved ${await stopSaving()} times meanwhile, and told ${rounds[0]?.said} words a round to ${STREAMS} streams.`,
  );
  for (const { without, withStreams } of rounds) {
    print(`The list without streams: ${textOf(without)}; with them: ${textOf(withStreams)}.`);
    print(
      `  Work of the processor a second: ${without.work.toFixed(0)} ms, and ${withStreams.work.toFixed(0)} ms.`,
    );
  }
  for (const { arrivals } of rounds) print(`${arrivals.count} arrivals: ${textOf(arrivals)}.`);
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  const verdicts = [
    // Later streams reuse memory of the first ones.
    most('KB a stream', rounds[0]?.kilobytes ?? 0, MAX.kilobytes),
    most(
      'p99 ms of the list with streams',
      middle(({ withStreams }) => withStreams.p99),
      MAX.listP99,
    ),
    most(
      'p99 ms from the order to commit to the arrival',
      middle(({ arrivals }) => arrivals.p99),
      MAX.arrivalP99,
    ),
    most(
      'words that did not arrive',
      rounds.reduce((sum, { missing }) => sum + missing, 0),
      0,
    ),
  ];
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
}

interface Patience extends Times {
  /** Processor milliseconds per second. */
  readonly work: number;
}

interface Round {
  readonly without: Patience;
  readonly withStreams: Patience;
  readonly arrivals: Times;
  readonly kilobytes: number;
  readonly said: number;
  readonly missing: number;
}

const textOf = ({ p50, p99 }: Times) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** Alternates without and with streams, so that a busy moment of the machine affects both equally. */
async function measure(
  product: ProductSide,
  sender: Sender,
  tokens: readonly string[],
  db: Db,
): Promise<Round> {
  const without = await patience(product, sender);
  const before = (await product.memory()) ?? 0;
  const readers = await startReaders({ port: product.port, tokens });
  await sleep(OPENED_MS);
  const kilobytes = ((((await product.memory()) ?? 0) - before) * 1024) / STREAMS;
  const saying = saySomething(db);
  const withStreams = await patience(product, sender);
  const said = await saying.stop();
  const read = await readers.stop();
  const times = timesOf(said, read.arrivals);
  const arrivals = { ...p50AndP99(times), count: times.length };
  return {
    without,
    withStreams,
    arrivals,
    kilobytes,
    said: said.size,
    missing: said.size * STREAMS - times.length,
  };
}

/** Creates enough people for that many streams. */
async function tokensOf(db: Db): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < STREAMS) {
    const { authorization = '' } = await signIn(
      db,
      await aPerson(db, { role: 'EDITOR', projects: [PROJECT] }),
    );
    const token = authorization.slice('Bearer '.length);
    tokens.push(...Array.from({ length: STREAMS_PER_PERSON }, () => token));
  }
  return tokens.slice(0, STREAMS);
}

async function patience(product: ProductSide, sender: Sender): Promise<Patience> {
  const before = await product.work();
  const asking = askGently(sender);
  await sleep(ROUND_MS);
  const times = await asking.stop();
  return { ...times, work: ((await product.work()) - before) / (ROUND_MS / 1_000) };
}

/** Sends ten notices a second, each in its own transaction; `stop` returns the time of each commit. */
function saySomething(db: Db): { stop(): Promise<Map<string, number>> } {
  const said = new Map<string, number>();
  let isSaying = true;
  const saying = (async () => {
    for (let thing = 1; isSaying; thing += 1) {
      const thingId = String(thing);
      said.set(thingId, clock());
      await publishNotice(db, { kind: 'notes', projectId: PROJECT, thingId });
      await sleep(SAY_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isSaying = false;
      await saying;
      await sleep(1_000);
      return said;
    },
  };
}

function timesOf(said: ReadonlyMap<string, number>, arrivals: ReadersResult['arrivals']): number[] {
  return [...said].flatMap(([thingId, begun]) => (arrivals.get(thingId) ?? []).map((at) => at - begun));
}
