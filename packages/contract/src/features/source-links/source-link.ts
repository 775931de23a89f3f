import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { phraseKey } from '../../vocabulary/syllables-of.ts';
import { webAddress } from '../../vocabulary/web-address.ts';
import { idsOf, listOf, provinceCode, wholeNumber } from '../accounts/kinds/profile-parts.ts';
import { genre, postType } from '../posts/post-kinds.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '../posts/post-limits.ts';

/** Spec: a link leads to one of these. */
export const SOURCE_LINK_TARGETS = ['category', 'tag', 'user'] as const;
export const sourceLinkTarget = z.enum(SOURCE_LINK_TARGETS, { error: 'choice' });
export type SourceLinkTarget = z.output<typeof sourceLinkTarget>;

/** What happens to a text that a link takes, as far as the gates let it. */
export const AUTO_ACTIONS = ['REVIEW', 'DRAFT', 'PUBLISH'] as const;
export const autoAction = z.enum(AUTO_ACTIONS, { error: 'choice' });
export type AutoAction = z.output<typeof autoAction>;

/** What stands between a link and its target. */
const LINK_PROBLEMS = ['GONE', 'OFF'] as const;
const linkProblem = z.enum(LINK_PROBLEMS);

/** Links of one project. */
export const MAX_SOURCE_LINKS = 5_000;
const MAX_KEYWORDS = 50;

/** A word or a phrase with at least one syllable: nothing else is found in a text. */
const keyword = z.pipe(
  oneLine({ min: 1, max: 80 }),
  z.string().check(z.refine((text) => phraseKey(text) !== '', { error: 'pattern' })),
);
const keywords = z.pipe(
  listOf(keyword, MAX_KEYWORDS),
  z.transform((phrases: string[]) => [...new Map(phrases.map((text) => [phraseKey(text), text])).values()]),
);

const named = z.object({ id: z.string(), title: z.string() });

export const sourceLink = z.object({
  id: z.string(),
  source: named,
  /** Null: texts of `linkUrl`. */
  section: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  /** A feed or a list of the source; '' for a section. */
  linkUrl: z.string(),
  targetType: sourceLinkTarget,
  target: z.object({ id: z.string(), name: z.string(), problem: z.nullable(linkProblem) }),
  extraCategories: z.array(named),
  tags: z.array(named),
  /** The house's byline; null: as the source names its author. */
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  provinceCode,
  postType,
  genre,
  /** Any of them has to stand in a text; empty: every text. */
  includeKeywords: z.array(z.string()),
  /** None of them may stand in a text. */
  excludeKeywords: z.array(z.string()),
  autoAction,
  /** Of several links that would take a text, the highest does. */
  priority: z.number(),
  status,
  matchCount24h: z.number(),
  ...auditFields,
});
export type SourceLink = z.output<typeof sourceLink>;

const editable = {
  /** Either a section or an address, never both. */
  sourceCategoryId: z.optional(z.nullable(contentId)),
  linkUrl: z.optional(webAddress),
  targetType: z.optional(sourceLinkTarget),
  targetId: z.optional(contentId),
  extraCategoryIds: z.optional(idsOf(MAX_CATEGORIES - 1)),
  tagIds: z.optional(idsOf(MAX_TAGS)),
  authorAccountId: z.optional(z.nullable(contentId)),
  provinceCode: z.optional(provinceCode),
  postType: z.optional(postType),
  genre: z.optional(genre),
  includeKeywords: z.optional(keywords),
  excludeKeywords: z.optional(keywords),
  autoAction: z.optional(autoAction),
  priority: z.optional(wholeNumber(1, 100)),
  status: z.optional(status),
};
export const sourceLinkCreate = z.strictObject({ sourceId: contentId, ...editable, targetId: contentId });
export type SourceLinkCreate = z.output<typeof sourceLinkCreate>;
export const sourceLinkUpdate = z.strictObject({ id: contentId, version, ...editable });
export type SourceLinkUpdate = z.output<typeof sourceLinkUpdate>;

/** What the tabs above the list filter by; `broken` leads to a target that is gone or switched off. */
export const SOURCE_LINK_VIEWS = ['all', 'on', 'broken'] as const;
export const sourceLinkView = z.enum(SOURCE_LINK_VIEWS, { error: 'choice' });
export type SourceLinkView = z.output<typeof sourceLinkView>;

const SORTS = [
  'source',
  '-source',
  'priority',
  '-priority',
  'matchCount24h',
  '-matchCount24h',
  'updateTime',
  '-updateTime',
] as const;

export const sourceLinkListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(sourceLinkView, 'all'),
  sourceId: z.optional(queryList(contentId)),
  targetType: z.optional(queryList(sourceLinkTarget)),
  /** Main targets of the type category. */
  targetCategoryId: z.optional(queryList(contentId)),
  autoAction: z.optional(queryList(autoAction)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'source'),
});
export type SourceLinkListQuery = z.output<typeof sourceLinkListQuery>;

/** Beside the actions of every record: another target for many links. */
export const sourceLinkBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('enable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('disable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
  z.strictObject({
    action: z.literal('retarget'),
    ids: bulkIds,
    targetType: sourceLinkTarget,
    targetId: contentId,
  }),
]);
export type SourceLinkBulk = z.output<typeof sourceLinkBulk>;
