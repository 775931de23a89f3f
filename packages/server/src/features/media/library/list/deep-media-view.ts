import type { RawBuilder } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { createKnownOrders } from '#server/core/db/known-orders.ts';
import { offsetOf } from '#server/core/db/page.ts';
import { mediaByIdStatement, mediaOrderStatement } from './media-page-view.ts';
import type { ResolvedMediaQuery } from './resolved-media-query.ts';

/** From here on a page is cut from all that its filter finds. */
const DEEP = 1_000;
/** What lies behind so many is skipped to; 40 lists of them take 16 MB. */
const MOST = 50_000;
const knownOrders = createKnownOrders();

/** Skipping to it would cost more than finding all. */
export function isDeep(query: ResolvedMediaQuery): boolean {
  const from = offsetOf(query);
  return from >= DEEP && from + query.limit <= MOST;
}

interface DeepPage {
  /** What decides which files are found. */
  readonly key: unknown;
  readonly filter: RawBuilder<boolean>;
  readonly query: ResolvedMediaQuery;
}

/** The rows of a page far from the first. */
export async function deepMediaPage(db: Db, projectId: string, { key, filter, query }: DeepPage) {
  const from = offsetOf(query);
  const { rows } = await knownOrders.page(
    [key, query.sort],
    [from, from + query.limit],
    async () => {
      const found = (await mediaOrderStatement(projectId, filter, query, MOST).execute(db)).rows[0];
      const ids = (found?.ids ?? '{}').slice(1, -1);
      return { ids: ids === '' ? [] : ids.split(','), stamp: found?.stamp ?? '' };
    },
    async (ids) => {
      const { rows: page } = await mediaByIdStatement(projectId, ids).execute(db);
      // Nothing on the page: what is known may be old.
      return { rows: page, stamp: page[0]?.stamp ?? '' };
    },
  );
  return rows;
}
