import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { ArticleProblem } from '@toasoan/contract/article/article-problem.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { Parser } from 'htmlparser2';
import type { ArticleNote } from './article-note.ts';
import { HtmlReader, type ReadOptions } from './html-reader.ts';

/** Increased whenever the same HTML would be read differently, so that stored articles can be found. */
export const ARTICLE_SANITIZER_VERSION = 3;
const MAX_SOURCE_LENGTH = 4_000_000;

/**
 * Foreign HTML as an article. The node table is the sanitiser: the document consists of its nodes only, and takes
 * over only text and checked addresses. Throws an ArticleProblem when it is too large.
 */
export function readArticle(
  html: string,
  options: ReadOptions = {},
): { readonly document: ArticleDocument; readonly notes: readonly ArticleNote[] } {
  if (html.length > MAX_SOURCE_LENGTH)
    throw new ArticleProblem('articleTooLong', { max: MAX_SOURCE_LENGTH / 1000 });
  const reader = new HtmlReader(options);
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => reader.open(name, attributes, isImplied),
    ontext: (text) => reader.text(text),
    onclosetag: (name, isImplied) => reader.close(name, isImplied),
  });
  parser.end(html.toWellFormed());
  return { document: checkArticle(reader.finish()), notes: reader.notes };
}
