import { BookA, History } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const GlossaryHistoryPage = lazyPage(() => import('./glossary-history-page.tsx'), 'GlossaryHistoryPage', {
  texts: ['glossary', 'patterns'],
  calls: ['/admin/glossary/history'],
});

/** The list gets its page from the app: what terms replace in translations lies above. */
export const glossaryRoutes: FeatureRoutes = [
  {
    path: 'glossary',
    titleKey: 'menu.glossary',
    icon: BookA,
    area: 'glossary',
  },
  {
    path: 'glossary_history',
    titleKey: 'menu.glossary-history',
    icon: History,
    area: 'glossary',
    page: GlossaryHistoryPage,
  },
];
