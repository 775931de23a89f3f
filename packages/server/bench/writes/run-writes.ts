import pg from 'pg';
import type { Shutdown } from '#server/app/shutdown.ts';
import { type NewsroomOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import { type BareStatement, startBareSide } from '../sides/bare-side.ts';
import { COUNTED_CALLS, countStatements, type DatabaseCost } from '../statements-per-call.ts';
import { bareAutosave, bareCreate, barePublish, bareUpdate } from './bare-writes.ts';
import { type NewsroomCopy, openCopy, postsInWork } from './open-copy.ts';
import { pageAfterWrites } from './page-after-writes.ts';
import { sizesOf } from './sizes.ts';
import { untilIndexed } from './until-indexed.ts';
import { anArticle, writeCalls } from './write-calls.ts';
import { startWriteLoad, type WriteLoad, type WriteOrders, type WriteResult } from './write-load.ts';
import { type Measured, type Written, writesTable, writeVerdicts } from './write-report.ts';

const POSTS = 2_000;
const DRAFTS = 500;
const CONNECTIONS = 16;
const POOL_SIZE = 12;
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
/** A round that ends after so many calls ends before. */
const LONG = 600;

export interface WriteBenchOrders extends NewsroomOrders {
  readonly isMillion: boolean;
}

/** Writes in a copy of the newsroom, beside the bare statements; a deep page after them; and where the bytes are. */
export async function runWrites(bench: WriteBenchOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const copy = await openCopy({ ...bench, name: 'writes' }, shutdown, print);
  const { database, product, people } = copy;
  print(await sizesOf(database.db));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  shutdown.add(() => client.end());
  const posts = await postsInWork(database.db, POSTS);
  const article = anArticle();
  const author = { id: people[0]?.userId ?? '', article };
  const ids = posts.map(({ id }) => id);
  const bare = await startBareSide({
    url: database.url,
    role: copy.role,
    poolSize: POOL_SIZE,
    calls: bareCalls({
      create: bareCreate(author),
      update: bareUpdate(author, ids),
      publish: barePublish(author, await makeDrafts(client, bareCreate(author))),
      autosave: bareAutosave(author, ids),
    }),
  });
  shutdown.add(() => bare.stop());
  const load = startWriteLoad();
  shutdown.add(() => load.stop());
  printLoadOfMachine(print);

  const headers = people.map((person) => person.headers);
  const seconds = bench.isQuick ? 3 : 10;
  const all = { people: headers, posts, connections: CONNECTIONS, seconds };
  const calls = writeCalls(article);
  const ours = (name: keyof typeof calls) => ({ ...all, port: product.port, ...calls[name] });
  const theirs = (name: string) => ({ ...all, port: bare.port, path: `/${name}`, body: '{}' });
  const orders = {
    create: { product: { ...ours('create'), makes: true }, bare: theirs('create') },
    update: { product: ours('update'), bare: theirs('update') },
    // What the creates of the same round have made.
    publish: { product: { ...ours('publish'), posts: 'made' as const }, bare: theirs('publish') },
    autosave: { product: ours('autosave'), bare: theirs('autosave') },
  };
  const page = await pageAfterWrites({
    client,
    copy,
    seconds,
    print,
    write: async (half) => {
      await load.run({ ...orders.create.product, seconds: LONG, calls: half });
      await load.run({ ...orders.update.product, seconds: LONG, calls: half });
    },
  });
  const written = await measureWrites({ copy, load, client }, orders);
  const verdicts = [...writeVerdicts(written), ...page];
  print(`\n${writesTable(written)}\n\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}

/** Posts of the bare side, as new as those that the product publishes. */
async function makeDrafts(client: pg.Client, create: BareStatement): Promise<string[]> {
  for (let count = 0; count < DRAFTS; count += 1) await client.query({ ...create });
  const { rows } = await client.query(`SELECT id FROM posts WHERE project_id = 1 AND slug LIKE 'bare-%'`);
  return rows.map(({ id }) => id);
}

const bareCalls = (statements: Readonly<Record<string, BareStatement>>) =>
  new Map(Object.entries(statements).map(([name, statement]) => [`/${name}`, [statement]]));

interface Measuring {
  readonly copy: NewsroomCopy;
  readonly load: WriteLoad;
  readonly client: pg.Client;
}

type Sides = Readonly<Record<'product' | 'bare', WriteOrders>>;

/** Alternates, so that a busy moment of the machine affects all equally; the median of each. */
async function measureWrites(
  { copy, load, client }: Measuring,
  orders: Readonly<Record<string, Sides>>,
): Promise<Written[]> {
  const { product } = copy;
  const runs = Object.entries(orders).flatMap(([name, sides]) =>
    Object.values(sides).map((one) => ({ name, one, results: [] as Measured[] })),
  );
  /** Processor time of the product tells more than rates do on a machine that others use too. */
  const run = async (one: WriteOrders): Promise<Measured> => {
    const before = await product.work();
    const result: WriteResult = await load.run(one);
    const spent = (await product.work()) - before;
    return { ...result, work: one.port === product.port ? spent / result.count : undefined };
  };
  for (const { one } of runs) await load.run({ ...one, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { one, results } of runs) results.push(await run(one));
  }
  const costs = await costsOf(
    { copy, load, client },
    runs.map(({ one }) => one),
  );
  const middle = runs.map(({ name, results }, index) => ({ name, cost: costs[index], ...middleOf(results) }));
  return Object.keys(orders).flatMap((name) => {
    const [ours, theirs] = middle.filter((one) => one.name === name);
    return ours && theirs ? [{ name, product: ours, bare: theirs }] : [];
  });
}

/** What each write costs the database, without the whole pages that its log holds after a checkpoint. */
async function costsOf(
  { copy, load, client }: Measuring,
  orders: readonly WriteOrders[],
): Promise<DatabaseCost[]> {
  await client.query('ALTER SYSTEM SET full_page_writes = off');
  await client.query('SELECT pg_reload_conf()');
  const costs: DatabaseCost[] = [];
  for (const one of orders) {
    // Jobs that earlier writes have added would count too.
    await untilIndexed(client);
    const counted = { ...one, seconds: LONG, calls: COUNTED_CALLS, connections: 1 };
    costs.push(await countStatements(client, copy.role, () => load.run(counted)));
  }
  return costs;
}

function middleOf(results: readonly Measured[]): Measured {
  const sorted = results.toSorted((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
