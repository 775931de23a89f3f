import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import { hashToken, newToken } from '#server/core/auth/token.ts';
import type { Db } from '#server/core/db/database.ts';
import {
  type BenchOrders,
  FIRST_START_MS,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { type ProductSide, startProductSide } from '../sides/product-side.ts';
import { watchMemory } from '../uploads/watch-memory.ts';
import { MAX_MEMORY_MB, most, type Verdict } from '../verdicts.ts';

const READERS = 500;
const MB = 1024 * 1024;
const SIZE = 4 * MB;
const PROJECT = '2';
const CODE = 'happy';
/** As an upload of the library may cost 60 MB, many at once share a piece of each socket and no more. */
const MAX_EACH_MB = 0.3;

/** How readers send: so many bytes, and so many milliseconds later the next. */
interface Speed {
  readonly name: string;
  readonly piece: number;
  readonly everyMs: number;
}

/** 2 Mbit/s each: together what the line of a server brings. */
const TELEPHONES: Speed = { name: 'by telephone', piece: 64 * 1024, everyMs: 250 };
/** Ten times that: the machine is the limit. */
const AT_MOST: Speed = { name: 'as fast as the machine takes them', piece: 256 * 1024, everyMs: 100 };

interface Reader {
  readonly token: string;
  readonly draftId: string;
}

/** 500 readers who send a photograph to a contest at the same moment: the memory of the process, and what is lost. */
export async function runEntries(
  { folder, program }: BenchOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = join(folder, 'entries');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const none = { databaseUrl: undefined, databaseOwnerUrl: undefined };
  const database = await openProductDatabase({ dataDir, ...none }, print);
  shutdown.add(() => database.stop());
  const settings = { SEED: 'demo', TRUST_PROXY: '127.0.0.1' };
  const start = () => startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  // The first start fills the database, which costs memory that the next one does not have.
  await (await start()).stop();
  const verdicts: Verdict[] = [];
  for (const speed of [TELEPHONES, AT_MOST]) {
    const readers = await admit(database.db, speed);
    const product = await start();
    shutdown.add(() => product.stop());
    await sleep(SETTLED_MS);
    printLoadOfMachine(print);
    verdicts.push(...(await sendAll(product, database.db, { readers, speed, print })));
    await product.stop();
  }
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

interface Sending {
  readonly readers: readonly Reader[];
  readonly speed: Speed;
  readonly print: Print;
}

async function sendAll(
  product: ProductSide,
  db: Db,
  { readers, speed, print }: Sending,
): Promise<readonly Verdict[]> {
  const { name } = speed;
  const idle = (await product.memory()) ?? 0;
  const memory = watchMemory(product);
  const [begun, before] = [performance.now(), await countFiles(db)];
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), randomBytes(SIZE - 6)]);
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const line = { port: product.port, agent, speed, refusals: 0 };
  const ends = await Promise.all(readers.map((reader, index) => sendOne(line, reader, { index, bytes })));
  const highest = await memory();
  agent.destroy();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const stored = (await countFiles(db)) - before;
  print(
    `${READERS} files of ${SIZE / MB} MB at once, ${name}, in ${seconds} s; ${idle.toFixed(0)} MB idle, ${highest.toFixed(0)} MB at most.`,
  );
  const counts = Map.groupBy(ends, (end) => end);
  print(
    `${[...counts].map(([end, all]) => `${all.length} ${end}`).join(', ')}; ${line.refusals} busy answers.`,
  );
  return [
    most(`uploads that did not arrive, ${name}`, ends.filter((end) => end !== ARRIVED).length, 0),
    most(`files without a row, ${name}`, READERS - stored, 0),
    most(`MB of the process above idle for each, ${name}`, (highest - idle) / READERS, MAX_EACH_MB),
    ...(speed === TELEPHONES ? [most(`MB of the process, ${name}`, highest, MAX_MEMORY_MB.afterLoad)] : []),
  ];
}

/** A contest that takes works, and readers whose e-mail is verified, each with a draft. */
async function admit(db: Db, { everyMs }: Speed): Promise<Reader[]> {
  const now = Date.now();
  const end = new Date(now + 86_400_000);
  const { id } = await db
    .updateTable('contests')
    .set({ state: 'OPEN', open_time: new Date(now - 1_000), close_time: end, extended_to: null })
    .where('project_id', '=', PROJECT)
    .where('code', '=', CODE)
    .returning('id')
    .executeTakeFirstOrThrow();
  const readers = [];
  for (let count = 0; count < READERS; count += 1) {
    const token = newToken();
    const email = `ban-doc-${everyMs}-${count}@thu.example`;
    const of = { project_id: PROJECT, contest_id: id, email, email_key: email };
    await db
      .insertInto('entry_links')
      .values({ ...of, token_hash: hashToken(token), expire_time: end })
      .execute();
    const draft = await db
      .insertInto('entry_drafts')
      .values({
        ...of,
        ...{ language: 'vi', fixes_id: null, submission_id: null },
        ...{ update_time: new Date(), expire_time: end },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    readers.push({ token, draftId: draft.id });
  }
  return readers;
}

async function countFiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('submission_files')
    .select((files) => files.fn.countAll<string>().as('count'))
    .where('draft_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Line {
  readonly port: number;
  readonly agent: Agent;
  readonly speed: Speed;
  /** Answers that asked a reader to come back. */
  refusals: number;
}

const ARRIVED = 'arrived';
const PATH = `/api/intake/v1/${PROJECT}/entries/upload`;

/** All of them are on the line together. */
async function sendOne(
  line: Line,
  { token, draftId }: Reader,
  { index, bytes }: { readonly index: number; readonly bytes: Buffer },
): Promise<string> {
  const headers = {
    origin: `http://127.0.0.1:${line.port}`,
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${token}`,
    'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
  };
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const begun = await call(line, 'POST', PATH, {
    ...headers,
    'upload-length': String(bytes.length),
    'upload-metadata': `draftId ${base64(draftId)},filename ${base64(`anh-${index}.jpg`)}`,
  });
  if (begun.status !== 201) return `begun ${begun.status}`;
  const place = String(begun.headers.location).split('/').at(-1);
  return await sendRest(line, `${PATH}/${place}`, headers, bytes);
}

/** Goes on after a busy answer from what is safe by then, as the form of readers does. */
async function sendRest(
  line: Line,
  path: string,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
): Promise<string> {
  const kind = { 'content-type': 'application/offset+octet-stream' };
  for (let offset = 0; ; ) {
    const rest = bytes.subarray(offset);
    const more = { ...kind, 'upload-offset': String(offset), 'content-length': String(rest.length) };
    const sent = await callOnce(line, 'PATCH', path, { ...headers, ...more }, rest);
    if (sent.headers['entry-file'] !== undefined) return ARRIVED;
    if (sent.status !== 503) return `ended ${sent.status}`;
    line.refusals += 1;
    await sleep(1_000);
    const state = await call(line, 'HEAD', path, headers);
    if (state.headers['entry-file'] !== undefined) return ARRIVED;
    if (state.status !== 200) return `ended ${state.status}`;
    offset = Number(state.headers['upload-offset']);
  }
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Asking = Parameters<typeof callOnce> extends [Line, ...infer Rest] ? Rest : never;

/** A busy server is asked again, as the form of readers does. */
async function call(line: Line, ...asking: Asking): Promise<Answered> {
  for (;;) {
    const answer = await callOnce(line, ...asking);
    if (answer.status !== 503) return answer;
    line.refusals += 1;
    await sleep(1_000);
  }
}

function callOnce(
  { port, agent, speed }: Line,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Buffer,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, path, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    sent.on('error', reject);
    void writeSlowly(sent, body, speed).catch(reject);
  });
}

async function writeSlowly(
  sent: ReturnType<typeof request>,
  body: Buffer | undefined,
  { piece, everyMs }: Speed,
): Promise<void> {
  for (let at = 0; body !== undefined && at < body.length; at += piece) {
    sent.write(body.subarray(at, at + piece));
    await sleep(everyMs);
  }
  sent.end();
}
