import * as z from 'zod/mini';
import { postType } from '../posts/post-kinds.ts';
import { pageLink, shownPicture } from './public-fields.ts';

export const cardCategory = z.object({ ...pageLink.shape, color: z.string() });

/** A post on a page that lists posts. */
export const postCard = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  /** For narrow places; '' for none. */
  shortTitle: z.string(),
  kicker: z.string(),
  excerpt: z.string(),
  lang: z.string(),
  postType,
  cover: z.nullable(shownPicture),
  category: z.nullable(cardCategory),
  /** Names as printed; none where the post hides them. */
  authors: z.array(z.string()),
  publishedTime: z.string(),
  /** The last update of substance; null for none. */
  updateTime: z.nullable(z.string()),
  isSponsored: z.boolean(),
  /** Of its film or its audio. */
  durationSec: z.nullable(z.number()),
  /** Pictures of a photo story. */
  photoCount: z.number(),
});
export type PostCard = z.output<typeof postCard>;

/** The kinds of content templates. */
const BLOCK_KINDS = [
  'NEWS_GROUP',
  'HERO',
  'FOCUS',
  'CATEGORY_BLOCK',
  'LATEST',
  'MOST_READ',
  'MOST_COMMENTED',
  'VIDEO_STRIP',
  'PHOTO_STRIP',
  'EVENT_LIST',
  'DESTINATION_LIST',
  'FIGURE_LIST',
  'TAG_CLOUD',
  'BANNER',
  'HTML',
  'PARTNER_LOGOS',
  'CONTEST_GALLERY',
  'WEATHER',
  'NEWSLETTER',
] as const;
export const BLOCK_VIEWS = [
  'LIST',
  'GRID',
  'CARD',
  'TITLE_ONLY',
  'SLIDER',
  'BIG_LEFT',
  'BIG_TOP',
  'TIMELINE',
] as const;
const PAGE_REGIONS = ['top', 'hero', 'main', 'right', 'bottom', 'footerTop'] as const;

/** A block of a composed page. */
export const pageBlock = z.object({
  /** Names it within its page. */
  key: z.string(),
  region: z.enum(PAGE_REGIONS),
  kind: z.enum(BLOCK_KINDS),
  view: z.enum(BLOCK_VIEWS),
  columns: z.number(),
  /** '' for none; in pages composed without a layout, HERO, LATEST and MOST_READ leave it to the site. */
  heading: z.string(),
  /** '' for none. */
  headingPath: z.string(),
  color: z.string(),
  posts: z.array(postCard),
  /** Cleaned HTML of a block of the kind HTML. */
  html: z.optional(z.string()),
});
export type PageBlock = z.output<typeof pageBlock>;
