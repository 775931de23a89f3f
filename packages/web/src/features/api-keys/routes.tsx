import { KeyRound } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const ApiKeyListPage = lazyPage(() => import('./api-key-list-page.tsx'), 'ApiKeyListPage', {
  texts: ['api-keys', 'patterns'],
  calls: ['/admin/api-key/list', '/admin/api-key/counts'],
});

export const apiKeyRoutes: FeatureRoutes = [
  {
    path: 'api_key',
    titleKey: 'menu.api-keys',
    icon: KeyRound,
    area: 'api-keys',
    page: ApiKeyListPage,
  },
];
