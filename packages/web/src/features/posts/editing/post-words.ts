import { i18n } from '#web/core/i18n/i18n.ts';
import type { ArticleWords } from '#web/features/articles/public.ts';

/** What shared sentences call a post. */
export function postWords(): ArticleWords {
  return {
    thing: i18n.t('posts:kind.thing'),
    it: i18n.t('posts:kind.it'),
    untitled: i18n.t('posts:edit.untitled'),
  };
}
