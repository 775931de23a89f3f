import * as z from 'zod/mini';
import { imageRef } from '../../vocabulary/picture.ts';
import { TEMPLATE_TYPES, TEMPLATE_VIEWS } from '../content-templates/template-kinds.ts';
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

const PAGE_REGIONS = ['top', 'hero', 'main', 'right', 'bottom', 'footerTop'] as const;

/** What a block shows besides posts: an event, a place, a person, a tag, a logo. */
export const blockLink = z.object({
  id: z.string(),
  kind: z.enum(['event', 'destination', 'figure', 'tag', 'logo']),
  title: z.string(),
  /** A path of the site, or the whole address of a partner; '' for none. */
  address: z.string(),
  image: z.nullable(imageRef),
  /** When an event begins. */
  time: z.nullable(z.string()),
});
export type BlockLink = z.output<typeof blockLink>;

/** A block of a composed page. */
export const pageBlock = z.object({
  /** Names it within its page. */
  key: z.string(),
  region: z.enum(PAGE_REGIONS),
  kind: z.enum(TEMPLATE_TYPES),
  view: z.enum(TEMPLATE_VIEWS),
  columns: z.number(),
  /** '' for none; in pages composed without a layout, HERO, LATEST and MOST_READ leave it to the site. */
  heading: z.string(),
  /** Words below the heading; absent for none. */
  subHeading: z.optional(z.string()),
  /** '' for none. */
  headingPath: z.string(),
  color: z.string(),
  posts: z.array(postCard),
  /** Cleaned HTML of a block of the kind HTML. */
  html: z.optional(z.string()),
  /** Styles of that HTML and of nothing else: it stands in a tree of its own. */
  css: z.optional(z.string()),
  /** Of a banner. */
  image: z.optional(imageRef),
  /** Of blocks that show no posts. */
  links: z.optional(z.array(blockLink)),
  /** Absent: for every device. A page with a layout for one device has the blocks of each. */
  device: z.optional(z.enum(['DESKTOP', 'MOBILE'])),
});
export type PageBlock = z.output<typeof pageBlock>;
