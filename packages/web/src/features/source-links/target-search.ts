import type { SourceLinkTarget } from '@toasoan/contract/features/source-links/source-link.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';

export const authorSearch = (projectId: string) => peopleSearch(projectId, { types: ['author', 'user'] });

/** Records that a link may lead to. */
export function targetSearch(projectId: string, type: SourceLinkTarget): SearchOptions {
  if (type === 'category') return categorySearch(projectId);
  return type === 'tag' ? tagSearch(projectId) : authorSearch(projectId);
}
