import * as z from 'zod/mini';
import { queryInt } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { picture } from '../../vocabulary/picture.ts';

/** A site in an address: the id or the code of its project. */
export const siteName = z
  .string({ error: 'type' })
  .check(z.maxLength(60, { error: 'tooLong' }), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'pattern' }));

export const siteParams = z.strictObject({ site: siteName });

/** As addresses hold it; a wrong one is not found, whatever its form. */
const pageSlug = z
  .string({ error: 'type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(250, { error: 'tooLong' }));
export const pageParams = z.strictObject({ site: siteName, slug: pageSlug });

/** One of the languages of the site; absent: its first one. */
export const siteLanguage = z.optional(
  z.string({ error: 'type' }).check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'pattern' })),
);
/** A page of the site: menus, footer and logos may differ from page to page. Absent: the home page. */
export const siteQuery = z.strictObject({
  lang: siteLanguage,
  path: z._default(
    z
      .string({ error: 'type' })
      .check(z.maxLength(500, { error: 'tooLong' }), z.regex(/^\/[^?#]*$/, { error: 'pattern' })),
    '/',
  ),
});
export type SiteQuery = z.output<typeof siteQuery>;
export const languageQuery = z.strictObject({ lang: siteLanguage });

/** Where the next page of a list begins: the end of the one before. */
const cursor = z.optional(
  z.string({ error: 'type' }).check(z.regex(/^\d{1,16}-[1-9]\d{0,17}$/, { error: 'pattern' })),
);

const MAX_PUBLIC_PAGE = 50;
const DEFAULT_PUBLIC_PAGE = 20;
const listFields = {
  lang: siteLanguage,
  limit: z._default(queryInt({ min: 1, max: MAX_PUBLIC_PAGE }), DEFAULT_PUBLIC_PAGE),
  after: cursor,
};
export const listQuery = z.strictObject(listFields);
export type ListQuery = z.output<typeof listQuery>;

export const searchQuery = z.strictObject({ ...listFields, q: z._default(oneLine({ max: 200 }), '') });

/** A picture as pages show it: its variants have the addresses of `pictureAddress`. */
export const shownPicture = z.object({
  ...z.omit(picture, { see: true }).shape,
  /** Of this place, or else of the file; '' for none. */
  caption: z.string(),
  credit: z.string(),
});
export type ShownPicture = z.output<typeof shownPicture>;

/** A page of the site that another one links to. */
export const pageLink = z.object({ id: z.string(), title: z.string(), path: z.string() });
export type PageLink = z.output<typeof pageLink>;

/** The same record in another language. */
const translatedLink = z.object({ ...pageLink.shape, lang: z.string() });
export type TranslatedLink = z.output<typeof translatedLink>;

/** What the page of a record says of its other languages: only of those that readers can open. */
export const translatedFields = {
  /** Of a translation: the original; null for an original, and while readers cannot open it. */
  translationOf: z.nullable(translatedLink),
  /** Its translations, or those beside it, in the order of the site's languages. */
  translations: z.array(translatedLink),
};

/** What a page says to search engines and social networks. */
export const pageHead = z.object({
  title: z.string(),
  socialTitle: z.string(),
  description: z.string(),
  /** Whole address; '' while the site has no domain. */
  canonical: z.string(),
  /** Path of a picture in 16:9, 1,280 pixels wide; '' for none. */
  image: z.string(),
  keywords: z.array(z.string()),
  noindex: z.boolean(),
  /** The same page in each of its languages, itself among them; none where there is only one. */
  alternates: z.array(z.object({ lang: z.string(), path: z.string() })),
});
export type PageHead = z.output<typeof pageHead>;

/** The page, or the path where its address leads since it changed. Exactly one of them is null. */
export function pageOrMoved<Page extends z.ZodMiniType>(page: Page) {
  return z.object({ movedTo: z.nullable(z.string()), page: z.nullable(page) });
}
