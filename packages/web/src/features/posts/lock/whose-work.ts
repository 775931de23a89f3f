import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';

type WorkFacts = Pick<Post, 'state' | 'createdBy' | 'assignee' | 'updatedBy'>;

/** Whether a post lies with somebody else now, so that a page which goes on holding it would be in their way. */
export function isWithOthers(
  { state, createdBy, assignee, updatedBy }: WorkFacts,
  from: PostState,
  userId: string,
): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId !== userId;
  if (state === 'EDITING') return assignee?.userId !== userId;
  // Who edited it is done with it; who approves goes on in what somebody else has sent on.
  if (state === 'PENDING_APPROVAL') return from === 'EDITING' && updatedBy.userId === userId;
  return state === 'SUBMITTED';
}

/** Whether it is this person whose turn it is to write. */
export function isGiven({ state, createdBy, assignee }: WorkFacts, userId: string): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId === userId;
  return state === 'EDITING' && assignee?.userId === userId;
}
