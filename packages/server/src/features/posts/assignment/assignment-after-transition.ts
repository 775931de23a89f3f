import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Updateable } from 'kysely';
import type { PostTable } from '#server/core/db/tables/post-tables.ts';
import type { PostRecord } from '../post-record.ts';

type Columns = Updateable<PostTable>;
const NOT_DUE: Columns = { edit_due_time: null, assign_text: '' };

/** What remains of the due time, the message and the watcher after a transition. */
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
  // The due time does not depend on the editor; the message was for one person.
  return assigneeId === post.assignee_id ? {} : { assign_text: '' };
}

/** A person who sets a new publication time after there was none watches it themselves. */
function watchAfter(post: PostRecord, to: PostState): Columns {
  if (post.watched_by_id === null || (post.state === 'SCHEDULED' && to === 'SCHEDULED')) return {};
  return { watched_by_id: null, watched_by_name: '' };
}
