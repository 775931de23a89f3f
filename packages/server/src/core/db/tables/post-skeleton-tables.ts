import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface PostSkeletonTable extends VersionedColumns {
  title: string;
  headline: Generated<string>;
  note: Generated<string>;
  /** Written as JSON text. */
  snapshot: ColumnType<PostSnapshot | null, string | null | undefined, string | null>;
  weekdays: Generated<number[]>;
  day_time: Generated<string>;
  assignee_id: string | null;
  assignee_name: Generated<string>;
  next_time: Date | null;
  last_time: Date | null;
  last_post_id: string | null;
  last_post_title: Generated<string>;
  status: Generated<Status>;
  search_text: string;
}
