import { LayoutDashboard } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const DashboardPage = lazyPage(() => import('./dashboard-page.tsx'), 'DashboardPage', {
  texts: ['dashboard', 'assignment', 'audit'],
  calls: ['/admin/dashboard/get'],
});

export const dashboardRoutes: FeatureRoutes = [
  {
    path: '/dashboard',
    titleKey: 'menu.dashboard',
    icon: LayoutDashboard,
    area: 'dashboard',
    page: DashboardPage,
  },
];
