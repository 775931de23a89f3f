import { pageQuery } from '@toasoan/contract/core/paging.ts';
import {
  type CommentFilter,
  type CommentListQuery,
  commentListQuery,
} from '@toasoan/contract/features/comments/comment-list.ts';
import * as z from 'zod/mini';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';

/** What the address of the page says. A queue has no pages: the shape of a list's address does. */
export const queueAddress = z.strictObject({ ...pageQuery, ...commentListQuery.shape });
export type QueueAddressQuery = z.output<typeof queueAddress>;
export type QueueAddress = ListAddress<QueueAddressQuery>;

/** The list call of an address. */
export function queryOf({
  page: _page,
  happy: _happy,
  cursor: _cursor,
  ...query
}: QueueAddressQuery): CommentListQuery {
  return query;
}

/** Its filters, for counting and for bulk work. */
export function filterOf(query: CommentListQuery): CommentFilter {
  const { order: _order, limit: _limit, cursor: _cursor, ...filter } = query;
  return filter;
}
