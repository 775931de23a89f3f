import type { TagKind } from '@toasoan/contract/features/tags/tag.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated } from 'kysely';

export interface TagTable {
  id: Generated<string>;
  project_id: string;
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
  title_fold: string;
  search_text: string;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
  deleted_time: Date | null;
}

/** Titles and aliases of living tags, unique within a project. */
export interface TagNameTable {
  project_id: string;
  /** NFC and lower case. */
  name_key: string;
  tag_id: string;
  is_alias: boolean;
}
