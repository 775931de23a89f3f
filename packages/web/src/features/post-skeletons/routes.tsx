import { LayoutList } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const PostSkeletonListPage = lazyPage(() => import('./post-skeleton-list-page.tsx'), 'PostSkeletonListPage', {
  texts: ['post-skeletons', 'patterns'],
  calls: ['/admin/post-skeleton/list'],
});

/** Below the list of posts. */
export const postSkeletonRoutes: FeatureRoutes = [
  {
    path: 'skeletons',
    titleKey: 'menu.post-skeletons',
    icon: LayoutList,
    area: 'post-skeletons',
    hidden: true,
    page: PostSkeletonListPage,
  },
];
