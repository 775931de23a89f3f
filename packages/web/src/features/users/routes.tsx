import { UserRound } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const UserListPage = lazyPage(() => import('./list/user-list-page.tsx'), 'UserListPage', {
  texts: ['users', 'patterns'],
  calls: ['/admin/user/list'],
});

export const userRoutes: FeatureRoutes = [
  {
    path: 'manager_user_account',
    titleKey: 'menu.user-accounts',
    icon: UserRound,
    area: 'user-accounts',
    page: UserListPage,
  },
];
