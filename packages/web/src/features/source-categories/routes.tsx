import { FolderInput } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const SectionListPage = lazyPage(() => import('./section-list-page.tsx'), 'SectionListPage', {
  texts: ['source-categories', 'patterns'],
  calls: ['/admin/source-category/list'],
});

export const sourceCategoryRoutes: FeatureRoutes = [
  {
    path: 'manager_sourceCategory',
    titleKey: 'menu.source-categories',
    icon: FolderInput,
    area: 'source-categories',
    page: SectionListPage,
  },
];
