import type { MediaPlace, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { setMediaUses } from './media-use-store.ts';

/** The two columns of a record's image. */
export interface ImageRefColumns {
  readonly id: string | null;
  readonly key: string | null;
}

export function imageRefOf(id: string | null, key: string | null): ImageRef | null {
  return id === null || key === null ? null : { mediaId: id, key };
}

/**
 * The column values for a requested image; undefined where none was requested. @throws INVALID_INPUT on `field`
 * for a file that is no visible image of the project.
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

/** Records in the library which images a record holds now; null ids count as none. */
export async function holdImageRefs(
  db: Db,
  projectId: string,
  holder: { readonly entity: MediaUser; readonly entityId: string },
  imageRefs: readonly { readonly mediaId: string | null; readonly place: MediaPlace }[],
): Promise<void> {
  const held = imageRefs.flatMap(({ mediaId, place }) => (mediaId === null ? [] : [{ mediaId, place }]));
  await setMediaUses(db, projectId, { ...holder, useClass: 'PLACED' }, held);
}
