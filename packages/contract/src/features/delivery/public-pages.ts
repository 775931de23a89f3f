import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';
import { VIEW_MODES } from '../categories/category.ts';
import { TAG_KINDS } from '../tags/tag.ts';
import { aroundPage, besidePage, shownLayouts } from './page-around.ts';
import { cardCategory, pageBlock, postCard } from './post-card.ts';
import { pageHead, pageLink, pageOrMoved, shownPicture } from './public-fields.ts';

/** The language of the page, and of its posts where it has none of its own: the next of its fallbacks that has. */
const languageFields = { lang: z.string(), fallbackLang: z.nullable(z.string()) };

/** Posts, newest first; `next` goes into `after` of the next call, null at the end. */
const postList = { posts: z.array(postCard), next: z.nullable(z.string()) };

export const homePage = z.object({
  ...languageFields,
  blocks: z.array(pageBlock),
  layouts: shownLayouts,
  ...besidePage,
  head: pageHead,
});
export type HomePage = z.output<typeof homePage>;

export const categoryPage = z.object({
  id: z.string(),
  path: z.string(),
  ...languageFields,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  image: z.nullable(imageRef),
  viewMode: z.enum(VIEW_MODES),
  hasFeed: z.boolean(),
  /** With all above it, from the root; the last is itself. */
  breadcrumb: z.array(cardCategory),
  children: z.array(cardCategory),
  /** Around the list, by a layout; on its first page only. */
  blocks: z.array(pageBlock),
  layouts: shownLayouts,
  ...postList,
  ...besidePage,
  head: pageHead,
});
export type CategoryPage = z.output<typeof categoryPage>;
export const categoryAnswer = pageOrMoved(categoryPage);

export const tagPage = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  kind: z.enum(TAG_KINDS),
  description: z.string(),
  image: z.nullable(imageRef),
  ...postList,
  ...besidePage,
  head: pageHead,
});
export type TagPage = z.output<typeof tagPage>;
export const tagAnswer = pageOrMoved(tagPage);

export const authorPage = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  avatar: z.nullable(imageRef),
  job: z.string(),
  description: z.string(),
  links: z.array(z.object({ label: z.string(), address: z.string() })),
  ...postList,
  ...aroundPage,
  head: pageHead,
});
export type AuthorPage = z.output<typeof authorPage>;
export const authorAnswer = pageOrMoved(authorPage);

const knownDate = z.object({
  precision: z.enum(['DAY', 'MONTH', 'YEAR', 'CIRCA']),
  year: z.number(),
  month: z.nullable(z.number()),
  day: z.nullable(z.number()),
});

/** What pages of people and places have in common. */
const subjectFields = {
  id: z.string(),
  path: z.string(),
  name: z.string(),
  alternateNames: z.array(z.string()),
  description: z.string(),
  cover: z.nullable(shownPicture),
  avatar: z.nullable(imageRef),
  provinceCode: z.nullable(z.string()),
  links: z.array(z.object({ label: z.string(), address: z.string() })),
  sources: z.array(z.object({ title: z.string(), address: z.string() })),
};

export const figurePage = z.object({
  ...subjectFields,
  birthName: z.string(),
  honorifics: z.array(z.string()),
  birth: z.nullable(knownDate),
  death: z.nullable(knownDate),
  birthPlace: z.string(),
  hometown: z.string(),
  nationality: z.string(),
  fields: z.array(z.string()),
  job: z.string(),
  positions: z.array(
    z.object({
      title: z.string(),
      org: z.string(),
      from: z.nullable(z.number()),
      to: z.nullable(z.number()),
      note: z.string(),
    }),
  ),
  awards: z.array(z.object({ name: z.string(), year: z.nullable(z.number()) })),
  works: z.array(z.object({ title: z.string(), year: z.nullable(z.number()), note: z.string() })),
  quotes: z.array(z.object({ text: z.string(), source: z.string() })),
  relations: z.array(z.object({ ...pageLink.shape, relation: z.string() })),
  ...postList,
  ...besidePage,
  head: pageHead,
});
export type FigurePage = z.output<typeof figurePage>;
export const figureAnswer = pageOrMoved(figurePage);

export const destinationPage = z.object({
  ...subjectFields,
  destinationType: z.string(),
  slogan: z.string(),
  ward: z.string(),
  address: z.string(),
  hotline: z.string(),
  website: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  touristTypes: z.array(z.string()),
  heritage: z.array(z.object({ level: z.string(), year: z.nullable(z.number()), note: z.string() })),
  bestMonths: z.array(z.number()),
  seasonNote: z.string(),
  openingHours: z.array(
    z.object({
      days: z.array(z.number()),
      from: z.string(),
      to: z.string(),
      isClosed: z.boolean(),
      note: z.string(),
    }),
  ),
  ticketPrices: z.array(z.object({ label: z.string(), amount: z.number(), note: z.string() })),
  isFree: z.boolean(),
  transport: z.string(),
  amenities: z.array(z.string()),
  gallery: z.array(shownPicture),
  parent: z.nullable(pageLink),
  nearby: z.array(pageLink),
  ...postList,
  ...besidePage,
  head: pageHead,
});
export type DestinationPage = z.output<typeof destinationPage>;
export const destinationAnswer = pageOrMoved(destinationPage);

/** `text`: what was searched, as read; '' finds nothing. */
export const searchPage = z.object({ text: z.string(), ...postList, ...aroundPage });
export type SearchPage = z.output<typeof searchPage>;
