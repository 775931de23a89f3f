import { i18n } from '#web/core/i18n/i18n.ts';
import type { ArticleWords } from '#web/features/articles/public.ts';

/** What shared sentences call a page. */
export function pageWords(): ArticleWords {
  const thing = i18n.t('page-fields:thing');
  return { thing, it: thing, untitled: i18n.t('page-fields:untitled') };
}
