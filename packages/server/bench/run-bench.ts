import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Shutdown } from '#server/app/shutdown.ts';
import { ADMIN, type NewsroomOrders, type Print, printLoadOfMachine, SETTLED_MS } from './bench-orders.ts';
import { measure } from './measure.ts';
import { multiplyNewsroom } from './newsroom/multiply-newsroom.ts';
import { openNewsroom } from './newsroom/open-newsroom.ts';
import { publishLately } from './newsroom/publish-lately.ts';
import type { Options } from './options.ts';
import { plansOf } from './plans.ts';
import { watchPools } from './pools.ts';
import { prepare } from './prepare.ts';
import { type Row, tableOf, targetsOf } from './report.ts';
import { DASHBOARD } from './scenarios/dashboard-scenario.ts';
import { startBareSide } from './sides/bare-side.ts';
import { startLoad } from './sides/load.ts';
import { measureStart, type StartTimes } from './sides/measure-start.ts';
import { startProductSide } from './sides/product-side.ts';
import { sitesFor } from './sites.ts';
import { sizesOf } from './sizes.ts';
import { costOfCalls, openCounting } from './statements-per-call.ts';
import { memoryVerdicts, startVerdicts, verdictsOf } from './verdicts.ts';

interface ScenarioOrders extends NewsroomOrders {
  readonly options: Options;
}

/** The size of the product's own pool; the bench counts the connections of both sides under load. */
const POOL_SIZE = 12;

/** Runs the whole bench. @returns true when every target is met. */
export async function runBench(orders: ScenarioOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  const { folder, options } = orders;
  const { newsroom, product, sites, start, afterStart } = await open(orders, shutdown, print);
  const client = new pg.Client({ connectionString: newsroom.url });
  await client.connect();
  shutdown.add(() => client.end());
  const prepared = options.scenarios.map((scenario) => prepare(scenario, ...sites));
  const bare = await startBareSide({
    ...newsroom,
    poolSize: POOL_SIZE,
    calls: new Map(prepared.flatMap(({ bareCalls }) => [...bareCalls])),
  });
  shutdown.add(() => bare.stop());
  const load = startLoad();
  shutdown.add(() => load.stop());
  printLoadOfMachine(print);
  const pools = watchPools(client);
  const rows: Row[] = [];
  for (const { scenario, contenders } of prepared) {
    print(`Measuring: ${scenario.title} …`);
    const sides = contenders(product.port, bare.port);
    const [ours] = sides;
    const cost = ours && (await costOfCalls(client, newsroom.role, ours));
    const results = await measure(load, sides, options, pools.look);
    rows.push({ scenario, results, cost, memory: await product.memory() });
  }
  const afterLoad = rows.length === 0 ? undefined : await product.memory();
  if (rows.length > 0) print(`\n${await plansOf(client, prepared)}`);
  const verdicts = [
    ...rows.flatMap(({ scenario, results }) => verdictsOf(scenario, results)),
    ...startVerdicts(start),
    ...memoryVerdicts({ afterStart, afterLoad }),
  ];
  const compared = rows.length === 0 ? [] : [pools.compare(), await sizesOf(client), '', tableOf(rows)];
  print(`\n${[...textOf(start), ...compared, '', targetsOf(verdicts)].join('\n')}`);
  const found = rows.map(({ scenario, results, cost }) => ({ scenario: scenario.key, cost, ...results }));
  await writeFile(
    join(folder, 'last.json'),
    `${JSON.stringify({ options, start, found, verdicts }, null, 2)}\n`,
  );
  return verdicts.every(({ isMet }) => isMet);
}

function textOf(start: StartTimes | undefined): string[] {
  if (start === undefined) return [];
  const { server, program } = start;
  return [
    `Ready ${server.toFixed(2)} s after its process began, ${program.toFixed(2)} s after that of \`npm start\`.`,
  ];
}

/** The database, the product over it and one signed-in person. */
async function open(
  { folder, program, generator, options }: ScenarioOrders,
  shutdown: Shutdown,
  print: Print,
) {
  const { dataDir, database, password } = await openCounting(() =>
    options.isMillion
      ? openNewsroom(join(folder, 'million'), generator, print, (url) => multiplyNewsroom(url, print))
      : openNewsroom(folder, generator, print),
  );
  shutdown.add(() => database.stop());
  if (options.scenarios.some(({ key }) => key === DASHBOARD)) await publishLately(database.db);
  if (options.hasStart) print('Measuring: start …');
  const start = options.hasStart ? await measureStart({ program, dataDir, folder }) : undefined;
  const product = await startProductSide({ program, dataDir, folder });
  shutdown.add(() => product.stop());
  await sleep(SETTLED_MS);
  const afterStart = await product.memory();
  const token = await product.signIn(ADMIN, password);
  const sites = await sitesFor(database, token);
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(database.db);
  // Its connections would count as the product's.
  await database.close();
  return { newsroom: { url: database.url, role: rows[0]?.role ?? '' }, product, sites, start, afterStart };
}
