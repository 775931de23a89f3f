import type { RecordLinkType } from '@toasoan/contract/features/menus/menu-item.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { eventSearch } from '#web/features/events/public.ts';
import { pageSearch } from '#web/features/pages/public.ts';
import { postSearch } from '#web/features/posts/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';

/** Records that an item may lead to. */
export function targetSearch(projectId: string, type: RecordLinkType): SearchOptions {
  switch (type) {
    case 'category':
      return categorySearch(projectId);
    case 'tag':
      return tagSearch(projectId);
    case 'user':
      return peopleSearch(projectId, { types: ['author'] });
    case 'POST':
      return postSearch(projectId);
    case 'EVENT':
      return eventSearch(projectId);
    case 'PAGE':
      return pageSearch(projectId);
  }
}
