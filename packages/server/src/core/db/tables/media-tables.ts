import type { ChildPrivacy, Crops } from '@toasoan/contract/features/media/media.ts';
import type {
  Licence,
  LicenceStatus,
  MediaAiUse,
  MediaFailure,
  MediaKind,
  MediaState,
} from '@toasoan/contract/features/media/media-kinds.ts';
import type { MediaPlace, MediaUseClass, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { TriState } from '@toasoan/contract/vocabulary/tri-state.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written by triggers only. */
export interface MediaChangeCounterTable {
  project_id: string;
  lane: number;
  stamp: string;
  /** The transaction that stamped last. */
  xact: string;
}

export interface MediaCountTable {
  project_id: string;
  /** A tab of the library, or `folder`. */
  counted: string;
  /** The person or the folder; 0 for tabs of the whole project, for nobody, and for the root. */
  of_id: string;
  lane: number;
  /** A sum over lanes is what is true. */
  count: number;
}

/** A file that was taken out of every place at once. */
export interface MediaRecallTable {
  id: Generated<string>;
  project_id: string;
  media_id: string;
  media_title: string;
  mode: 'REMOVE' | 'SWAP';
  /** What came in its place. */
  other_id: string | null;
  other_title: Generated<string>;
  reason: string;
  media_state_before: 'READY' | 'QUARANTINED';
  /** Places that held it. */
  place_count: number;
  /** Those that it was taken out of. */
  done_count: number;
  version: Generated<number>;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  undo_time: Date | null;
  undone_by_id: string | null;
  undone_by_name: Generated<string>;
}

/** One thing that held it. */
export interface MediaRecallThingTable {
  project_id: string;
  recall_id: string;
  entity: MediaUser;
  entity_id: string;
  title: string;
  places: MediaPlace[];
  /** What was there, as JSON; null where nothing was taken out. */
  taken: ColumnType<unknown, string | null, string | null>;
  /** Null until the recall is undone. */
  is_given_back: boolean | null;
}

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

export interface MediaCollectionTable {
  id: Generated<string>;
  project_id: string;
  title: string;
  title_key: string;
  description: Generated<string>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}

export interface MediaCollectionItemTable {
  project_id: string;
  collection_id: string;
  media_id: string;
}

export interface MediaFolderTable {
  id: Generated<string>;
  project_id: string;
  parent_id: string | null;
  title: string;
  /** NFC and lower case; names are unique within a folder by it. */
  title_key: string;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}

/** Every file that a media row has had, the present one included. */
export interface MediaFileTable {
  project_id: string;
  media_id: string;
  number: number;
  file_name: string;
  extension: string;
  size_bytes: string;
  checksum: string;
  create_time: Generated<Date>;
  created_by_name: string;
}

export interface MediaTagTable {
  project_id: string;
  media_id: string;
  tag_id: string;
  position: number;
}

/** Written by who holds the file, by `setMediaUses`. */
export interface MediaUseTable {
  project_id: string;
  media_id: string;
  entity: MediaUser;
  entity_id: string;
  place: MediaPlace;
  use_class: MediaUseClass;
}

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
