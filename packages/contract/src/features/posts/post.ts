import * as z from 'zod/mini';
import { articleDocument, storedArticle } from '../../article/document.ts';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, randomId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { slug } from '../../vocabulary/slug.ts';

const POST_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const;
export const postState = z.enum(POST_STATES, { error: 'choice' });
export type PostState = z.output<typeof postState>;

export const BYLINE_ROLES = ['WRITER', 'PHOTO', 'VIDEO', 'GRAPHIC', 'TRANSLATOR', 'COMPILER'] as const;
const bylineRole = z.enum(BYLINE_ROLES, { error: 'choice' });
export const byline = z.strictObject({ displayName: oneLine({ min: 1, max: 120 }), role: bylineRole });
export type Byline = z.output<typeof byline>;

export const MAX_CATEGORIES = 10;
export const MAX_TAGS = 20;
/** Stored for a post without a title; it does not count as a real one when publishing. */
export const UNTITLED = 'Không có tiêu đề';

/** A category or tag as it is named beside something. */
export const termRef = z.object({ id: z.string(), title: z.string() });

/** What a person writes; also the shape of an autosave. */
const draftFields = {
  title: z.optional(oneLine({ max: 250 })),
  /** Absent: follows the title until it is set by hand. */
  slug: z.optional(slug),
  excerpt: z.optional(longText({ max: 500 })),
  content: z.optional(articleDocument),
  mainCategoryId: z.optional(z.nullable(contentId)),
  categoryIds: z.optional(z.array(contentId).check(z.maxLength(MAX_CATEGORIES, { error: 'tooMany' }))),
  tagIds: z.optional(z.array(contentId).check(z.maxLength(MAX_TAGS, { error: 'tooMany' }))),
  keywords: z.optional(z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }))),
  authors: z.optional(z.array(byline).check(z.maxLength(10, { error: 'tooMany' }))),
  seoTitle: z.optional(oneLine({ max: 70 })),
  seoDescription: z.optional(oneLine({ max: 160 })),
};
export const postDraft = z.strictObject(draftFields);
export type PostDraft = z.output<typeof postDraft>;
/** A draft as it was kept: its content is not checked again. */
export const storedPostDraft = z.object({ ...draftFields, content: z.optional(storedArticle) });
export type StoredPostDraft = z.output<typeof storedPostDraft>;

export const postCreate = postDraft;
export const postUpdate = z.strictObject({
  id: contentId,
  version,
  ...draftFields,
  /** The tab that saves: its autosaves are removed with the save. */
  editingSession: z.optional(randomId),
});
export type PostUpdate = z.output<typeof postUpdate>;

/** A post as lists show it. */
export const postRow = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  state: postState,
  mainCategory: z.nullable(termRef),
  authors: z.array(z.object({ displayName: z.string(), role: bylineRole })),
  /** Where an imported post comes from and what was noted about it; '' for none. */
  note: z.string(),
  wordCount: z.number(),
  publishedTime: z.nullable(z.string()),
  /** Where a post in the trash goes back to. */
  stateBeforeTrash: z.nullable(postState),
  ...auditFields,
});
export type PostRow = z.output<typeof postRow>;

/** A move out of the present state, and the rules that stand in its way. */
export const postMove = z.object({
  to: postState,
  needsReason: z.boolean(),
  unmet: z.array(z.object({ code: z.string(), field: z.optional(z.string()), message: z.string() })),
});
export type PostMove = z.output<typeof postMove>;

export const post = z.object({
  ...postRow.shape,
  excerpt: z.string(),
  content: storedArticle,
  /** Made on the server from `content`; read-only. */
  contentHtml: z.string(),
  mainCategoryId: z.nullable(z.string()),
  categories: z.array(termRef),
  tags: z.array(termRef),
  keywords: z.array(z.string()),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** False once the slug was set by hand or was public. */
  slugFollowsTitle: z.boolean(),
  /** Reason of the last unpublishing; '' otherwise. */
  unpublishReason: z.string(),
  allowedTransitions: z.array(postMove),
  mayEdit: z.boolean(),
});
export type Post = z.output<typeof post>;

export const POST_SORTS = [
  '-updateTime',
  'updateTime',
  '-publishedTime',
  'publishedTime',
  '-createTime',
  'createTime',
  'title',
  '-title',
] as const;
export const postSort = z.enum(POST_SORTS, { error: 'choice' });
export type PostSort = z.output<typeof postSort>;

/** Tabs above the list; `all` is everything outside the trash. */
export const POST_VIEWS = ['all', 'mine', 'DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const;
export const postView = z.enum(POST_VIEWS, { error: 'choice' });
export type PostView = z.output<typeof postView>;

/** A day of the calendar, `2025-09-02`. */
const day = z
  .string({ error: 'type' })
  .check(
    z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, { error: 'pattern', abort: true }),
    z.refine(isDay, { error: 'pattern' }),
  );
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
export const DATE_KINDS = ['updateTime', 'publishedTime', 'createTime'] as const;

export const postListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(postView, 'all'),
  categoryId: z.optional(queryList(contentId)),
  tagId: z.optional(queryList(contentId)),
  createdBy: z.optional(queryList(contentId)),
  dateKind: z._default(z.enum(DATE_KINDS, { error: 'choice' }), 'updateTime'),
  /** Days in the project's time zone, both included. */
  from: z.optional(day),
  to: z.optional(day),
  /** Absent: newest update first; with `text`, best spelling first. */
  sort: z.optional(postSort),
});
export type PostListQuery = z.output<typeof postListQuery>;

const reason = longText({ min: 10, max: 1000 });
export const postTransition = z.strictObject({
  version,
  to: postState,
  reason: z.optional(reason),
  editingSession: z.optional(randomId),
});

export const postBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('publish'), ids: bulkIds }),
  z.strictObject({ action: z.literal('unpublish'), ids: bulkIds, reason }),
  z.strictObject({ action: z.literal('setCategory'), ids: bulkIds, categoryId: contentId }),
  z.strictObject({
    action: z.literal('addTags'),
    ids: bulkIds,
    tagIds: z.array(contentId).check(z.minLength(1), z.maxLength(MAX_TAGS)),
  }),
  z.strictObject({
    action: z.literal('removeTags'),
    ids: bulkIds,
    tagIds: z.array(contentId).check(z.minLength(1), z.maxLength(MAX_TAGS)),
  }),
  z.strictObject({ action: z.literal('delete'), ids: bulkIds }),
  z.strictObject({ action: z.literal('restore'), ids: bulkIds }),
]);
export type PostBulk = z.output<typeof postBulk>;
