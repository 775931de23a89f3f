import { Languages } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const TranslationListPage = lazyPage(
  () => import('./list/translation-list-page.tsx'),
  'TranslationListPage',
  {
    texts: ['translations', 'patterns'],
    calls: ['/admin/translation/list', '/admin/translation/counts'],
  },
);
const TranslationEditPage = lazyPage(
  () => import('./editor/translation-edit-page.tsx'),
  'TranslationEditPage',
  { texts: ['translations', 'patterns', 'article-compare'] },
);

export const translationRoutes: FeatureRoutes = [
  {
    path: 'edit_translation',
    titleKey: 'menu.translations',
    icon: Languages,
    area: 'translations',
    counts: 'translations',
    page: TranslationListPage,
    children: [
      {
        path: ':id',
        titleKey: 'menu.translations',
        area: 'translations',
        hidden: true,
        page: TranslationEditPage,
      },
    ],
  },
];
