import type { Role } from '@toasoan/contract/access/roles.ts';
import type { LoggedTransitionName } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Generated } from 'kysely';

/** Only ever added to. */
export interface PostTransitionTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  move: LoggedTransitionName;
  from_state: PostState;
  to_state: PostState;
  /** Null: the product itself, at its time. */
  user_id: string | null;
  user_name: string;
  user_role: Role | null;
  reason: Generated<string>;
  schedule_time: Date | null;
  /** Who edits it after the move; '' where the move says nothing of that. */
  assignee_name: Generated<string>;
  /** Until when they have it. */
  due_time: Date | null;
  /** The version of the post after the move. */
  version: number;
  time: Generated<Date>;
}
