import { type RawBuilder, sql } from 'kysely';

/** Whether the `display` of a row names a page. */
export function namesPage(pageId: string): RawBuilder<boolean> {
  return sql`(display->'pageIds') @> ${JSON.stringify([pageId])}::jsonb`;
}
