import * as z from 'zod/mini';
import { coverPosition } from '../posts/media/post-media.ts';
import { BYLINE_ROLES } from '../posts/post.ts';
import { aiUse, genre, linkOutMode, postType, sensitiveFlag } from '../posts/post-kinds.ts';
import { aroundPage } from './page-around.ts';
import { cardCategory, postCard } from './post-card.ts';
import { pageHead, pageLink, pageOrMoved, shownPicture, translatedFields } from './public-fields.ts';

/** A file of the library that a page plays or offers. */
const shownFile = z.object({
  url: z.string(),
  fileName: z.string(),
  mime: z.string(),
  sizeBytes: z.number(),
  durationSec: z.nullable(z.number()),
});
export type ShownFile = z.output<typeof shownFile>;

const shownCorrection = z.object({
  path: z.string(),
  title: z.string(),
  publishedTime: z.string(),
  wrongText: z.string(),
  correctText: z.string(),
  apologyText: z.string(),
});

const liveEntry = z.object({
  id: z.string(),
  time: z.string(),
  title: z.string(),
  /** Plain; empty lines separate paragraphs. */
  text: z.string(),
  isPinned: z.boolean(),
  authorName: z.string(),
});

const shownQuestion = z.object({
  id: z.string(),
  asker: z.string(),
  question: z.string(),
  /** '' while nobody has answered. */
  answer: z.string(),
  answeredBy: z.string(),
});

/** A post on its own page, with all that the page shows. */
export const publicPost = z.object({
  id: z.string(),
  path: z.string(),
  slug: z.string(),
  lang: z.string(),
  ...translatedFields,
  title: z.string(),
  shortTitle: z.string(),
  kicker: z.string(),
  excerpt: z.string(),
  /** The same as HTML, with links by keywords. */
  excerptHtml: z.string(),
  dateline: z.string(),
  /** Written by the server from checked nodes, with links by keywords; '' for a post without a text. */
  contentHtml: z.string(),
  wordCount: z.number(),
  postType,
  genre,
  publishedTime: z.string(),
  updateTime: z.nullable(z.string()),
  /** Its time is over, and it stays readable: no list names it. */
  isArchived: z.boolean(),
  /** Main category with all above it, from the root. */
  breadcrumb: z.array(cardCategory),
  categories: z.array(cardCategory),
  tags: z.array(pageLink),
  /** The story that it belongs to. */
  topic: z.nullable(pageLink),
  /** None where the post hides them. `path`: '' for a name without a page. */
  authors: z.array(z.object({ name: z.string(), role: z.enum(BYLINE_ROLES), path: z.string() })),
  source: z.nullable(
    z.object({
      name: z.string(),
      author: z.string(),
      /** '' where it is not linked. */
      url: z.string(),
      mode: linkOutMode,
      keepsCopyright: z.boolean(),
    }),
  ),
  labels: z.object({
    isSponsored: z.boolean(),
    sponsorName: z.string(),
    aiUsage: aiUse,
    sensitiveFlags: z.array(sensitiveFlag),
  }),
  cover: z.nullable(shownPicture),
  coverPosition,
  gallery: z.array(shownPicture),
  video: z.nullable(
    z.object({
      /** A host of films that the site embeds, and the film's id there. */
      embed: z.nullable(z.object({ provider: z.string(), id: z.string() })),
      /** The page of the film elsewhere; '' for a file of the library. */
      address: z.string(),
      file: z.nullable(shownFile),
      poster: z.nullable(shownPicture),
      durationSec: z.nullable(z.number()),
    }),
  ),
  audio: z.nullable(shownFile),
  infographic: z.nullable(z.object({ picture: shownPicture, text: z.string() })),
  attachments: z.array(shownFile),
  /** Pinned ones first, then the newest. */
  liveEntries: z.array(liveEntry),
  poll: z.nullable(
    z.object({
      question: z.string(),
      options: z.array(z.object({ id: z.string(), text: z.string() })),
      closeTime: z.nullable(z.string()),
      allowsMany: z.boolean(),
    }),
  ),
  questions: z.nullable(
    z.object({
      guests: z.array(z.object({ name: z.string(), title: z.string() })),
      items: z.array(shownQuestion),
    }),
  ),
  documentFacts: z.nullable(z.object({ number: z.string(), issuer: z.string(), issuedDay: z.string() })),
  /** Published corrections of this post, the newest first. */
  corrections: z.array(shownCorrection),
  /** Of a correction: the post that it corrects, while readers can open it. */
  correctionOf: z.nullable(pageLink),
  related: z.array(postCard),
  /** What it is about; only those with a page that readers can open. */
  figures: z.array(pageLink),
  destinations: z.array(pageLink),
  events: z.array(pageLink),
  /** Its comments are read and written by the calls of the intake under this name. */
  comments: z.object({ target: z.string(), areAllowed: z.nullable(z.boolean()) }),
  allowShare: z.boolean(),
  allowRating: z.boolean(),
  allowPrint: z.boolean(),
  ...aroundPage,
  head: pageHead,
});
export type PublicPost = z.output<typeof publicPost>;
export const postAnswer = pageOrMoved(publicPost);
