import * as z from 'zod/mini';
import { storedArticle } from '../../../article/document.ts';
import { isSame } from '../../articles/history/same-json.ts';
import { type PageDetailName, pageDetailNames, storedPageDetails } from '../page-details.ts';

/** Everything a user writes in a page; its place in the tree is no text. */
export const pageSnapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: storedArticle,
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  details: storedPageDetails,
});
export type PageSnapshot = z.output<typeof pageSnapshot>;

const WRITTEN = ['title', 'slug', 'excerpt', 'content', 'keywords', 'seoTitle', 'seoDescription'] as const;
export type WrittenPageField = (typeof WRITTEN)[number];
/** A field of a page as histories and comparisons name it. */
export type PageFieldName = WrittenPageField | PageDetailName;
export const PAGE_FIELD_NAMES: readonly PageFieldName[] = [...WRITTEN, ...pageDetailNames];

export function pageFieldOf(snapshot: PageSnapshot, name: PageFieldName): unknown {
  return isWritten(name) ? snapshot[name] : snapshot.details[name];
}

function isWritten(name: PageFieldName): name is WrittenPageField {
  return (WRITTEN as readonly string[]).includes(name);
}

/** Names of the fields in which two snapshots differ, in the order of the editor. */
export function changedPageFields(before: PageSnapshot, after: PageSnapshot): PageFieldName[] {
  return PAGE_FIELD_NAMES.filter((name) => !isSame(pageFieldOf(before, name), pageFieldOf(after, name)));
}
