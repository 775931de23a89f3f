import type { Shutdown } from '#server/app/shutdown.ts';
import { type NewsroomOrders, type Print, printLoadOfMachine } from '../bench-orders.ts';
import { targetsOf } from '../report.ts';
import type { Verdict } from '../verdicts.ts';
import { provePeople } from './prove-people.ts';
import { proveRuns } from './prove-runs.ts';

/** Parts of the bench; without one of them, all. */
export const CRAWLER_PARTS = ['queue', 'gather', 'hour', 'soak', 'kill'] as const;
export type CrawlerPart = (typeof CRAWLER_PARTS)[number];

export interface CrawlerOrders extends NewsroomOrders {
  readonly parts: readonly CrawlerPart[];
}

export function crawlerPartsOf(args: readonly string[]): readonly CrawlerPart[] {
  const asked = CRAWLER_PARTS.filter((part) => args.includes(part));
  return asked.length > 0 ? asked : CRAWLER_PARTS;
}

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
