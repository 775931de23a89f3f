import { i18n } from '#web/core/i18n/i18n.ts';
import type { ArticleWords } from '#web/features/articles/public.ts';

/** What shared sentences call an event. */
export function eventWords(): ArticleWords {
  const thing = i18n.t('event-fields:thing');
  return { thing, it: thing, untitled: i18n.t('event-fields:untitled') };
}
