import type { Post } from '@toasoan/contract/features/posts/post.ts';

type WorkFacts = Pick<Post, 'state' | 'createdBy' | 'assignee' | 'updatedBy'>;

/** Whether it is somebody else's turn to work on the post, so that this page must release it. */
export function isWithOthers(
  { state, createdBy, assignee, updatedBy }: WorkFacts,
  from: string,
  userId: string,
): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId !== userId;
  if (state === 'EDITING') return assignee?.userId !== userId;
  // The editor who forwarded it is done with it; an approver goes on with what others forwarded.
  if (state === 'PENDING_APPROVAL') return from === 'EDITING' && updatedBy.userId === userId;
  return state === 'SUBMITTED';
}

/** Whether it is this person's turn to write. */
export function isGiven({ state, createdBy, assignee }: WorkFacts, userId: string): boolean {
  if (state === 'DRAFT' || state === 'RETURNED') return createdBy.userId === userId;
  return state === 'EDITING' && assignee?.userId === userId;
}
