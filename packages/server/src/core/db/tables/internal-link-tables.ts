import type { TargetKind } from '@toasoan/contract/article/link-target.ts';
import type {
  InternalLinkTarget,
  TargetProblem,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface InternalLinkTable extends VersionedColumns {
  keyword: string;
  /** Equal for keywords that match the same words. */
  keyword_key: string;
  variants: Generated<string[]>;
  exclusions: Generated<string[]>;
  target_type: Generated<InternalLinkTarget>;
  category_id: string | null;
  tag_id: string | null;
  user_id: string | null;
  url: Generated<string>;
  title: Generated<string>;
  max_per_post: Generated<number>;
  priority: Generated<number>;
  open_new_tab: Generated<boolean>;
  nofollow: Generated<boolean>;
  scope_category_ids: Generated<string[]>;
  start_time: Date | null;
  end_time: Date | null;
  status: Generated<Status>;
  hit_count: Generated<number>;
  last_applied: Date | null;
  search_text: string;
}

export interface InternalLinkChangeCounterTable {
  project_id: string;
  counter: string;
}

/** Posts in which no keyword is linked. */
export interface InternalLinkOffTable {
  project_id: string;
  post_id: string;
  by_id: string | null;
  by_name: string;
  time: Generated<Date>;
}

/** Where a surveyed post leads; `link_id` where a keyword does it. */
export interface InternalLinkUseTable {
  id: GeneratedAlways<string>;
  project_id: string;
  post_id: string;
  target: string;
  link_id: string | null;
  /** Of a link in the text that readers cannot open; otherwise ''. */
  address: Generated<string>;
  problem: TargetProblem | null;
}

/** Public pages that no public post led to when they were counted. */
export interface InternalLinkOrphanTable {
  project_id: string;
  kind: TargetKind;
  page_id: string;
}

export interface InternalLinkSurveyTable {
  project_id: string;
  /** Looked at so far, of `total`. */
  posts: Generated<number>;
  total: Generated<number>;
  start_time: Generated<Date>;
  /** Null while it runs. */
  end_time: Date | null;
  /** Of the last one that ended. */
  counted_posts: Generated<number>;
  counted_time: Date | null;
}

/** Clicks of one day. */
export interface InternalLinkClickTable {
  project_id: string;
  link_id: string;
  day: string;
  clicks: number;
}
