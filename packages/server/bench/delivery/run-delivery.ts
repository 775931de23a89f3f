import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openProductDatabase } from '#server/app/product-database.ts';
import type { Shutdown } from '#server/app/shutdown.ts';
import {
  FIRST_START_MS,
  type NewsroomOrders,
  type Print,
  printLoadOfMachine,
  SETTLED_MS,
} from '../bench-orders.ts';
import type { BrowserProgram } from '../console/open-browser.ts';
import { targetsOf } from '../report.ts';
import { startLoad } from '../sides/load.ts';
import { startProductSide } from '../sides/product-side.ts';
import type { Verdict } from '../verdicts.ts';
import { openCopy, PROJECT } from '../writes/open-copy.ts';
import { measureBrokenTargets } from './broken-targets.ts';
import { measureHerd } from './herd.ts';
import { measureHidden } from './hidden-posts.ts';
import { judgePages } from './lighthouse.ts';
import { measureSpeed } from './measure-speed.ts';
import { measureOutage } from './outage.ts';
import { measurePublishing } from './publish-visible.ts';
import { readPage } from './reader.ts';
import { giveHost, HOST, type Readers } from './readers.ts';
import { validate } from './validate.ts';

interface DeliveryOrders extends NewsroomOrders {
  readonly browser: BrowserProgram;
}

/** Readers come from many networks, so the bench is a proxy. */
const PROXY = { TRUST_PROXY: '127.0.0.1' } as const;
const SIZES = {
  full: { publishes: 5_000, addresses: 10_000, arranged: 500, outageSeconds: 60 },
  quick: { publishes: 200, addresses: 1_000, arranged: 50, outageSeconds: 5 },
} as const;

/** What readers get: how fast, how soon, by how many processes, and whether it is right. */
export async function runDelivery(
  orders: DeliveryOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<boolean> {
  const verdicts = [
    ...(await overNewsroom(orders, shutdown, print)),
    ...(await overDemo(orders, shutdown, print)),
  ];
  print(`\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}

/** 100,000 posts and two processes. */
async function overNewsroom(orders: DeliveryOrders, shutdown: Shutdown, print: Print): Promise<Verdict[]> {
  const { folder, program, isQuick } = orders;
  const size = isQuick ? SIZES.quick : SIZES.full;
  const copy = await openCopy({ ...orders, name: 'delivery', settings: PROXY }, shutdown, print);
  const { db, url } = copy.database;
  await giveHost(db, PROJECT);
  const dataDir = join(folder, 'delivery-beside');
  await rm(dataDir, { recursive: true, force: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const beside = await startProductSide({
    program,
    dataDir,
    folder,
    settings: {
      ...PROXY,
      ROLE: 'delivery',
      DATABASE_URL: url,
      SECRET_KEY: randomBytes(32).toString('base64url'),
    },
  });
  shutdown.add(() => beside.stop());
  const readersOf = ({ port }: { port: number }): Readers => ({ port, host: HOST, project: PROJECT });
  const [console, delivery] = [readersOf(copy.product), readersOf(beside)];
  await sleep(SETTLED_MS);
  printLoadOfMachine(print);
  const load = startLoad();
  shutdown.add(() => load.stop());
  const speed = await measureSpeed({ db, load, readers: delivery, isQuick }, print);
  const herd = await measureHerd(delivery, db, print);
  const publishing = await measurePublishing(
    { people: copy.people, port: copy.product.port, processes: [console, delivery], count: size.publishes },
    print,
  );
  const hidden = await measureHidden(delivery, db, size.addresses, print);
  const targets = await measureBrokenTargets(delivery, db, size.arranged, print);
  const outage = await measureOutage(
    {
      readers: delivery,
      paths: [
        '/',
        '/su-kien',
        '/tim-kiem',
        `/api/public/v1/${PROJECT}/home`,
        `/api/public/v1/${PROJECT}/feed/rss`,
      ],
      seconds: size.outageSeconds,
      // The server ends with the last who holds it.
      killDatabase: async () => {
        await copy.product.stop();
        await copy.database.stop();
      },
    },
    print,
  );
  await beside.stop();
  return [...speed, ...herd, ...publishing, ...hidden, ...targets, ...outage];
}

/** The articles of the first start, which have pictures, films and events. */
async function overDemo(
  { folder, program, browser }: DeliveryOrders,
  shutdown: Shutdown,
  print: Print,
): Promise<Verdict[]> {
  const dataDir = join(folder, 'delivery-demo');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  shutdown.add(() => rm(dataDir, { recursive: true, force: true }));
  const password = randomBytes(18).toString('base64url');
  const settings = { ...PROXY, SEED: 'demo', DEMO_PASSWORD: password, ADMIN_PASSWORD: password };
  const product = await startProductSide({ program, dataDir, folder, settings, readyWithin: FIRST_START_MS });
  shutdown.add(() => product.stop());
  const database = await openProductDatabase(
    { dataDir, databaseUrl: undefined, databaseOwnerUrl: undefined },
    print,
  );
  shutdown.add(() => database.stop());
  await giveHost(database.db, PROJECT);
  await sleep(SETTLED_MS);
  const article = await leadOf(product.port);
  const validity = await validate({ port: product.port, host: HOST, project: PROJECT }, print);
  const origin = `http://${HOST}:${product.port}`;
  const judged = await judgePages(browser, { home: `${origin}/`, article: `${origin}${article}` }, print);
  return [...validity, ...judged];
}

/** The path of the first story of the front page. */
async function leadOf(port: number): Promise<string> {
  const { body } = await readPage(port, HOST, `/api/public/v1/${PROJECT}/home`);
  const { data } = JSON.parse(body.toString()) as {
    readonly data: { readonly blocks: readonly { readonly posts: readonly { readonly path: string }[] }[] };
  };
  const [lead] = data.blocks.flatMap(({ posts }) => posts);
  if (lead === undefined) throw new Error('The front page of the demo has no story.');
  return lead.path;
}
