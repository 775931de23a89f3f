import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { NewPost } from '#server/features/posts/public.ts';
import type { Shares } from './random.ts';

/** A site after some years: nearly all posts are public, and every queue has posts. */
export const STATES: Shares<PostState> = [
  ['PUBLISHED', 0.78],
  ['DRAFT', 0.06],
  ['SUBMITTED', 0.012],
  ['EDITING', 0.012],
  ['RETURNED', 0.01],
  ['PENDING_APPROVAL', 0.008],
  ['REJECTED', 0.01],
  ['SCHEDULED', 0.005],
  ['UNPUBLISHED', 0.03],
  ['EXPIRED', 0.025],
  ['TAKEN_DOWN', 0.008],
  ['TRASHED', 0.04],
];

const WAS_PUBLIC: readonly PostState[] = ['PUBLISHED', 'UNPUBLISHED', 'EXPIRED', 'TAKEN_DOWN'];
const HAS_EDITOR: readonly PostState[] = ['EDITING', 'PENDING_APPROVAL', 'SCHEDULED', 'PUBLISHED'];
const DAY = 86_400_000;
/** So far ahead that no job publishes the post during the bench. */
const LATER = Date.parse('2090-01-01T00:00:00Z');

interface Circumstances {
  readonly publishedTime: Date;
  readonly random: () => number;
  readonly editor: Actor;
}

/** The additional fields of a post in a state. */
export function workflowOf(
  state: PostState,
  { publishedTime, random, editor }: Circumstances,
): Partial<NewPost> {
  return {
    ...(WAS_PUBLIC.includes(state) && { publishedTime }),
    ...(state === 'UNPUBLISHED' && { stateReason: 'Chờ xác minh thêm' }),
    ...(state === 'SCHEDULED' && { scheduleTime: new Date(LATER + random() * 30 * DAY) }),
    ...(HAS_EDITOR.includes(state) && { assignee: editor }),
    ...(state === 'RETURNED' && { returnCount: 1, stateReason: 'Cần bổ sung nguồn cho số liệu' }),
  };
}
