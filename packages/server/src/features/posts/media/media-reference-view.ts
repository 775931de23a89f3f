import type { MediaKind, MediaState } from '@toasoan/contract/features/media/media-kinds.ts';
import type { Db } from '#server/core/db/database.ts';

/** The fields that a post copies from a file it refers to. */
export interface ReferredFile {
  readonly id: string;
  readonly key: string;
  readonly kind: MediaKind;
  readonly state: MediaState;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly fileName: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

/** Files of the project by their ids; unknown ones are left out. */
export async function findReferredFiles(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReferredFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'key', 'kind', 'state', 'width', 'height', 'alt', 'caption', 'credit', 'file_name'])
    .select(['extension', 'size_bytes'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ file_name: fileName, size_bytes: size, ...row }) => [
      row.id,
      { ...row, fileName, sizeBytes: Number(size), width: row.width ?? 0, height: row.height ?? 0 },
    ]),
  );
}
