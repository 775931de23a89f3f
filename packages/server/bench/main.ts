import { reportFailure } from '#server/app/report-failure.ts';
import { endOnSignals, Shutdown } from '#server/app/shutdown.ts';
import { runBackup } from './backup/run-backup.ts';
import { runCalendar } from './calendar/run-calendar.ts';
import { runComments } from './comments/run-comments.ts';
import type { BrowserProgram } from './console/open-browser.ts';
import { runConsole } from './console/run-console.ts';
import { runContest } from './contest/run-contest.ts';
import { crawlerPartsOf } from './crawler/crawler-orders.ts';
import { runCrawler } from './crawler/run-crawler.ts';
import { runDelivery } from './delivery/run-delivery.ts';
import { runIntake } from './intake/run-intake.ts';
import { runLinks } from './links/run-links.ts';
import { runLive } from './live/run-live.ts';
import { runMixed } from './mixed/run-mixed.ts';
import {
  BACKUP,
  CALENDAR,
  COMMENTS,
  CONSOLE,
  CONTEST,
  CRAWLER,
  DELIVERY,
  INTAKE,
  LINKS,
  LIVE,
  MILLION,
  MIXED,
  PEOPLE,
  QUICK,
  ROYALTIES,
  readOptions,
  TRANSLATION,
  UPLOADS,
  WRITES,
} from './options.ts';
import { runPeople } from './people/run-people.ts';
import { runRoyalties } from './royalties/run-royalties.ts';
import { runBench } from './run-bench.ts';
import { runTranslation } from './translation/run-translation.ts';
import { runUploads } from './uploads/run-uploads.ts';
import { runWrites } from './writes/run-writes.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

// An aborted bench has not met its targets.
let isMet = false;
process.once('exit', () => {
  process.exitCode = isMet ? 0 : 1;
});

const shutdown = new Shutdown();
endOnSignals(shutdown, reportFailure);
try {
  const args = process.argv.slice(2);
  const { BENCH_FOLDER: folder, BENCH_PRODUCT: program, BENCH_GENERATOR: generator } = process.env;
  if (!folder || !program || !generator) throw new Error('Run it as: npm run bench');
  const orders = { folder, program, generator, isQuick: args.includes(QUICK) };
  if (args.includes(LINKS)) isMet = runLinks(print);
  else if (args.includes(TRANSLATION))
    isMet = await runTranslation(
      { ...orders, parts: args.filter((arg) => arg !== TRANSLATION && arg !== QUICK) },
      shutdown,
      print,
    );
  else if (args.includes(CONTEST))
    isMet = await runContest({ ...orders, parts: args.filter((arg) => arg !== CONTEST) }, shutdown, print);
  else if (args.includes(UPLOADS)) isMet = await runUploads(orders, shutdown, print);
  else if (args.includes(LIVE)) isMet = await runLive(orders, shutdown, print);
  else if (args.includes(MIXED)) isMet = await runMixed(orders, shutdown, print);
  else if (args.includes(COMMENTS))
    isMet = await runComments({ ...orders, browser: browserProgram() }, shutdown, print);
  else if (args.includes(BACKUP)) isMet = await runBackup(orders, shutdown, print);
  else if (args.includes(INTAKE)) isMet = await runIntake(orders, shutdown, print);
  else if (args.includes(DELIVERY))
    isMet = await runDelivery({ ...orders, browser: browserProgram() }, shutdown, print);
  else if (args.includes(CRAWLER))
    isMet = await runCrawler({ ...orders, parts: crawlerPartsOf(args) }, shutdown, print);
  else if (args.includes(PEOPLE)) isMet = await runPeople(orders, shutdown, print);
  else if (args.includes(WRITES))
    isMet = await runWrites({ ...orders, isMillion: args.includes(MILLION) }, shutdown, print);
  else if (args.includes(CALENDAR))
    isMet = await runCalendar({ ...orders, browser: browserProgram() }, shutdown, print);
  else if (args.includes(ROYALTIES))
    isMet = await runRoyalties({ ...orders, browser: browserProgram() }, shutdown, print);
  else if (args.includes(CONSOLE))
    isMet = await runConsole({ ...orders, ...browserOrders() }, shutdown, print);
  else isMet = await runBench({ ...orders, options: readOptions(args) }, shutdown, print);
} catch (error) {
  reportFailure(error);
}
await shutdown.run();

/** The script that starts the bench finds the browser and the build. */
function browserOrders() {
  const { BENCH_PAGES: pages } = process.env;
  if (!pages) throw new Error('Run it as: npm run bench');
  return { browser: browserProgram(), pages };
}

function browserProgram(): BrowserProgram {
  const { BENCH_BROWSER: browser } = process.env;
  if (!browser) throw new Error('Run it as: npm run bench');
  return JSON.parse(browser) as BrowserProgram;
}
