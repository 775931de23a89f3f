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

/** Feeds of sections that are in use, by their names. */
export async function feedsOfSections(
  db: Db,
  projectId: string,
  sourceIds: readonly string[],
): Promise<{ sourceId: string; title: string; url: string }[]> {
  return await db
    .selectFrom('source_categories')
    .select(['source_id as sourceId', 'title', 'rss_url as url'])
    .where('project_id', '=', projectId)
    .where('source_id', 'in', ['0', ...sourceIds])
    .where('status', '=', 'ENABLE')
    .where('rss_url', '<>', '')
    .orderBy('title')
    .orderBy('id')
    .execute();
}
