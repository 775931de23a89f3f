import * as z from 'zod/mini';
import { MAX_PAGE_PATH } from '../pages/tree/page-tree.ts';
import { aroundPage } from './page-around.ts';
import {
  pageHead,
  pageLink,
  pageOrMoved,
  shownPicture,
  siteParams,
  translatedFields,
} from './public-fields.ts';

export const staticPageParams = siteParams;

/** A static page by its whole path, with or without the first slash; a wrong one is not found. */
export const staticPageQuery = z.strictObject({
  path: z
    .string({ error: 'type' })
    .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_PAGE_PATH + 1, { error: 'tooLong' })),
});

export const publicPage = z.object({
  id: z.string(),
  /** With the language of the page, where that is not the site's first one. */
  path: z.string(),
  title: z.string(),
  lang: z.string(),
  ...translatedFields,
  template: z.string(),
  excerpt: z.string(),
  contentHtml: z.string(),
  cover: z.nullable(shownPicture),
  publishedTime: z.string(),
  updateTime: z.string(),
  /** Of a page that readers rely on: when it was last checked, where that is too long ago; otherwise null. */
  uncheckedSince: z.nullable(z.string()),
  /** Public pages above it, from the root. */
  parents: z.array(pageLink),
  /** Those beside it, itself too, and those below it that stand in the menu of pages. */
  siblings: z.array(pageLink),
  children: z.array(pageLink),
  allowShare: z.boolean(),
  ...aroundPage,
  comments: z.object({ target: z.string(), areAllowed: z.boolean() }),
  head: pageHead,
});
export type PublicPage = z.output<typeof publicPage>;
export const staticPageAnswer = pageOrMoved(publicPage);
