import * as z from 'zod/mini';
import { PAGE_FIELDS } from './template-definition.ts';

/** Where a value comes from; TEMPLATE with the place of the selector that gave it. */
export const FOUND_BY = ['TEMPLATE', 'JSONLD', 'META', 'PAGE', 'READABILITY'] as const;

/** What a person should know about a page that was read. */
const PAGE_WARNINGS = [
  'ENCODING_REPAIRED',
  'DATE_WITHOUT_TIME',
  'DATE_IN_FUTURE',
  'SHORT_BODY',
  'NO_PICTURE',
  'PAGES_MISSING',
  'TRUNCATED',
  'VIDEO_PAGE',
] as const;
export const pageWarning = z.enum(PAGE_WARNINGS);
export type PageWarning = z.output<typeof pageWarning>;

/** Why a page was not taken as an article. */
export const PAGE_REFUSALS = [
  'PAYWALL',
  'NO_TITLE',
  'NO_BODY',
  'NO_DATE',
  'TITLE_TOO_SHORT',
  'BODY_TOO_SHORT',
  'WORD_MISSING',
  'WORD_FORBIDDEN',
] as const;
export const pageRefusal = z.enum(PAGE_REFUSALS);
export type PageRefusal = z.output<typeof pageRefusal>;

export const extractedPicture = z.object({
  url: z.string(),
  caption: z.string(),
  credit: z.string(),
  /** Of the page's own words for readers who cannot see it. */
  alt: z.string(),
});
export type ExtractedPicture = z.output<typeof extractedPicture>;

/** An article as read from its page; '' and null where the page does not say. All text is NFC. */
export const extractedPage = z.object({
  title: z.string(),
  sapo: z.string(),
  /** Cleaned: p, h2–h4, lists, tables, quotes, figures with absolute addresses; no scripts, styles or classes. */
  contentHtml: z.string(),
  /** Its words, paragraphs parted by a line break. */
  contentText: z.string(),
  authors: z.array(z.string()),
  publishedTime: z.nullable(z.string()),
  category: z.string(),
  tags: z.array(z.string()),
  keywords: z.array(z.string()),
  sourceName: z.string(),
  cover: z.nullable(extractedPicture),
  /** Of the body, in order. */
  images: z.array(extractedPicture),
  /** As the page names itself, else its address. */
  canonicalUrl: z.string(),
  lang: z.string(),
  foundBy: z.record(
    z.enum(PAGE_FIELDS),
    z.nullable(z.object({ by: z.enum(FOUND_BY), place: z.nullable(z.number()) })),
  ),
  missing: z.array(z.enum(PAGE_FIELDS)),
  warnings: z.array(pageWarning),
  /** Null: it is an article. */
  refusal: z.nullable(pageRefusal),
  /** 0 to 100: how much of an article was found, and how surely. */
  score: z.number(),
});
export type ExtractedPage = z.output<typeof extractedPage>;
