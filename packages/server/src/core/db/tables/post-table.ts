import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Byline, PostState } from '@toasoan/contract/features/posts/post.ts';
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
  state_before_trash: 'DRAFT' | 'UNPUBLISHED' | null;
  /** Its address was public: it is kept for this post for good and redirects when it changes. */
  ever_published: Generated<boolean>;
  published_time: Date | null;
  unpublish_reason: Generated<string>;
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
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
