import type { PostSnapshot, PostVersionKind } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { ColumnType, Generated } from 'kysely';

export interface PostVersionTable {
  project_id: string;
  post_id: string;
  /** The version of the post that this save made. */
  no: number;
  kind: PostVersionKind;
  /** It was public in this form: it is kept for good. */
  is_public: boolean;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  changed_fields: string[];
  snapshot: ColumnType<PostSnapshot, string, never>;
  /** Files that it speaks of, each with its place: `cover:12`. */
  media: Generated<string[]>;
  note: Generated<string>;
  /** Readers were told of an update. */
  is_substantive: Generated<boolean>;
}
