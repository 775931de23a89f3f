import * as z from 'zod/mini';
import { storedArticle } from '../../../article/document.ts';
import { isSame } from '../../articles/history/same-json.ts';
import { byline, termRef } from '../post.ts';
import { type PostDetailName, postDetailNames, storedDetails } from '../post-details.ts';

/** Everything a user writes in a post, with the names its terms had then. */
export const postSnapshot = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: storedArticle,
  mainCategoryId: z.nullable(z.string()),
  categories: z.array(termRef),
  tags: z.array(termRef),
  keywords: z.array(z.string()),
  authors: z.array(z.object(byline.shape)),
  seoTitle: z.string(),
  seoDescription: z.string(),
  details: storedDetails,
});
export type PostSnapshot = z.output<typeof postSnapshot>;

const WRITTEN = [
  'title',
  'slug',
  'excerpt',
  'content',
  'mainCategoryId',
  'categories',
  'tags',
  'keywords',
  'authors',
  'seoTitle',
  'seoDescription',
] as const;
/** A field of a post as histories and comparisons name it. */
export type PostFieldName = (typeof WRITTEN)[number] | PostDetailName;
export const POST_FIELD_NAMES: readonly PostFieldName[] = [...WRITTEN, ...postDetailNames];

/** The value of a field in a snapshot. */
function fieldOf(snapshot: PostSnapshot, name: PostFieldName): unknown {
  return isWritten(name) ? snapshot[name] : snapshot.details[name];
}

function isWritten(name: PostFieldName): name is (typeof WRITTEN)[number] {
  return (WRITTEN as readonly string[]).includes(name);
}

/** Names of the fields in which two snapshots differ, in the order of the editor. */
export function changedFields(before: PostSnapshot, after: PostSnapshot): PostFieldName[] {
  return POST_FIELD_NAMES.filter((name) => !isSame(fieldOf(before, name), fieldOf(after, name)));
}
