import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { countWords } from '@toasoan/contract/article/article-text.ts';
import { type Byline, UNTITLED } from '@toasoan/contract/features/posts/post.ts';
import { ARTICLE_SANITIZER_VERSION } from '#server/core/article/read-article.ts';
import { renderArticle } from '#server/core/article/render-article.ts';
import { exactWords, foldedWords, idTerm, wordTerm } from './post-search-words.ts';

/** What is written in a post beside its body. */
export interface PostText {
  readonly title: string;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly authors: readonly Byline[];
}

/** Columns that hold or follow from title, excerpt, keywords and byline. */
export function textColumns(post: { readonly projectId: string; readonly id: string }, text: PostText) {
  const title = text.title === '' ? UNTITLED : text.title;
  const searched = [
    title,
    text.excerpt,
    ...text.keywords,
    ...text.authors.map((author) => author.displayName),
  ].join('\n');
  const terms = new Set(foldedWords(searched).map((word) => wordTerm(post.projectId, word)));
  return {
    title,
    excerpt: text.excerpt,
    keywords: [...text.keywords],
    authors: JSON.stringify(text.authors),
    search_terms: [...terms, idTerm(post.projectId, post.id)].join(' '),
    search_exact: ` ${exactWords(searched).join(' ')} `,
  };
}

/** Columns that hold or follow from the body. */
export function contentColumns(content: ArticleDocument) {
  return {
    content: JSON.stringify(content),
    content_html: renderArticle(content),
    sanitizer_version: ARTICLE_SANITIZER_VERSION,
    word_count: countWords(content),
  };
}
