import * as z from 'zod/mini';
import type { ExtractedPage } from '../extraction/extracted-page.ts';
import { PAGE_FIELDS, type PageField } from '../extraction/template-definition.ts';

/** What was found for each field, as one text that people compare; '' for nothing. */
export const pageValues = z.record(z.enum(PAGE_FIELDS), z.string());
export type PageValues = Readonly<Record<PageField, string>>;

export function valuesOf(page: ExtractedPage): PageValues {
  return {
    title: page.title,
    sapo: page.sapo,
    content: page.contentText,
    author: page.authors.join(', '),
    publishedTime: page.publishedTime ?? '',
    category: page.category,
    tags: page.tags.join(' · '),
    cover: page.cover?.url ?? '',
    coverCaption: page.cover?.caption ?? '',
    keywords: page.keywords.join(' · '),
    sourceName: page.sourceName,
  };
}
