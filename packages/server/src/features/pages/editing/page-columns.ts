import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import {
  type PageDetails,
  PLAIN_PAGE_DETAILS,
  pageDetailNames,
} from '@toasoan/contract/features/pages/page-details.ts';
import { UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { ARTICLE_SANITIZER_VERSION } from '#server/core/article/read-article.ts';

/** Columns that hold or derive from title and details. */
export function detailColumns(given: { readonly title: string; readonly details: PageDetails }) {
  const title = given.title === '' ? UNTITLED : given.title;
  const { details } = given;
  const reported = pageDetailNames.filter((name) => !isSame(details[name], PLAIN_PAGE_DETAILS[name]));
  return {
    title,
    details: JSON.stringify(Object.fromEntries(reported.map((name) => [name, details[name]]))),
    template: details.template,
    lang: details.lang,
    review_owner_id: details.reviewOwnerId,
    review_date: details.reviewDate,
    search_words: ` ${[...new Set(wordsOf(foldVietnamese(title)))].join(' ')} `,
  };
}

/** Columns that hold the body. */
export function bodyColumns(content: ArticleDocument) {
  return { content: JSON.stringify(content), sanitizer_version: ARTICLE_SANITIZER_VERSION };
}
