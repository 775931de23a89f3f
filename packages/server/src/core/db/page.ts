import { EXACT_TOTAL, type Page } from '@toasoan/contract/core/paging.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';

interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Counts the rows of a filter; it stops one above the number up to which the total is exact. */
export async function countUpToBound<Tables, Table extends keyof Tables, Row>(
  db: Db,
  filter: SelectQueryBuilder<Tables, Table, Row>,
  exactUpTo = EXACT_TOTAL,
): Promise<number> {
  const bounded = filter
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.lit(1).as('one'))
    .limit(exactUpTo + 1);
  const { rows } = await db
    .selectFrom(bounded.as('bounded'))
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** A page in a list's answer; `count` stops one above `exactUpTo`. */
export function pageOf<Item>(
  request: PageRequest,
  items: Item[],
  count: number,
  exactUpTo = EXACT_TOTAL,
): Page<Item> {
  return {
    items,
    total: Math.min(count, exactUpTo),
    ...(count > exactUpTo && { totalIsCapped: true }),
    page: request.page,
    limit: request.limit,
  };
}
