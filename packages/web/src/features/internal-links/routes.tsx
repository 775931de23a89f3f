import { Link } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const InternalLinkListPage = lazyPage(() => import('./internal-link-list-page.tsx'), 'InternalLinkListPage', {
  texts: ['internal-links', 'patterns'],
  calls: ['/admin/internal-link/list'],
});

export const internalLinkRoutes: FeatureRoutes = [
  {
    path: 'manager_internal_link',
    titleKey: 'menu.internal-links',
    icon: Link,
    area: 'internal-links',
    page: InternalLinkListPage,
  },
];
