import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { PageSnapshot } from '@toasoan/contract/features/pages/history/page-version.ts';
import type { StoredPageDraft } from '@toasoan/contract/features/pages/page.ts';
import type { PageDetails } from '@toasoan/contract/features/pages/page-details.ts';
import type { PageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';
import type { PageState } from '@toasoan/contract/features/pages/workflow/page-states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface PageTable extends VersionedColumns {
  /** The record that it translates; null for one of its own. */
  translation_of: string | null;
  parent_id: string | null;
  position: number;
  title: string;
  slug: string;
  slug_is_manual: Generated<boolean>;
  path: string;
  state: PageState;
  state_before_trash: PageState | null;
  state_time: Generated<Date>;
  state_reason: Generated<string>;
  published_time: Date | null;
  ever_published: Generated<boolean>;
  excerpt: Generated<string>;
  content: ColumnType<ArticleDocument, string, string>;
  sanitizer_version: number;
  keywords: Generated<string[]>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  details: ColumnType<Partial<PageDetails>, string, string>;
  template: PageTemplate;
  lang: string;
  review_owner_id: string | null;
  /** `2026-11-24` */
  review_date: ColumnType<string | null, string | null, string | null>;
  reviewed_time: Date | null;
  reviewed_by_id: string | null;
  reviewed_by_name: Generated<string>;
  search_words: string;
}

export interface PageSessionTable {
  project_id: string;
  page_id: string;
  user_id: string;
  editing_session: string;
  user_name: string;
  session_id: string;
  place: string | null;
  opened_time: Generated<Date>;
  seen_time: Generated<Date>;
}

export interface PageLockTable {
  project_id: string;
  page_id: string;
  user_id: string;
  user_name: string;
  editing_session: string;
  session_id: string | null;
  since: Generated<Date>;
  seen_time: Generated<Date>;
  typed_time: Generated<Date>;
}

export interface PageAutosaveTable {
  project_id: string;
  page_id: string;
  user_id: string;
  editing_session: string;
  base_version: number;
  draft: ColumnType<StoredPageDraft, string, string>;
  saved_time: Generated<Date>;
}

export interface PageVersionTable {
  project_id: string;
  page_id: string;
  no: number;
  kind: VersionKind;
  is_public: boolean;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  changed_fields: string[];
  snapshot: ColumnType<PageSnapshot, string, never>;
  has_content: Generated<boolean>;
  media: Generated<string[]>;
  note: Generated<string>;
  is_substantive: Generated<boolean>;
}

export interface PagePublicationTable {
  project_id: string;
  page_id: string;
  kind: 'publish';
  user_id: string;
  time: Date;
  commit_time: Generated<Date>;
  /** The version of the page after it. */
  version: number;
  before: ColumnType<Readonly<Record<string, string | null>>, string, string>;
}
