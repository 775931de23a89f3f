import type { ChildPrivacy, Crops } from '@toasoan/contract/features/media/media.ts';
import type {
  Licence,
  LicenceStatus,
  MediaAiUse,
  MediaFailure,
  MediaKind,
  MediaState,
} from '@toasoan/contract/features/media/media-kinds.ts';
import type { TriState } from '@toasoan/contract/vocabulary/tri-state.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text, read parsed. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export interface MediaTable {
  id: Generated<string>;
  project_id: string;
  /** Public and kept for good: addresses name it. */
  key: string;
  /** What marks are made of: see `seeMark`. */
  see_key: Generated<string>;
  /** Which of its files is the present one. */
  file_number: Generated<number>;
  /** Raised by every new file, crop or focal point. */
  revision: Generated<number>;
  kind: MediaKind;
  state: Generated<MediaState>;
  state_before_trash: 'READY' | 'FAILED' | 'QUARANTINED' | null;
  state_time: Generated<Date>;
  failure: MediaFailure | null;
  file_name: string;
  mime: string;
  extension: string;
  size_bytes: string;
  checksum: string;
  width: number | null;
  height: number | null;
  duration_sec: number | null;
  has_poster: Generated<boolean>;
  placeholder: Generated<string>;
  /** 64 bits as PostgreSQL writes them, with a sign. */
  look_hash: string | null;
  twin_id: string | null;
  focal_x: number | null;
  focal_y: number | null;
  crops: Json<Crops>;
  alt: Generated<string>;
  title: Generated<string>;
  caption: Generated<string>;
  description: Generated<string>;
  credit: Generated<string>;
  owner_type: Generated<'INDIVIDUAL' | 'ORGANIZATION'>;
  licence: Generated<Licence>;
  licence_status: Generated<LicenceStatus>;
  /** A day, `2026-11-22`. */
  licence_until: string | null;
  licence_doc_id: string | null;
  usage_terms: Generated<string>;
  taken_time: Date | null;
  place_text: Generated<string>;
  province_code: string | null;
  latitude: number | null;
  longitude: number | null;
  exif: Json<Record<string, string>>;
  persons: Generated<string[]>;
  has_identifiable_child: Generated<TriState>;
  child_privacy: ColumnType<ChildPrivacy | null, string | null | undefined, string | null>;
  is_public_activity: Generated<boolean>;
  ai_use: Generated<MediaAiUse>;
  ai_label: Generated<string>;
  map_checked: Generated<TriState>;
  folder_id: string | null;
  /** Places that use it now, drafts included. */
  use_count: Generated<number>;
  search_text: Generated<string>;
  lacks_alt: GeneratedAlways<boolean>;
  lacks_credit: GeneratedAlways<boolean>;
  /** A tsvector of search_text. */
  search_terms: GeneratedAlways<string>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
