import type { MediaDescription } from '@toasoan/contract/features/media/describing/description.ts';
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
import type { VersionedColumns } from '../versioned-columns.ts';

/** Written by triggers only. */
export interface MediaChangeCounterTable {
  project_id: string;
  lane: number;
  stamp: string;
  /** The last transaction that changed it. */
  xact: string;
}

export interface MediaCountTable {
  project_id: string;
  /** A tab of the library, or `folder`. */
  counted: string;
  /** The person or the folder; 0 for tabs of the whole project, for nobody, and for the root. */
  of_id: string;
  lane: number;
  /** The true value is the sum over lanes. */
  count: number;
}

/** A file that was recalled from every place at once. */
export interface MediaRecallTable {
  id: Generated<string>;
  project_id: string;
  media_id: string;
  media_title: string;
  mode: 'REMOVE' | 'SWAP';
  /** Its replacement. */
  other_id: string | null;
  other_title: Generated<string>;
  reason: string;
  media_state_before: 'READY' | 'QUARANTINED';
  /** Places that held it. */
  place_count: number;
  /** Places it was removed from. */
  done_count: number;
  version: Generated<number>;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  undo_time: Date | null;
  undone_by_id: string | null;
  undone_by_name: Generated<string>;
}

/** One record that held it. */
export interface MediaRecallThingTable {
  project_id: string;
  recall_id: string;
  entity: MediaUser;
  entity_id: string;
  title: string;
  places: MediaPlace[];
  /** The previous content, as JSON; null where nothing was removed. */
  taken: ColumnType<unknown, string | null, string | null>;
  /** Null until the recall is undone. */
  is_given_back: boolean | null;
}

/** An upload in progress. */
/** Stored bytes of a project: the sum over its lanes. */
export interface MediaByteTable {
  project_id: string;
  lane: number;
  bytes: string;
}

export interface MediaUploadTable {
  id: string;
  project_id: string;
  user_id: string;
  purpose: 'NEW' | 'REPLACE' | 'POSTER';
  length: string;
  /** Bytes that are safe: the sum of its parts. */
  safe_bytes: Generated<string>;
  /** The connection that may add parts: the newest one. */
  lease: string | null;
  file_name: string;
  extension: string;
  kind: MediaKind;
  media_key: string;
  file_number: number;
  target_id: string | null;
  /** The number of the target's file when the upload began. */
  target_number: number | null;
  folder_id: string | null;
  /** What the template chosen for it said when it began. */
  description: ColumnType<MediaDescription | null, string | null | undefined, string | null>;
  width: number | null;
  height: number | null;
  duration_sec: number | null;
  /** Set when it has ended. */
  media_id: string | null;
  /** Its bytes are being removed: it cannot be continued. */
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

export interface MediaCollectionTable extends VersionedColumns {
  title: string;
  title_key: string;
  description: Generated<string>;
}

export interface MediaCollectionItemTable {
  project_id: string;
  collection_id: string;
  media_id: string;
}

export interface MediaTemplateTable extends VersionedColumns {
  title: string;
  /** NFC and lower case; unique within a project. */
  title_key: string;
  /** Written as JSON text, read parsed. */
  description: ColumnType<MediaDescription, string, string>;
}

export interface MediaFolderTable extends VersionedColumns {
  parent_id: string | null;
  title: string;
  /** NFC and lower case; unique within a folder. */
  title_key: string;
}

/** Every file that a media row has had, including the current one. */
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

/** Written by the record that holds the file, through `setMediaUses`. */
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

export interface MediaTable extends VersionedColumns {
  /** Public and permanent: addresses contain it. */
  key: string;
  /** The secret of the access marks: see `seeMark`. */
  see_key: Generated<string>;
  /** The number of its current file. */
  file_number: Generated<number>;
  /** Increased by every new file, crop or focal point. */
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
  /** Accounts of people shown. */
  person_ids: Generated<string[]>;
  has_identifiable_child: Generated<TriState>;
  child_privacy: ColumnType<ChildPrivacy | null, string | null | undefined, string | null>;
  is_public_activity: Generated<boolean>;
  ai_use: Generated<MediaAiUse>;
  ai_label: Generated<string>;
  map_checked: Generated<TriState>;
  folder_id: string | null;
  /** Places that use it now, including drafts. */
  use_count: Generated<number>;
  /** What its upload's template says; written once the file is examined. */
  description_to_come: ColumnType<MediaDescription | null, string | null | undefined, string | null>;
  search_text: Generated<string>;
  lacks_alt: GeneratedAlways<boolean>;
  lacks_credit: GeneratedAlways<boolean>;
  /** A tsvector of search_text. */
  search_terms: GeneratedAlways<string>;
}
