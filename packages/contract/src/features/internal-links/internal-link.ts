import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { status } from '../../vocabulary/status.ts';
import { phraseKey } from '../../vocabulary/syllables-of.ts';

/** The specification's targets, and an address of the same site. */
export const INTERNAL_LINK_TARGETS = ['category', 'tag', 'user', 'url'] as const;
export const internalLinkTarget = z.enum(INTERNAL_LINK_TARGETS, { error: 'choice' });
export type InternalLinkTarget = z.output<typeof internalLinkTarget>;

const MAX_VARIANTS = 10;
const MAX_EXCLUSIONS = 20;
/** Keywords of one project. */
export const MAX_KEYWORDS = 5_000;

/** What stands between a link and its page; without a post, the site itself may have a page there. */
export const TARGET_PROBLEMS = ['GONE', 'OFF', 'NO_POST'] as const;
export type TargetProblem = (typeof TARGET_PROBLEMS)[number];

export const targetProblem = z.enum(TARGET_PROBLEMS);

/** A phrase with at least one syllable: nothing else is found in a text. */
function phrase(bounds: { readonly min: number; readonly max: number }) {
  return z.pipe(
    oneLine(bounds),
    z.string().check(z.refine((text) => phraseKey(text) !== '', { error: 'pattern' })),
  );
}
const words = phrase({ min: 2, max: 80 });
const variants = z.array(words).check(z.maxLength(MAX_VARIANTS, { error: 'tooMany' }));
const exclusions = z
  .array(phrase({ min: 2, max: 120 }))
  .check(z.maxLength(MAX_EXCLUSIONS, { error: 'tooMany' }));

/** Where a keyword leads today. */
export const resolvedTarget = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  /** On the site; '' where there is none. */
  path: z.string(),
  /** Null where readers can open it. */
  problem: z.nullable(targetProblem),
});
export type ResolvedTarget = z.output<typeof resolvedTarget>;

export const internalLink = z.object({
  id: z.string(),
  keyword: z.string(),
  variants: z.array(z.string()),
  exclusions: z.array(z.string()),
  targetType: internalLinkTarget,
  target: resolvedTarget,
  url: z.string(),
  title: z.string(),
  maxPerPost: z.number(),
  priority: z.number(),
  openNewTab: z.boolean(),
  nofollow: z.boolean(),
  scope: z.array(z.object({ id: z.string(), title: z.string() })),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  status,
  /** Public posts that contain it, as of the last survey. */
  hitCount: z.number(),
  /** The newest of these posts was published then. */
  lastApplied: z.nullable(z.string()),
  /** Of the last 30 days. */
  clicks: z.number(),
  ...auditFields,
});
export type InternalLink = z.output<typeof internalLink>;

const number = (min: number, max: number) =>
  z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));

const fields = {
  keyword: words,
  variants: z.optional(variants),
  exclusions: z.optional(exclusions),
  targetType: z.optional(internalLinkTarget),
  targetId: z.optional(z.nullable(contentId)),
  /** For the target `url`: a path, or an address at a domain of the project. */
  url: z.optional(oneLine({ max: 500 })),
  title: z.optional(oneLine({ max: 150 })),
  maxPerPost: z.optional(number(1, 5)),
  priority: z.optional(number(1, 100)),
  openNewTab: z.optional(z.boolean({ error: 'type' })),
  nofollow: z.optional(z.boolean({ error: 'type' })),
  scopeCategoryIds: z.optional(z.array(contentId).check(z.maxLength(50, { error: 'tooMany' }))),
  startTime: z.optional(z.nullable(instant)),
  endTime: z.optional(z.nullable(instant)),
  status: z.optional(status),
};
export const internalLinkCreate = z.strictObject(fields);
export type InternalLinkCreate = z.output<typeof internalLinkCreate>;
export const internalLinkUpdate = z.strictObject({
  id: contentId,
  version,
  ...fields,
  keyword: z.optional(words),
});
export type InternalLinkUpdate = z.output<typeof internalLinkUpdate>;

/** What the tabs above the list filter by; `unused` matches no public post. */
export const INTERNAL_LINK_VIEWS = ['all', 'on', 'broken', 'unused'] as const;
export const internalLinkView = z.enum(INTERNAL_LINK_VIEWS, { error: 'choice' });
export type InternalLinkView = z.output<typeof internalLinkView>;
const SORTS = [
  'keyword',
  '-keyword',
  'priority',
  '-priority',
  'hitCount',
  '-hitCount',
  'updateTime',
  '-updateTime',
] as const;

export const internalLinkListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(internalLinkView, 'all'),
  targetType: z.optional(queryList(internalLinkTarget)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'keyword'),
});
export type InternalLinkListQuery = z.output<typeof internalLinkListQuery>;
