import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import {
  coverPosition,
  galleryEntry,
  infographic,
  MAX_ATTACHMENTS,
  MAX_GALLERY,
  postAudio,
  postCover,
} from './media/post-media.ts';
import {
  aiUse,
  commentChoice,
  genre,
  linkOutMode,
  origin,
  postType,
  relatedMode,
  sensitiveFlag,
} from './post-kinds.ts';
import { MAX_CATEGORIES } from './post-limits.ts';
import { documentFacts, liveEntries, poll, postVideo, questions } from './post-parts.ts';

export const MAX_RELATED = 10;
export const MAX_PROVINCES = 5;
/** Of each kind of record that a post is about. */
export const MAX_NAMED = 20;

const yesOrNo = z.boolean({ error: 'type' });

function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item, { error: 'type' }).check(z.maxLength(max, { error: 'tooMany' }));
}

/** The facts of a post beside its text and its terms. */
const fields = {
  postType,
  genre,
  lang: z.enum(RECORD_LANGUAGES, { error: 'choice' }),
  kicker: oneLine({ max: 80 }),
  /** Shown on front pages and social cards if set. */
  shortTitle: oneLine({ max: 110 }),
  hideAuthor: yesOrNo,
  dateline: oneLine({ max: 60 }),
  provinceCodes: listOf(z.enum(PROVINCE_CODES, { error: 'choice' }), MAX_PROVINCES),
  /** A tag of the kind TOPIC: the story it belongs to. */
  topicId: z.nullable(contentId),
  origin,
  sourceName: oneLine({ max: 120 }),
  sourceUrl: webAddress,
  sourcePublishedTime: z.nullable(instant),
  sourceAuthor: oneLine({ max: 120 }),
  linkOutMode,
  keepCopyright: yesOrNo,
  /** Nothing may be published before: no transition, no preview link. */
  embargoUntil: z.nullable(instant),
  expireTime: z.nullable(instant),
  /** After its end it stays readable in the archive. */
  archiveOnExpire: yesOrNo,
  showOnHome: yesOrNo,
  relatedMode,
  relatedCategoryIds: listOf(contentId, MAX_CATEGORIES),
  /** In display order. */
  relatedPostIds: listOf(contentId, MAX_RELATED),
  /** What it is about: accounts of the project by their kind, and events. */
  figureIds: listOf(contentId, MAX_NAMED),
  destinationIds: listOf(contentId, MAX_NAMED),
  organizationIds: listOf(contentId, MAX_NAMED),
  eventIds: listOf(contentId, MAX_NAMED),
  cover: z.nullable(postCover),
  coverPosition,
  gallery: listOf(galleryEntry, MAX_GALLERY),
  video: z.nullable(postVideo),
  audio: z.nullable(postAudio),
  infographic: z.nullable(infographic),
  attachmentIds: listOf(contentId, MAX_ATTACHMENTS),
  liveEntries,
  poll: z.nullable(poll),
  questions: z.nullable(questions),
  documentFacts: z.nullable(documentFacts),
  allowComment: commentChoice,
  allowShare: yesOrNo,
  allowRating: yesOrNo,
  allowPrint: yesOrNo,
  /** Shown by social networks instead of the cover. */
  ogImageId: z.nullable(contentId),
  canonicalUrl: webAddress,
  noindex: yesOrNo,
  inNewsSitemap: yesOrNo,
  inRss: yesOrNo,
  aiUsage: aiUse,
  sensitiveFlags: listOf(sensitiveFlag, 7),
  isSponsored: yesOrNo,
  sponsorName: oneLine({ max: 120 }),
  /** Why banned words stay in the text. */
  bannedWordsReason: oneLine({ max: 250 }),
  /** Never public. */
  internalNote: longText({ max: 2_000 }),
};

const whole = z.strictObject(fields);
export type PostDetails = z.output<typeof whole>;
export type PostDetailName = keyof PostDetails;
/** Each of them may be omitted from a draft. */
export const detailFields = z.partial(whole).shape;
export const postDetailNames = Object.keys(fields) as readonly PostDetailName[];

/** The default details of a post. */
export const PLAIN_DETAILS: PostDetails = {
  postType: 'ARTICLE',
  genre: 'NEWS',
  lang: 'vi',
  kicker: '',
  shortTitle: '',
  hideAuthor: false,
  dateline: '',
  provinceCodes: [],
  topicId: null,
  origin: 'ORIGINAL',
  sourceName: '',
  sourceUrl: '',
  sourcePublishedTime: null,
  sourceAuthor: '',
  linkOutMode: 'NOFOLLOW',
  keepCopyright: false,
  embargoUntil: null,
  expireTime: null,
  archiveOnExpire: true,
  showOnHome: true,
  relatedMode: 'issame',
  relatedCategoryIds: [],
  relatedPostIds: [],
  figureIds: [],
  destinationIds: [],
  organizationIds: [],
  eventIds: [],
  cover: null,
  coverPosition: 'BELOW_EXCERPT',
  gallery: [],
  video: null,
  audio: null,
  infographic: null,
  attachmentIds: [],
  liveEntries: [],
  poll: null,
  questions: null,
  documentFacts: null,
  allowComment: 'INHERIT',
  allowShare: true,
  allowRating: false,
  allowPrint: true,
  ogImageId: null,
  canonicalUrl: '',
  noindex: false,
  inNewsSitemap: true,
  inRss: true,
  aiUsage: 'NONE',
  sensitiveFlags: [],
  isSponsored: false,
  sponsorName: '',
  bannedWordsReason: '',
  internalNote: '',
};

/** The details among the keys of a draft or a row, over `base`. */
export function pickDetails(
  from: Partial<Readonly<Record<PostDetailName, unknown>>>,
  base: PostDetails = PLAIN_DETAILS,
): PostDetails {
  const picked = postDetailNames.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]));
  return { ...base, ...Object.fromEntries(picked) };
}

/** As output: checked when they were written, selected by `pickDetails`. */
export const storedDetails = z.custom<PostDetails>((value) => typeof value === 'object' && value !== null);
