import { UserRound } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ProfilePage = lazyPage(() => import('./profile-page.tsx'), 'ProfilePage', {
  texts: ['profile', 'notifications', 'patterns'],
});

export const profileRoutes: FeatureRoutes = [
  { path: '/profile', titleKey: 'menu.profile', icon: UserRound, area: 'profile', page: ProfilePage },
];
