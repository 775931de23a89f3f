import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { countWords } from '@toasoan/contract/article/article-text.ts';
import { isSame } from '@toasoan/contract/features/articles/history/same-json.ts';
import { type Byline, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import {
  PLAIN_DETAILS,
  type PostDetails,
  postDetailNames,
} from '@toasoan/contract/features/posts/post-details.ts';
import { titleShingles } from '@toasoan/contract/vocabulary/similar-titles.ts';
import { ARTICLE_SANITIZER_VERSION } from '#server/core/article/read-article.ts';
import { facetsOf, type LastingMark } from './post-facets.ts';
import { searchWords } from './post-search-words.ts';

/** The texts of a post beside its body. */
export interface PostText {
  readonly title: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly authors: readonly Byline[];
}

/** Columns that hold or derive from title, excerpt, keywords and byline. */
export function textColumns(projectId: string, text: PostText) {
  const title = text.title === '' ? UNTITLED : text.title;
  return {
    title,
    excerpt: text.excerpt,
    keywords: [...text.keywords],
    authors: JSON.stringify(text.authors),
    title_shingles: title === UNTITLED ? [] : shinglesOf(projectId, title),
  };
}

/** What a search finds a post by. */
export function searchColumns({ title, excerpt, keywords, authors }: PostText) {
  const names = authors.map((author) => author.displayName);
  return searchWords([title === '' ? UNTITLED : title, excerpt, ...keywords, ...names].join('\n'));
}

/** Runs of syllables of a headline, behind the project's id. */
export function shinglesOf(projectId: string, title: string): string[] {
  return titleShingles(title).map((run) => `${projectId}:${run}`);
}

/** Columns that hold or derive from the body. */
export function contentColumns(content: ArticleDocument) {
  return {
    content: JSON.stringify(content),
    sanitizer_version: ARTICLE_SANITIZER_VERSION,
    word_count: countWords(content),
  };
}

/** Columns that hold or derive from the details. */
export function detailColumns(post: {
  readonly projectId: string;
  readonly details: PostDetails;
  readonly authors: readonly Byline[];
  readonly hasPending: boolean;
  readonly marks: readonly LastingMark[];
}) {
  const { details } = post;
  const reported = postDetailNames.filter((name) => !isSame(details[name], PLAIN_DETAILS[name]));
  return {
    details: JSON.stringify(Object.fromEntries(reported.map((name) => [name, details[name]]))),
    facets: facetsOf(post),
    expire_time: details.expireTime === null ? null : new Date(details.expireTime),
  };
}
