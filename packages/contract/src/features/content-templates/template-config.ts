import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { longText, oneLine } from '../../core/text.ts';
import { instant } from '../../vocabulary/instant.ts';
import { RECORD_LANGUAGES } from '../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { origin, postType, relatedMode } from '../posts/post-kinds.ts';
import { blockSort, sourceMode, templateType, templateView } from './template-kinds.ts';

const MAX_ITEMS = 50;
const MAX_TERMS = 20;
/** Of HTML and of CSS each, in characters. */
const MAX_MARKUP = 50_000;

const yesOrNo = z.boolean({ error: 'type' });
const wholeNumber = (min: number, max: number) =>
  z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));

function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item, { error: 'type' }).check(z.maxLength(max, { error: 'tooMany' }));
}

const ids = listOf(contentId, MAX_TERMS);

/** Words of a block by language; a language without any shows the Vietnamese ones. */
const wording = z.partialRecord(z.enum(RECORD_LANGUAGES, { error: 'choice' }), oneLine({ max: 120 }));

/** An http(s) address, or a path of the site. */
const siteAddress = z.pipe(
  oneLine({ max: 500 }),
  z.string().check(
    z.refine((text) => text === '' || /^(https?:\/\/[^\s<>"'`\\@]+|\/[^\s<>"'`\\]*)$/i.test(text), {
      error: 'pattern',
    }),
  ),
);

/** Which posts the rule finds; an empty list asks for nothing. */
export const blockQuery = z.strictObject({
  /** With the categories below them. */
  categoryIds: ids,
  tagIds: ids,
  topicId: z.nullable(contentId),
  /** Accounts of authors. */
  authorIds: ids,
  provinceCodes: listOf(z.enum(PROVINCE_CODES, { error: 'choice' }), MAX_TERMS),
  postTypes: listOf(postType, MAX_TERMS),
  origins: listOf(origin, MAX_TERMS),
  /** Published within so many days; 0: at any time. */
  days: wholeNumber(0, 365),
  sort: blockSort,
  /** Leaves out what another block of the page shows. */
  excludeShown: yesOrNo,
});
export type BlockQuery = z.output<typeof blockQuery>;

/** One post in one place until then; null: until somebody removes it. */
export const pin = z.strictObject({
  postId: contentId,
  /** From 1. */
  slot: wholeNumber(1, MAX_ITEMS),
  until: z.nullable(instant),
});
export type Pin = z.output<typeof pin>;

const pinned = listOf(pin, MAX_ITEMS);

export const configFields = {
  type: templateType,
  heading: wording,
  headingLink: siteAddress,
  subHeading: wording,
  sourceMode,
  query: blockQuery,
  /** On the page of a post: posts related to it, instead of the categories of the rule. */
  isRelated: yesOrNo,
  /** Specification §3: posts of the same category, or of the chosen ones. */
  relatedMode,
  relatedCategoryIds: ids,
  pinned,
  limit: wholeNumber(1, MAX_ITEMS),
  offset: wholeNumber(0, MAX_ITEMS),
  columns: wholeNumber(1, 6),
  view: templateView,
  showExcerpt: yesOrNo,
  showImage: yesOrNo,
  showCategory: yesOrNo,
  showTime: yesOrNo,
  showAuthor: yesOrNo,
  showCommentCount: yesOrNo,
  /** With fewer items the block is not shown at all. */
  minItems: wholeNumber(0, MAX_ITEMS),
  /** Posts without a cover are left out. */
  requireImage: yesOrNo,
  html: longText({ max: MAX_MARKUP }),
  css: longText({ max: MAX_MARKUP }),
  cacheSeconds: wholeNumber(0, 3600),
};

/** What a block shows and how: of a template, or of one block alone. */
export const blockConfig = z.strictObject(configFields);
export type BlockConfig = z.output<typeof blockConfig>;

const names = z.partialRecord(z.enum(RECORD_LANGUAGES), z.string());
const texts = z.array(z.string());

/** The same settings in answers: what is stored kept the limits when it was saved. */
export const storedConfig = {
  ...configFields,
  heading: names,
  headingLink: z.string(),
  subHeading: names,
  query: z.object({
    categoryIds: texts,
    tagIds: texts,
    topicId: z.nullable(z.string()),
    authorIds: texts,
    provinceCodes: z.array(z.enum(PROVINCE_CODES)),
    postTypes: z.array(postType),
    origins: z.array(origin),
    days: z.number(),
    sort: blockSort,
    excludeShown: z.boolean(),
  }),
  relatedCategoryIds: texts,
  pinned: z.array(z.object({ postId: z.string(), slot: z.number(), until: z.nullable(z.string()) })),
  limit: z.number(),
  offset: z.number(),
  columns: z.number(),
  minItems: z.number(),
  html: z.string(),
  css: z.string(),
  cacheSeconds: z.number(),
};

export const PLAIN_QUERY: BlockQuery = {
  categoryIds: [],
  tagIds: [],
  topicId: null,
  authorIds: [],
  provinceCodes: [],
  postTypes: [],
  origins: [],
  days: 0,
  sort: 'NEWEST',
  excludeShown: true,
};

/** The settings of a block among the fields of a record. */
export function configIn(record: BlockConfig): BlockConfig {
  return Object.fromEntries(
    Object.keys(PLAIN_CONFIG).map((key) => [key, record[key as keyof BlockConfig]]),
  ) as unknown as BlockConfig;
}

export const PLAIN_CONFIG: BlockConfig = {
  type: 'NEWS_GROUP',
  heading: {},
  headingLink: '',
  subHeading: {},
  sourceMode: 'AUTO',
  query: PLAIN_QUERY,
  isRelated: false,
  relatedMode: 'issame',
  relatedCategoryIds: [],
  pinned: [],
  limit: 5,
  offset: 0,
  columns: 1,
  view: 'LIST',
  showExcerpt: true,
  showImage: true,
  showCategory: true,
  showTime: true,
  showAuthor: false,
  showCommentCount: false,
  minItems: 0,
  requireImage: false,
  html: '',
  css: '',
  cacheSeconds: 60,
};
