import { History } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TranslationHistoryPage = lazyPage(
  () => import('./translation-history-page.tsx'),
  'TranslationHistoryPage',
);

export const translationHistoryRoutes: FeatureRoutes = [
  {
    path: 'translation_history',
    titleKey: 'menu.translation-history',
    icon: History,
    area: 'translation-history',
    page: TranslationHistoryPage,
  },
];
