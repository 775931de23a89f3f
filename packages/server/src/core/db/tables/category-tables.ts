import type { Category, CategoryKind } from '@toasoan/contract/features/categories/category.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated } from 'kysely';

export interface CategoryTable {
  id: Generated<string>;
  project_id: string;
  parent_id: string | null;
  depth: number;
  position: number;
  title: string;
  slug: string;
  description: Generated<string>;
  kind: Generated<CategoryKind>;
  color: Generated<string>;
  image_id: string | null;
  image_key: string | null;
  view_mode: Generated<Category['viewMode']>;
  per_block: Generated<number>;
  new_badge_days: Generated<number>;
  show_in_menu: Generated<boolean>;
  show_on_home: Generated<boolean>;
  status: Generated<Status>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  keywords: Generated<string[]>;
  rss_enabled: Generated<boolean>;
  names: Generated<Record<string, string>>;
  post_count: Generated<number>;
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
