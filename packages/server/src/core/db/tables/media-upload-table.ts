import type { MediaKind } from '@toasoan/contract/features/media/media-kinds.ts';
import type { Generated } from 'kysely';

/** A file on its way into the library. */
export interface MediaUploadTable {
  id: string;
  project_id: string;
  user_id: string;
  purpose: 'NEW' | 'REPLACE' | 'POSTER';
  length: string;
  /** Bytes that are safe: those of the parts. */
  safe_bytes: Generated<string>;
  /** Who may add parts: the connection that came last. */
  lease: string | null;
  file_name: string;
  extension: string;
  kind: MediaKind;
  media_key: string;
  file_number: number;
  target_id: string | null;
  /** Which file the target had when the upload began. */
  target_number: number | null;
  folder_id: string | null;
  width: number | null;
  height: number | null;
  duration_sec: number | null;
  /** Once it has ended. */
  media_id: string | null;
  /** Its bytes are being removed: nobody can go on with it. */
  is_dropped: Generated<boolean>;
  create_time: Generated<Date>;
  update_time: Date;
}

export interface MediaUploadPartTable {
  project_id: string;
  upload_id: string;
  first_byte: string;
  size_bytes: string;
  name: string;
}
