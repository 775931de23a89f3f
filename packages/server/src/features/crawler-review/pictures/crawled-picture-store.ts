import type { Db } from '#server/core/db/database.ts';

/** Notes with which text a file of the library came; a file that is there already may come with several. */
export async function insertCrawledPicture(
  db: Db,
  { project_id, id }: { readonly project_id: string; readonly id: string },
  mediaId: string,
): Promise<void> {
  await db
    .insertInto('crawled_pictures')
    .values({ project_id, media_id: mediaId, item_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
