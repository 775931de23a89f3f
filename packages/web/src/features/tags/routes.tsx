import { Tag } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TagListPage = lazyPage(() => import('./tag-list-page.tsx'), 'TagListPage', {
  texts: ['tags', 'patterns'],
  calls: ['/admin/tag/list'],
});

export const tagRoutes: FeatureRoutes = [
  { path: 'manager_tag', titleKey: 'menu.tags', icon: Tag, area: 'tags', page: TagListPage },
];
