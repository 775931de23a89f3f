import type { ArticleLock } from '#web/features/articles/public.ts';
import { PeopleHere } from '#web/features/articles/public-people.ts';
import type { PageArticle } from '../editing/page-article.ts';
import { pageWords } from '../editing/page-words.ts';
import { usePageFieldNames } from '../editing/use-page-field-names.ts';

/** Other people who have the page open. */
export function PagePeople({ lock }: { readonly lock: ArticleLock<PageArticle> }) {
  return <PeopleHere lock={lock} words={pageWords} nameOf={usePageFieldNames()} />;
}
