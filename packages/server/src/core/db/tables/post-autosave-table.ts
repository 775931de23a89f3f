import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { ColumnType, Generated } from 'kysely';

export interface PostAutosaveTable {
  project_id: string;
  post_id: string;
  user_id: string;
  editing_session: string;
  /** Version of the post that the text started from. */
  base_version: number;
  draft: ColumnType<StoredPostDraft, string, string>;
  saved_time: Generated<Date>;
}
