import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { fileAddress } from '@toasoan/contract/vocabulary/picture.ts';
import type { Selectable } from 'kysely';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { PICTURE_COLUMNS, pictureOf, seeOf } from '#server/core/media/picture-view.ts';

export type MediaRecord = Selectable<MediaTable>;

/** Columns of a file as lists and pickers show it. */
export const MEDIA_ROW_COLUMNS = [
  ...PICTURE_COLUMNS,
  'failure',
  'file_name',
  'mime',
  'extension',
  'size_bytes',
  'duration_sec',
  'title',
  'caption',
  'credit',
  'licence',
  'licence_status',
  'licence_until',
  'has_identifiable_child',
  'child_privacy',
  'is_public_activity',
  'ai_use',
  'ai_label',
  'map_checked',
  'folder_id',
  'taken_time',
  'use_count',
  'twin_id',
  'state_time',
  'create_time',
  'update_time',
  'created_by_id',
  'created_by_name',
  'updated_by_id',
  'updated_by_name',
  'version',
] as const satisfies readonly (keyof MediaTable)[];
type ListedMedia = Pick<MediaRecord, (typeof MEDIA_ROW_COLUMNS)[number]>;

/** A file as lists and pickers show it. */
export function mediaRowOf(row: ListedMedia): MediaRow {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    failure: row.failure,
    fileName: row.file_name,
    mime: row.mime,
    extension: row.extension,
    sizeBytes: Number(row.size_bytes),
    durationSec: row.duration_sec,
    picture: pictureOf(row),
    url: row.kind === 'IMAGE' ? '' : fileAddress(row.key, row.extension, seeOf(row)),
    title: row.title,
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    licence: row.licence,
    licenceStatus: row.licence_status,
    licenceUntil: row.licence_until,
    hasIdentifiableChild: row.has_identifiable_child,
    childPrivacy: row.child_privacy,
    isPublicActivity: row.is_public_activity,
    aiUse: row.ai_use,
    aiLabel: row.ai_label,
    mapChecked: row.map_checked,
    folderId: row.folder_id,
    takenTime: row.taken_time?.toISOString() ?? null,
    useCount: row.use_count,
    twinId: row.twin_id,
    stateTime: row.state_time.toISOString(),
    ...auditFieldsOf(row),
  };
}
