import type { Db } from '#server/core/db/database.ts';
import { purgeRow } from '../library/lifecycle/purge-store.ts';
import { findLocked } from '../library/media-store.ts';
import { countHolders } from '../library/uses/holder-count-view.ts';
import type { MediaRecord } from '../media-row.ts';

/**
 * Removes an imported file, unless its version has changed since or a record holds it, including kept versions.
 * Returns it as it was found; undefined when it does not exist.
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
