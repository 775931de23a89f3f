import type { Db } from '#server/core/db/database.ts';
import { purgeRow } from '../library/lifecycle/purge-store.ts';
import { findLocked } from '../library/media-store.ts';
import { countHolders } from '../library/uses/holder-count-view.ts';
import type { MediaRecord } from '../media-row.ts';

/**
 * Takes away a file that was brought in, unless it has moved on from the version it was brought in with or something
 * holds it, versions that are kept included. Answers it as it was found; undefined when it is not there.
 */
export async function takeBackMedia(
  db: Db,
  projectId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ readonly file: MediaRecord; readonly holders: number } | undefined> {
  const file = await findLocked(db, projectId, id);
  if (file === undefined) return undefined;
  const { ever: holders } = await countHolders(db, projectId, id);
  if (file.version === version && holders === 0) await purgeRow(db, projectId, file);
  return { file, holders };
}
