import type { NewsroomOrders } from '../bench-orders.ts';

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
