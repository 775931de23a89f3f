import type { Db } from '#server/core/db/database.ts';

/** Ids of the translations of a page that readers have now. The caller holds the pages. */
export async function publicPagesInLanguages(db: Db, projectId: string, pageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('project_id', '=', projectId)
    .where('translation_of', '=', pageId)
    .where('state', '=', 'PUBLISHED')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
