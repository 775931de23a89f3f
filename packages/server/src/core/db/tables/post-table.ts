import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Byline, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostState, TrashableState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

export interface PostTable {
  id: Generated<string>;
  project_id: string;
  title: string;
  slug: string;
  /** Set by hand once: it no longer follows the title. */
  slug_is_manual: Generated<boolean>;
  state: Generated<PostState>;
  state_before_trash: TrashableState | null;
  /** Since when it is in its state. */
  state_time: Generated<Date>;
  /** Why it is in its state, where a reason was given. */
  state_reason: Generated<string>;
  /** Its address was public: it is kept for this post for good and redirects when it changes. */
  ever_published: Generated<boolean>;
  published_time: Date | null;
  /** The last update that was more than a slip of the pen. */
  substantive_time: Date | null;
  schedule_time: Date | null;
  expire_time: Date | null;
  assignee_id: string | null;
  assignee_name: Generated<string>;
  /** Until when whoever edits it has it. */
  edit_due_time: Date | null;
  /** The word that came with it; '' for none. */
  assign_text: Generated<string>;
  /** Who looks after a scheduled post in the place of who scheduled it. */
  watched_by_id: string | null;
  watched_by_name: Generated<string>;
  return_count: Generated<number>;
  approved_by_id: string | null;
  approved_by_name: Generated<string>;
  rejected_by_id: string | null;
  rejected_by_name: Generated<string>;
  /** Keys that differ from their plain values. */
  details: Json<Partial<PostDetails>>;
  /** What lists filter by: `{project}:{kind}:{value}`. */
  facets: string[];
  /** Keys of a draft that wait beside the public text. */
  pending: ColumnType<StoredPostDraft | null, string | null, string | null>;
  pending_time: Date | null;
  pending_by_name: Generated<string>;
  excerpt: string;
  content: Json<ArticleDocument>;
  content_html: string;
  sanitizer_version: number;
  word_count: number;
  keywords: string[];
  authors: Json<Byline[]>;
  seo_title: string;
  seo_description: string;
  note: Generated<string>;
  /** A tsvector: folded words and the id, each behind the project's id. */
  search_terms: string;
  /** The words as they are spelled, lower case, between spaces. */
  search_exact: string;
  /** Runs of three syllables of the headline: `{project}:{run}`. */
  title_shingles: string[];
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
