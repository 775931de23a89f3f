import type { MediaPlace, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { setMediaUses } from './media-use-store.ts';

/** The two columns of a picture beside a name. */
export interface ImageRefColumns {
  readonly id: string | null;
  readonly key: string | null;
}

export function imageRefOf(id: string | null, key: string | null): ImageRef | null {
  return id === null || key === null ? null : { mediaId: id, key };
}

/**
 * What stands in the columns for a wished picture; undefined where nothing was wished.
 * @throws INVALID_INPUT on `field` for what is no picture of the project that can be shown.
 */
export async function imageRefColumns(
  db: Db,
  projectId: string,
  options: { readonly mediaId: string | null | undefined; readonly field: string },
): Promise<ImageRefColumns | undefined> {
  if (options.mediaId === undefined) return undefined;
  if (options.mediaId === null) return { id: null, key: null };
  const row = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('project_id', '=', projectId)
    .where('id', '=', options.mediaId)
    .where('kind', '=', 'IMAGE')
    .where('state', '=', 'READY')
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new AppError('INVALID_INPUT', { fields: [{ field: options.field, code: 'unknownReference' }] });
}

/** Says to the library which pictures stand beside a name now; ids that are null are none. */
export async function holdImageRefs(
  db: Db,
  projectId: string,
  holder: { readonly entity: MediaUser; readonly entityId: string },
  imageRefs: readonly { readonly mediaId: string | null; readonly place: MediaPlace }[],
): Promise<void> {
  const held = imageRefs.flatMap(({ mediaId, place }) => (mediaId === null ? [] : [{ mediaId, place }]));
  await setMediaUses(db, projectId, { ...holder, useClass: 'PLACED' }, held);
}
