import type { Shutdown } from '#server/app/shutdown.ts';
import { type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import type { Verdict } from '../verdicts.ts';
import type { CrawlerOrders } from './crawler-orders.ts';
import { provePeople } from './prove-people.ts';
import { proveRuns } from './prove-runs.ts';

/** The crawler at its size: what people feel, what a day costs, what hostile sites and killed processes leave. */
export async function runCrawler(orders: CrawlerOrders, shutdown: Shutdown, print: Print): Promise<boolean> {
  printLoadOfMachine(print);
  const verdicts: Verdict[] = [
    ...(await proveRuns(orders, shutdown, print)),
    ...(await provePeople(orders, shutdown, print)),
  ];
  print(`\n${targetsOf(verdicts)}`);
  return verdicts.every(({ isMet }) => isMet);
}
