import type { Db } from '#server/core/db/database.ts';
import { planDue } from '#server/features/posts/assignment/due-jobs.ts';
import { writePostRow } from '#server/features/posts/editing/post-store.ts';
import { logTransition, type TransitionActor } from '#server/features/posts/history/post-transition-store.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import type { PostRecord } from '#server/features/posts/post-record.ts';

export interface SeedGift {
  readonly by: TransitionActor;
  readonly at: Date;
  readonly due: Date;
  readonly text: string;
}

/** Sets the due time of a post's editor; returns the post after that. */
export async function givePost(
  db: Db,
  projectId: string,
  before: PostRecord,
  { by, at, due, text }: SeedGift,
): Promise<PostRecord> {
  const columns = { edit_due_time: due, assign_text: text, update_time: at };
  await writePostRow(db, projectId, before.id, columns, by);
  const after = await readPost(db, projectId, before.id);
  await planDue(db, { projectId, postId: after.id }, before, after);
  await logTransition(
    db,
    projectId,
    {
      post_id: after.id,
      move: 'assign',
      from_state: before.state,
      to_state: after.state,
      reason: text,
      schedule_time: null,
      assignee_name: after.assignee_name,
      due_time: due,
      version: after.version,
      time: at,
    },
    by,
  );
  return after;
}
