import type { Role } from '@toasoan/contract/access/roles.ts';
import type { Insertable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { PostTransitionTable } from '#server/core/db/tables/post-tables.ts';

/** Who makes a transition; without a role it is the product itself. */
export interface TransitionActor extends Actor {
  readonly role: Role | null;
}

type TransitionOfPost = Pick<
  Insertable<PostTransitionTable>,
  | 'post_id'
  | 'move'
  | 'from_state'
  | 'to_state'
  | 'reason'
  | 'schedule_time'
  | 'assignee_name'
  | 'due_time'
  | 'version'
  | 'time'
>;

/** Writes a transition into the log of the post; it never changes afterwards. */
export async function logTransition(
  db: Db,
  projectId: string,
  transition: TransitionOfPost,
  by: TransitionActor,
): Promise<void> {
  const row = db.insertInto('post_moves').values({
    ...transition,
    project_id: projectId,
    user_id: by.userId,
    user_name: by.displayName,
    user_role: by.role,
  });
  await sentAhead(db, row.execute());
}
