import type { Genre, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import type { AutoAction, SourceLinkTarget } from '@toasoan/contract/features/source-links/source-link.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface SourceCategoryTable extends VersionedColumns {
  source_id: string;
  title: string;
  url: string;
  /** Equal for addresses of one page. */
  url_key: string;
  rss_url: Generated<string>;
  parent_id: string | null;
  detected: Generated<boolean>;
  status: Generated<Status>;
  last_seen: Date | null;
  /** What the last fetch of its list answered: sent back to ask for what is new. */
  etag: Generated<string>;
  last_modified: Generated<string>;
  last_fetch_time: Date | null;
  search_text: string;
}

export interface SourceLinkTable extends VersionedColumns {
  source_id: string;
  source_category_id: string | null;
  link_url: Generated<string>;
  link_key: Generated<string>;
  target_type: Generated<SourceLinkTarget>;
  category_id: string | null;
  tag_id: string | null;
  user_id: string | null;
  extra_category_ids: Generated<string[]>;
  tag_ids: Generated<string[]>;
  author_id: string | null;
  province_code: ProvinceCode | null;
  post_type: Generated<PostType>;
  genre: Generated<Genre>;
  include_keywords: Generated<string[]>;
  exclude_keywords: Generated<string[]>;
  auto_action: Generated<AutoAction>;
  priority: Generated<number>;
  status: Generated<Status>;
}

/** Texts that a link took in an hour. */
export interface SourceLinkHourTable {
  project_id: string;
  link_id: string;
  hour: Date;
  matches: number;
}
