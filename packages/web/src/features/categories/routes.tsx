import { FolderTree } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const CategoryTreePage = lazyPage(() => import('./category-tree-page.tsx'), 'CategoryTreePage', {
  texts: ['categories', 'patterns'],
  calls: ['/admin/category/tree'],
});

export const categoryRoutes: FeatureRoutes = [
  {
    path: 'manager_category',
    titleKey: 'menu.categories',
    icon: FolderTree,
    area: 'categories',
    page: CategoryTreePage,
  },
];
