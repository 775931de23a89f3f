import type { TagKind } from '@toasoan/contract/features/tags/tag.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface TagTable extends VersionedColumns {
  title: string;
  slug: string;
  kind: Generated<TagKind>;
  description: Generated<string>;
  image_id: string | null;
  image_key: string | null;
  keywords: Generated<string[]>;
  aliases: Generated<string[]>;
  is_featured: Generated<boolean>;
  status: Generated<Status>;
  merged_into_id: string | null;
  post_count: Generated<number>;
  search_text: string;
  deleted_time: Date | null;
}

/** Titles and aliases of living tags, unique within a project. */
export interface TagNameTable {
  project_id: string;
  /** NFC and lower case. */
  name_key: string;
  tag_id: string;
  is_alias: boolean;
  /** The same for names that differ in marks, case, hyphens or spaces only. */
  near_key: string;
}
