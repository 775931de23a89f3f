import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { isOwnPost, opensPublishPanel } from '../workflow/open-transition.ts';

/** Something keeps the post from its readers, or this person from publishing it. */
export function isHeldBack({
  state,
  allowedTransitions,
}: Pick<Post, 'state' | 'allowedTransitions'>): boolean {
  if (state === 'PUBLISHED') return false;
  const ways = allowedTransitions.filter((one) => opensPublishPanel(one) || one.name === 'reinstate');
  return ways.every(({ unmet }) => unmet.length > 0);
}

/** Whatever the text says: another person has to publish it. */
export function isForOthers({ allowedTransitions }: Pick<Post, 'allowedTransitions'>): boolean {
  return allowedTransitions.filter(opensPublishPanel).every(isOwnPost);
}

const GONE: readonly PostState[] = ['TRASHED', 'TAKEN_DOWN'];

/** On its way to readers, or with changes that are. */
export function hasChecklist({ state, pending }: Pick<Post, 'state' | 'pending'>): boolean {
  return state === 'PUBLISHED' ? pending !== null : !GONE.includes(state);
}
