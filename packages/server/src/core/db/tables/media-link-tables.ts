import type { MediaPlace, MediaUseClass, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { Generated } from 'kysely';

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
