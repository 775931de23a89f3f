import type { Category, CategoryKind } from '@toasoan/contract/features/categories/category.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface CategoryTable extends VersionedColumns {
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
  deleted_time: Date | null;
}
