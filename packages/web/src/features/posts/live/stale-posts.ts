import type { QueryKey } from '@tanstack/react-query';

/** Query kinds about all posts of a project, and about one. Searches and typed text are not affected by others. */
const OF_ALL: readonly unknown[] = ['list', 'counts', 'calendar', 'placements', 'takedown'];
const OF_ONE: readonly unknown[] = [
  'detail',
  'history',
  'why',
  'redirects',
  'corrections',
  'transition-log',
  'title',
];
const DASHBOARD = 'dashboard';

export interface PostChange {
  readonly projectId: string;
  /** Undefined: very many posts of the project. */
  readonly postId: string | undefined;
}

/** Whether a cached answer is out of date after these changes. */
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
