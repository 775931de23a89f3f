import {
  type CrawledItemListQuery,
  crawledItemListQuery,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';

export const reviewAddress = crawledItemListQuery;
export type ReviewAddress = ListAddress<CrawledItemListQuery>;

/** The list call of an address; its pages follow each other by themselves. */
export function queryOf({ page: _page, happy: _happy, ...query }: CrawledItemListQuery) {
  return query;
}
