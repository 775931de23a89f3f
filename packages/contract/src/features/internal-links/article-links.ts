import * as z from 'zod/mini';
import { articleDocument } from '../../article/document.ts';
import { contentId } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { NAMED_ACCOUNTS_FIELDS } from '../posts/named/named-accounts.ts';
import { MAX_NAMED } from '../posts/post-details.ts';
import { MAX_TAGS } from '../posts/post-limits.ts';
import { internalLinkTarget } from './internal-link.ts';
import { RUN_PLACES } from './matching/article-runs.ts';
import { LINK_REFUSALS } from './matching/refusals.ts';

/** A keyword as people see it beside a place in a post. */
const namedRule = z.object({
  id: z.string(),
  keyword: z.string(),
  targetType: internalLinkTarget,
  priority: z.number(),
  maxPerPost: z.number(),
  title: z.string(),
  openNewTab: z.boolean(),
  nofollow: z.boolean(),
  version: z.number(),
});

/** Counted in the lines of the post: title, standfirst, then the article without suggestions. */
const place = { run: z.number(), from: z.number(), to: z.number(), phrase: z.string() };

export const placedPlace = z.object({
  ...place,
  rule: namedRule,
  href: z.string(),
  /** The record, as a link in a text names it; '' for an address. */
  target: z.string(),
});
export type PlacedPlace = z.output<typeof placedPlace>;

export const refusedPlace = z.object({
  ...place,
  rule: namedRule,
  reason: z.enum(LINK_REFUSALS),
  because: z.string(),
  /** The keyword that won, or that leads to the same page. */
  winner: z.nullable(z.object({ id: z.string(), keyword: z.string() })),
});
export type RefusedPlace = z.output<typeof refusedPlace>;

/** One line of a post, as the trial shows it. */
export const shownRun = z.object({
  place: z.enum(RUN_PLACES),
  text: z.string(),
  isExcerpt: z.boolean(),
  level: z.nullable(z.number()),
  /** The permanent name of the picture above a caption. */
  picture: z.nullable(z.string()),
  links: z.array(z.object({ from: z.number(), to: z.number() })),
});
export type ShownRun = z.output<typeof shownRun>;

/** Which keywords a trial looks at. */
export const tryBody = z.strictObject({
  postId: contentId,
  /** Tried as if it were on. */
  linkId: z.optional(contentId),
  /** Without the other keywords. */
  alone: z._default(z.boolean({ error: 'type' }), false),
});

export const trial = z.object({
  post: z.object({ id: z.string(), title: z.string(), category: z.string(), isOff: z.boolean() }),
  runs: z.array(shownRun),
  placed: z.array(placedPlace),
  refused: z.array(refusedPlace),
  most: z.number(),
});
export type Trial = z.output<typeof trial>;

const MAX_ACCOUNTS = MAX_NAMED * NAMED_ACCOUNTS_FIELDS.length;

/** A post as it is being written. */
export const writtenPost = z.strictObject({
  postId: z.optional(contentId),
  title: z._default(oneLine({ max: 250 }), ''),
  excerpt: z._default(oneLine({ max: 2_000 }), ''),
  content: articleDocument,
  categoryIds: z._default(z.array(contentId).check(z.maxLength(50, { error: 'tooMany' })), []),
  tagIds: z._default(z.array(contentId).check(z.maxLength(MAX_TAGS, { error: 'tooMany' })), []),
  /** People, places and bodies that it is about. */
  accountIds: z._default(z.array(contentId).check(z.maxLength(MAX_ACCOUNTS, { error: 'tooMany' })), []),
  lang: z._default(z.enum(RECORD_LANGUAGES, { error: 'choice' }), 'vi'),
  /** Also pages that no keyword leads to, and posts on the same subject. */
  withPages: z._default(z.boolean({ error: 'type' }), false),
});
export type WrittenPost = z.output<typeof writtenPost>;

/** A page of the project whose name stands in the text. */
export const suggestedPage = z.object({
  ...place,
  kind: z.enum(['category', 'tag', 'user']),
  id: z.string(),
  name: z.string(),
  href: z.string(),
});
export type SuggestedPage = z.output<typeof suggestedPage>;

/** What two posts have in common. */
export const sharedSubject = z.object({
  tags: z.array(z.string()),
  accounts: z.array(z.string()),
  /** Words of both headlines; '' for none. */
  words: z.string(),
});
export type SharedSubject = z.output<typeof sharedSubject>;

/** A public post on the subject of the one at hand. */
export const suggestedPost = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string(),
  publishedTime: z.nullable(z.string()),
  shared: sharedSubject,
  /** Words of the text that speak of it; null where there are none that could be a link. */
  place: z.nullable(z.object(place)),
  /** It leads to the one at hand already, as the last survey of links found. */
  linksHere: z.boolean(),
});
export type SuggestedPost = z.output<typeof suggestedPost>;

export const writtenPostLinks = z.object({
  isOff: z.boolean(),
  placed: z.array(placedPlace),
  pages: z.array(suggestedPage),
  posts: z.array(suggestedPost),
});
export type WrittenPostLinks = z.output<typeof writtenPostLinks>;
