import { IdCard } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ProjectViewPage = lazyPage(() => import('./project-view-page.tsx'), 'ProjectViewPage', {
  texts: ['audit', 'projects', 'patterns'],
});

export const auditRoutes: FeatureRoutes = [
  {
    path: '/view_project',
    titleKey: 'menu.project-view',
    icon: IdCard,
    area: 'project-view',
    page: ProjectViewPage,
  },
];
