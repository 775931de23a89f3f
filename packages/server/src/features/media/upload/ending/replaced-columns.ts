import type { Updateable } from 'kysely';
import type { MediaTable } from '#server/core/db/tables/media-tables.ts';
import type { MediaRecord } from '../../media-row.ts';
import type { InspectedFile } from '../inspection/inspect-file.ts';
import { searchTextOf } from '../processing/inspected-columns.ts';
import type { UploadRow } from '../upload-store.ts';

interface Found {
  readonly checksum: string;
  readonly size: number;
  readonly file: InspectedFile;
}

/** Crops stay valid for pictures of the same aspect ratio. */
const SAME_SHAPE = 0.01;

/** The row's facts about its file; its description stays. */
export function replacedColumns(
  target: MediaRecord,
  upload: UploadRow,
  { checksum, size: bytes, file }: Found,
): Updateable<MediaTable> {
  const { image, type } = file;
  const size = { width: image?.width ?? upload.width, height: image?.height ?? upload.height };
  return {
    file_number: upload.file_number,
    revision: target.revision + 1,
    ...(target.state === 'FAILED' && { state: 'READY', state_time: new Date(), failure: null }),
    file_name: upload.file_name,
    mime: type.mime,
    extension: type.extensions[0],
    size_bytes: String(bytes),
    checksum,
    ...size,
    duration_sec: upload.duration_sec,
    has_poster: false,
    placeholder: image?.placeholder ?? '',
    look_hash: image?.lookHash ?? null,
    twin_id: null,
    exif: JSON.stringify(image?.exif ?? {}),
    ...(!isSameShape(target, size) && { focal_x: null, focal_y: null, crops: '{}' }),
    search_text: searchTextOf({ ...target, file_name: upload.file_name }),
  };
}

interface Size {
  readonly width: number | null;
  readonly height: number | null;
}

function isSameShape(before: Size, after: Size): boolean {
  if (!before.width || !before.height || !after.width || !after.height) return false;
  return Math.abs(1 - before.width / before.height / (after.width / after.height)) < SAME_SHAPE;
}
