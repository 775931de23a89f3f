import { cp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { sql } from 'kysely';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import type { Db } from '#server/core/db/database.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { inventPost } from '../newsroom/invent-post.ts';
import { openNewsroom } from '../newsroom/open-newsroom.ts';
import { randomNumbers } from '../newsroom/random.ts';
import { targetsOf } from '../report.ts';
import { startBareSide } from '../sides/bare-side.ts';
import { startProductSide } from '../sides/product-side.ts';
import { least, most } from '../verdicts.ts';
import { bareCreate, bareUpdate } from './bare-writes.ts';
import { sizesOf } from './sizes.ts';
import { startWriteLoad, type WriteOrders, type WriteResult } from './write-load.ts';

const PROJECT = '1';
/** Each may write ten times a second. */
const PEOPLE = 200;
const POSTS = 2_000;
const CONNECTIONS = 16;
const POOL_SIZE = 12;
const ROUNDS = 3;
const LEAST_SHARE = 0.35;
const MAX_P99_MS = 200;
const FIRST_START_MS = 180_000;

interface WriteBench {
  readonly folder: string;
  readonly program: string;
  readonly generator: string;
  readonly isQuick: boolean;
}

type Print = (text: string) => void;

/** Saves, autosaves and new posts in a copy of the newsroom, beside the bare statements; and where its bytes are. */
export async function runWrites(
  { folder, program, generator, isQuick }: WriteBench,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const dataDir = await copyNewsroom(folder, generator, shutdown, print);
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  const { db } = database;
  print(await sizesOf(db));
  const people = await hire(db);
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'version'])
    .where('project_id', '=', PROJECT)
    .where('state', 'in', ['DRAFT', 'SUBMITTED', 'RETURNED'])
    .limit(POSTS)
    .execute();
  const product = await startProductSide({ program, dataDir, folder, readyWithin: FIRST_START_MS });
  shutdown.add(() => product.stop());
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(db);
  const author = { id: people[0]?.userId ?? '', article: anArticle() };
  const bare = await startBareSide({
    url: database.url,
    role: rows[0]?.role ?? '',
    poolSize: POOL_SIZE,
    calls: new Map([
      ['/create', [bareCreate(author)]],
      [
        '/update',
        [
          bareUpdate(
            author,
            posts.map(({ id }) => id),
          ),
        ],
      ],
    ]),
  });
  shutdown.add(() => bare.stop());
  const load = startWriteLoad();
  shutdown.add(() => load.stop());
  print(`Load of the machine before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);
  const seconds = isQuick ? 3 : 10;
  const all = { people: people.map(({ headers }) => headers), posts, connections: CONNECTIONS, seconds };
  const bareAll = { ...all, port: bare.port, body: '{}' };
  /** Processor time of the product tells more than rates do on a machine that others use too. */
  const run = async (orders: WriteOrders): Promise<Measured> => {
    const before = await product.work();
    const result = await load.run(orders);
    const spent = (await product.work()) - before;
    return { ...result, work: orders.port === product.port ? spent / result.count : undefined };
  };
  const measured = await inTurns(run, {
    create: { ...all, port: product.port, path: pathOf('create'), body: createBody(author.article) },
    'bare create': { ...bareAll, path: '/create' },
    update: { ...all, port: product.port, path: pathOf('update'), body: updateBody(author.article) },
    'bare update': { ...bareAll, path: '/update' },
    autosave: { ...all, port: product.port, path: pathOf('autosave'), body: autosaveBody(author.article) },
  });
  for (const [name, result] of measured) print(`${name.padEnd(12)} ${textOf(result)}`);
  const rate = (name: string) => measured.get(name)?.perSecond ?? 0;
  const verdicts = [
    ...['create', 'update'].map((name) =>
      least(`${name}: share of bare`, rate(name) / rate(`bare ${name}`), LEAST_SHARE),
    ),
    ...['create', 'update', 'autosave'].map((name) =>
      most(`${name}: p99 ms`, measured.get(name)?.p99 ?? 0, MAX_P99_MS),
    ),
  ];
  print(targetsOf(verdicts));
  return verdicts.every(({ isMet }) => isMet);
}

/** Other scenarios need the newsroom as it was. */
async function copyNewsroom(
  folder: string,
  generator: string,
  shutdown: Shutdown,
  print: Print,
): Promise<string> {
  const newsroom = await openNewsroom(folder, generator, print);
  await newsroom.database.stop();
  const dataDir = join(folder, 'writes');
  await rm(dataDir, { recursive: true, force: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  await cp(newsroom.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
  return dataDir;
}

async function hire(db: Db) {
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const person = await aPerson(db, {
      role: 'ADMIN',
      projects: [PROJECT],
      displayName: `Người viết ${count}`,
    });
    people.push({ ...person, headers: await signIn(db, person, { project: PROJECT }) });
  }
  return people;
}

function anArticle() {
  const nobody = { userId: '1', displayName: 'Nguyễn An' };
  const newsroom = { people: [nobody], categoryIds: ['1', '2', '3'], tagIds: ['1', '2', '3'] };
  return inventPost(randomNumbers(7), 5, newsroom).draft;
}

type Draft = ReturnType<typeof anArticle>;

const pathOf = (call: 'create' | 'update' | 'autosave') => `/api${postEndpoints[call].path}`;
const createBody = ({ content, excerpt }: Draft) =>
  JSON.stringify({
    title: 'Tin số NUMBER của buổi sáng',
    excerpt,
    content,
    categoryIds: ['1'],
    tagIds: ['1', '2'],
  });
const updateBody = ({ content }: Draft) =>
  JSON.stringify({ id: 'ID', version: 'VERSION', excerpt: 'Dẫn số NUMBER', content });
const autosaveBody = ({ content }: Draft) =>
  JSON.stringify({
    postId: 'ID',
    editingSession: 'bench-editing-session',
    baseVersion: 1,
    draft: { title: 'Tin số NUMBER', content },
  });

interface Measured extends WriteResult {
  /** Milliseconds of the product's processor time for a call. */
  readonly work: number | undefined;
}

function textOf({ perSecond, p50, p99, work }: Measured): string {
  const spent = work === undefined ? '' : `, ${work.toFixed(2)} ms of the processor`;
  return `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${spent}`;
}

/** Alternates, so that a busy moment of the machine affects all equally; the median of each. */
async function inTurns(
  run: (orders: WriteOrders) => Promise<Measured>,
  orders: Readonly<Record<string, WriteOrders>>,
): Promise<Map<string, Measured>> {
  const results = new Map<string, Measured[]>();
  for (const one of Object.values(orders)) await run({ ...one, seconds: 2 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, one] of Object.entries(orders))
      results.set(name, [...(results.get(name) ?? []), await run(one)]);
  }
  const median = (runs: readonly Measured[]) =>
    runs.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(ROUNDS / 2)];
  return new Map(
    [...results].flatMap(([name, runs]) => {
      const middle = median(runs);
      return middle === undefined ? [] : [[name, middle] as const];
    }),
  );
}
