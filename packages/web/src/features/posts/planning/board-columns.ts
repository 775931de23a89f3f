import {
  type PostListQuery,
  type PostView,
  STATES_OF_VIEW,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';

/** The way of a post from left to right. */
const WAY: readonly PostState[] = [
  'DRAFT',
  'RETURNED',
  'SUBMITTED',
  'EDITING',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'PUBLISHED',
];

/** The columns of a board: the states of the tab and of the filter, else the whole way. */
export function columnsOf({ view, state }: Pick<PostListQuery, 'view' | 'state'>): readonly PostState[] {
  const ofView = statesOf(view);
  return state === undefined ? ofView : state.filter((one) => view === 'all' || ofView.includes(one));
}

function statesOf(view: PostView): readonly PostState[] {
  return view === 'all' || view === 'mine' || view === 'waiting' ? WAY : STATES_OF_VIEW[view];
}

/** What is nearest stands at the top. */
export function sortOf(state: PostState): PostListQuery['sort'] {
  if (state === 'SCHEDULED') return 'scheduleTime';
  return state === 'PUBLISHED' ? '-publishedTime' : '-updateTime';
}
