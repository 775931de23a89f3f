import * as z from 'zod/mini';
import { queryInt } from '../../core/paging.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { contestCategory } from '../contests/contest-kinds.ts';
import { aroundPage } from './page-around.ts';
import { pageOrMoved, siteLanguage, siteName } from './public-fields.ts';

/** Pages of a gallery; further ones are reached by its filters. */
const MAX_PAGE = 2_000;
/** Works of one page. */
export const GALLERY_PAGE = 24;

export const galleryQuery = z.strictObject({
  lang: siteLanguage,
  page: z._default(queryInt({ min: 1, max: MAX_PAGE }), 1),
  category: z.optional(contestCategory),
  province: z.optional(z.enum(PROVINCE_CODES, { error: 'choice' })),
});
export type GalleryQuery = z.output<typeof galleryQuery>;

export const galleryWorkParams = z.strictObject({
  site: siteName,
  slug: z
    .string({ error: 'type' })
    .check(z.minLength(1, { error: 'required' }), z.maxLength(60, { error: 'tooLong' })),
  number: z
    .string({ error: 'type' })
    .check(z.minLength(1, { error: 'required' }), z.maxLength(40, { error: 'tooLong' })),
});

const voting = z.object({
  state: z.enum(['OPEN', 'DISABLED', 'NO_MAIL', 'NOT_YET', 'OVER']),
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
  countsShares: z.boolean(),
});

const ofContest = {
  contest: z.object({ code: z.string(), title: z.string(), path: z.string() }),
  voting,
};

/** A work among others: number and title, never whose it is. */
export const galleryCard = z.object({
  number: z.string(),
  title: z.string(),
  category: contestCategory,
  place: z.string(),
  path: z.string(),
  /** '' where none is ready. */
  picture: z.string(),
  votes: z.number(),
});
export type GalleryCard = z.output<typeof galleryCard>;

export const publicGallery = z.object({
  ...ofContest,
  path: z.string(),
  categories: z.array(contestCategory),
  /** Provinces that have works, by name. */
  provinces: z.array(z.object({ code: z.string(), name: z.string() })),
  category: z.nullable(contestCategory),
  province: z.nullable(z.string()),
  items: z.array(galleryCard),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  ...aroundPage,
});
export type PublicGallery = z.output<typeof publicGallery>;
export const galleryAnswer = pageOrMoved(publicGallery);

export const publicWork = z.object({
  ...ofContest,
  ...galleryCard.shape,
  /** '' while works are judged: a story may name its author. */
  story: z.string(),
  files: z.array(
    z.object({
      large: z.string(),
      width: z.nullable(z.number()),
      height: z.nullable(z.number()),
      /** '' for a picture. */
      film: z.string(),
    }),
  ),
  shares: z.number(),
  ...aroundPage,
});
export type PublicWork = z.output<typeof publicWork>;
export const workAnswer = pageOrMoved(publicWork);
