import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** The languages of a post: approved ones, of those of its project beside its own; null where it is translated into none. */
export const TRANSLATED_COLUMN: RawBuilder<{
  readonly approved: number;
  readonly total: number;
} | null> = sql`(
    SELECT CASE WHEN count(*) > 0 THEN json_build_object(
      'approved', count(*) FILTER (WHERE kept.state = 'APPROVED'),
      'total', greatest(count(*), (
        SELECT cardinality(array_remove(projects.languages, coalesce(posts.details->>'lang', 'vi')))
        FROM projects WHERE projects.id = posts.project_id))) END
    FROM translations AS kept
    WHERE kept.project_id = posts.project_id AND kept.kind = 'POST' AND kept.source_id = posts.id
  )`;

/** Ids of the translations of a post that readers have now. */
export async function readableTranslations(db: Db, projectId: string, postId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('translation_of', '=', postId)
    .where('state', 'in', ['PUBLISHED', 'EXPIRED'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
