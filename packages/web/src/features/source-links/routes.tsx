import { Waypoints } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const SourceLinkListPage = lazyPage(() => import('./source-link-list-page.tsx'), 'SourceLinkListPage', {
  texts: ['source-links', 'patterns'],
  calls: ['/admin/source-link/list'],
});

export const sourceLinkRoutes: FeatureRoutes = [
  {
    path: 'manager_sourceLinkToCategory',
    titleKey: 'menu.source-links',
    icon: Waypoints,
    area: 'source-links',
    page: SourceLinkListPage,
  },
];
