import type { ArticleDocument } from '../../../article/article-node.ts';
import type { PageDetails } from '../../pages/page-details.ts';
import { articleSegments, type SourceSegment, withArticleTexts } from '../segments/article-segments.ts';
import { lineOf, lineSegment, lineSegments, linesOf, type TextsByKey } from './field-segments.ts';
import { pictureSegments, withCoverTexts } from './picture-segments.ts';

/** The parts of a static page that readers read. */
export interface PageWords {
  readonly title: string;
  readonly excerpt: string;
  readonly content: ArticleDocument;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly details: PageDetails;
}

/** The pieces of a page in reading order. */
export function pageSegments({ details, ...page }: PageWords): SourceSegment[] {
  return [
    ...lineSegment('title', 'TITLE', page.title),
    ...lineSegments('excerpt', 'EXCERPT', page.excerpt),
    ...pictureSegments({ cover: details.cover }),
    ...articleSegments(page.content),
    ...lineSegment('seoTitle', 'SEO', page.seoTitle),
    ...lineSegment('seoDescription', 'SEO', page.seoDescription),
  ];
}

/** The page with these texts at their keys; what has no text keeps the words of its source. */
export function withPageTexts({ details, ...page }: PageWords, texts: TextsByKey): PageWords {
  return {
    title: lineOf('title', page.title, texts),
    excerpt: linesOf('excerpt', page.excerpt, texts),
    content: withArticleTexts(page.content, texts),
    seoTitle: lineOf('seoTitle', page.seoTitle, texts),
    seoDescription: lineOf('seoDescription', page.seoDescription, texts),
    details: { ...details, cover: withCoverTexts(details.cover, texts) },
  };
}
