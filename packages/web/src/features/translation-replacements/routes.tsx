import { lazyPage } from '#web/core/routing/lazy-page.tsx';

/** The page of the glossary, which lies below what is replaced by its terms. */
export const GlossaryPage = lazyPage(() => import('./glossary-page.tsx'), 'ReplacingGlossaryPage', {
  texts: ['glossary', 'translation-replacements', 'patterns'],
  calls: ['/admin/glossary/list'],
});
