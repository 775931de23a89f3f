import type { Db } from '#server/core/db/database.ts';

/** A list that the texts of a section are found in. */
export interface SectionList {
  readonly url: string;
  readonly sourceCategoryId: string;
}

/** Feeds of a source's sections that are in use, else their pages; the same address once. */
export async function listsOfSections(db: Db, projectId: string, sourceId: string): Promise<SectionList[]> {
  const rows = await db
    .selectFrom('source_categories')
    .select(['id', 'url', 'rss_url'])
    .where('project_id', '=', projectId)
    .where('source_id', '=', sourceId)
    .where('status', '=', 'ENABLE')
    .orderBy('id')
    .execute();
  const lists = new Map<string, SectionList>();
  for (const { id, url, rss_url } of rows) {
    const address = rss_url || url;
    if (!lists.has(address)) lists.set(address, { url: address, sourceCategoryId: id });
  }
  return [...lists.values()];
}
