import type { QueryKey } from '@tanstack/react-query';

/** What is known of all posts of a project, and of one. Searches and what is being typed are nobody else's business. */
const OF_ALL: readonly unknown[] = ['list', 'counts', 'calendar', 'placements', 'takedown'];
const OF_ONE: readonly unknown[] = [
  'detail',
  'history',
  'why',
  'redirects',
  'corrections',
  'move-log',
  'title',
];
const DASHBOARD = 'dashboard';

export interface PostChange {
  readonly projectId: string;
  /** undefined: very many posts of the project. */
  readonly postId: string | undefined;
}

/** Whether an answer of the server is out of date after these changes. */
export function isStaleAfter(
  changes: readonly PostChange[],
  [projectId, feature, what, id]: QueryKey,
): boolean {
  const here = changes.filter((change) => change.projectId === projectId);
  if (here.length === 0) return false;
  if (feature === DASHBOARD) return true;
  if (feature !== 'posts') return false;
  return (
    OF_ALL.includes(what) ||
    (OF_ONE.includes(what) && here.some(({ postId }) => postId === undefined || postId === id))
  );
}
