import { Building2 } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ProjectListPage = lazyPage(() => import('./project-list-page.tsx'), 'ProjectListPage', {
  texts: ['projects', 'patterns'],
});

/** Spec: / and /manager_project are the same page; the root is not in the menu. */
export const projectRoutes: FeatureRoutes = [
  { path: '/', titleKey: 'menu.projects', icon: Building2, area: 'projects', page: ProjectListPage },
  {
    path: '/manager_project',
    titleKey: 'menu.projects',
    icon: Building2,
    area: 'projects',
    page: ProjectListPage,
  },
];
