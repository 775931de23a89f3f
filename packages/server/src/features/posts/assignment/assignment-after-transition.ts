import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Updateable } from 'kysely';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import type { PostRecord } from '../post-record.ts';

type Columns = Updateable<PostTable>;
const NOT_DUE: Columns = { edit_due_time: null, assign_text: '' };

/** What a move leaves of until when somebody has a post, with which word, and who looks after it. */
export function assignmentAfterTransition(
  post: PostRecord,
  to: PostState,
  { assignee_id = post.assignee_id }: Columns,
): Columns {
  return { ...dueAfter(post, to, assignee_id), ...watchAfter(post, to) };
}

function dueAfter(post: PostRecord, to: PostState, assigneeId: string | null): Columns {
  const isWithEditors = to === 'SUBMITTED' || to === 'EDITING';
  if (!isWithEditors || assigneeId === null) return NOT_DUE;
  // When it is due says nothing of who does it; the word was for one person.
  return assigneeId === post.assignee_id ? {} : { assign_text: '' };
}

/** Whoever sets its time anew after it had none looks after it themselves. */
function watchAfter(post: PostRecord, to: PostState): Columns {
  if (post.watched_by_id === null || (post.state === 'SCHEDULED' && to === 'SCHEDULED')) return {};
  return { watched_by_id: null, watched_by_name: '' };
}
