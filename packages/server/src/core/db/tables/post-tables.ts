import type { Role } from '@toasoan/contract/access/roles.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { CheckLevel } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import type { LoggedTransitionName } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Byline, StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import type { PostState, TrashableState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** Written by triggers only. */
export interface PostChangeCounterTable {
  project_id: string;
  lane: number;
  stamp: string;
  /** The last transaction that changed it. */
  xact: string;
}

/** Several rows may add to one count. Written by triggers on `posts`, and folded. */
export interface PostCountTable {
  project_id: string;
  state: PostState;
  /** '0' for posts without an account as author. */
  created_by_id: string;
  count: number;
}

/** How a project handles its posts. */
export interface PostSettingsTable {
  project_id: string;
  min_delay_minutes: Generated<number>;
  check_levels: ColumnType<Record<string, CheckLevel>, string | undefined, string>;
  check_figures: ColumnType<Record<string, number>, string | undefined, string>;
  banned_words: Generated<string[]>;
  suspect_words: Generated<string[]>;
  focus_max: Generated<number>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: Generated<string>;
}

export interface PostSessionTable {
  project_id: string;
  post_id: string;
  user_id: string;
  editing_session: string;
  user_name: string;
  session_id: string;
  place: string | null;
  opened_time: Generated<Date>;
  seen_time: Generated<Date>;
}

export interface PostLockTable {
  project_id: string;
  post_id: string;
  user_id: string;
  user_name: string;
  /** '' for a person who was assigned the post and has not opened it yet. */
  editing_session: string;
  session_id: string | null;
  since: Generated<Date>;
  seen_time: Generated<Date>;
  typed_time: Generated<Date>;
}

export interface PostAutosaveTable {
  project_id: string;
  post_id: string;
  user_id: string;
  editing_session: string;
  /** Version of the post on which the text is based. */
  base_version: number;
  draft: ColumnType<StoredPostDraft, string, string>;
  saved_time: Generated<Date>;
}

export interface PostCategoryTable {
  project_id: string;
  post_id: string;
  category_id: string;
  position: number;
  is_main: boolean;
}

export interface PostTagTable {
  project_id: string;
  post_id: string;
  tag_id: string;
  position: number;
}

/** Append-only. */
export interface PostTransitionTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  move: LoggedTransitionName;
  from_state: PostState;
  to_state: PostState;
  /** Null: the product itself, at the planned time. */
  user_id: string | null;
  user_name: string;
  user_role: Role | null;
  reason: Generated<string>;
  schedule_time: Date | null;
  /** Who edits it after the transition; '' where the transition does not set it. */
  assignee_name: Generated<string>;
  /** The due time. */
  due_time: Date | null;
  /** The version of the post after the transition. */
  version: number;
  time: Generated<Date>;
}

export interface PostVersionTable {
  project_id: string;
  post_id: string;
  /** The version of the post that this save created. */
  no: number;
  kind: VersionKind;
  /** This version was public: it is kept permanently. */
  is_public: boolean;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  changed_fields: string[];
  /** Without `content` where `has_content` is false. */
  snapshot: ColumnType<PostSnapshot, string, never>;
  /** False: the post's own text is the text of this version. */
  has_content: Generated<boolean>;
  /** The files it refers to, each with its place: `cover:12`. */
  media: Generated<string[]>;
  note: Generated<string>;
  /** Readers were shown an update. */
  is_substantive: Generated<boolean>;
}

/** Written as JSON text, read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

export interface PostTable extends VersionedColumns {
  /** The record that it translates; null for one of its own. */
  translation_of: string | null;
  title: string;
  slug: string;
  /** Set by hand: it no longer follows the title. */
  slug_is_manual: Generated<boolean>;
  state: Generated<PostState>;
  state_before_trash: TrashableState | null;
  /** When it entered its state. */
  state_time: Generated<Date>;
  /** The reason for its state, if one was given. */
  state_reason: Generated<string>;
  /** Its address was public: it stays reserved for this post and redirects when it changes. */
  ever_published: Generated<boolean>;
  published_time: Date | null;
  /** The last update that was more than a corrected slip. */
  substantive_time: Date | null;
  schedule_time: Date | null;
  expire_time: Date | null;
  assignee_id: string | null;
  assignee_name: Generated<string>;
  /** The due time of its editor. */
  edit_due_time: Date | null;
  /** The message of the assignment; '' for none. */
  assign_text: Generated<string>;
  /** Who watches a scheduled post in place of the person who scheduled it. */
  watched_by_id: string | null;
  watched_by_name: Generated<string>;
  return_count: Generated<number>;
  approved_by_id: string | null;
  approved_by_name: Generated<string>;
  rejected_by_id: string | null;
  rejected_by_name: Generated<string>;
  /** Keys that differ from their defaults. */
  details: Json<Partial<PostDetails>>;
  /** What lists filter by: `{project}:{kind}:{value}`. */
  facets: string[];
  /** Draft fields that wait beside the public text. */
  pending: ColumnType<StoredPostDraft | null, string | null, string | null>;
  pending_time: Date | null;
  pending_by_name: Generated<string>;
  excerpt: string;
  content: Json<ArticleDocument>;
  sanitizer_version: number;
  word_count: number;
  keywords: string[];
  authors: Json<Byline[]>;
  seo_title: string;
  seo_description: string;
  note: Generated<string>;
  /** Runs of three syllables of the headline: `{project}:{run}`. */
  title_shingles: string[];
}

/** What a search of titles reads; time, state and creator follow the post by a trigger. */
export interface PostSearchTable {
  project_id: string;
  post_id: string;
  update_time: Date;
  state: PostState;
  created_by_id: string | null;
  /** Of the last update: the index of words is read month by month. */
  month: GeneratedAlways<number>;
  /** Each word once, between spaces: ` bão miền trung `. */
  spelled: string;
  /** The same without diacritics. */
  folded: string;
}

/** What a search of bodies reads beside that, written by a job. */
export interface PostBodySearchTable {
  project_id: string;
  post_id: string;
  month: number;
  /** Each word of title and body once, as spelled, between spaces. */
  words: string;
}
