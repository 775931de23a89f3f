import { MessageSquareReply } from 'lucide-react';
import { lazyPage } from '#web/core/routing/lazy-page.tsx';
import type { FeatureRoutes } from '#web/core/routing/route-row.ts';

const SuggestionListPage = lazyPage(() => import('./suggestion-list-page.tsx'), 'SuggestionListPage', {
  texts: ['translation-suggestions', 'translation-replacements', 'article-compare', 'patterns'],
  calls: ['/admin/translation-suggestion/list'],
});

export const translationSuggestionRoutes: FeatureRoutes = [
  {
    path: 'improve_translation',
    titleKey: 'menu.translation-suggestions',
    icon: MessageSquareReply,
    area: 'translation-suggestions',
    counts: 'suggestions',
    page: SuggestionListPage,
  },
];
