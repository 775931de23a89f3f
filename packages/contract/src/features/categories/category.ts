import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryInt, queryList } from '../../core/paging.ts';
import { longText, oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { imageRef } from '../../vocabulary/picture.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';

export const CATEGORY_KINDS = ['NEWS', 'LOCAL', 'TOPIC', 'MEDIA', 'EVENT', 'DOCUMENT', 'CORRECTION'] as const;
export const categoryKind = z.enum(CATEGORY_KINDS, { error: 'choice' });
export type CategoryKind = z.output<typeof categoryKind>;

export const VIEW_MODES = [
  'LIST_NEW',
  'LIST_OLD',
  'GRID',
  'TWO_COLUMN',
  'MAIN_LEFT',
  'MAIN_RIGHT',
  'MAIN_BOTTOM',
  'TITLES',
  'NONE',
] as const;
const viewMode = z.enum(VIEW_MODES, { error: 'choice' });

/** Levels of the tree: a root is level 1. */
export const MAX_CATEGORY_DEPTH = 3;

const boolean = z.boolean({ error: 'type' });
const wholeNumber = (min: number, max: number) =>
  z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
/** `#rrggbb`; '' for none. White text on it reaches 4.5:1 (`categoryColorRules`). */
const color = z.string({ error: 'type' }).check(z.regex(/^(#[0-9a-f]{6})?$/, { error: 'pattern' }));
const categoryTitle = oneLine({ min: 1, max: 120 });

export const category = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  /** 1 for a root. */
  depth: z.number(),
  /** Place among its siblings, from 0. */
  order: z.number(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  kind: categoryKind,
  color: z.string(),
  image: z.nullable(imageRef),
  viewMode,
  perBlock: z.number(),
  newBadgeDays: z.number(),
  showInMenu: z.boolean(),
  showOnHome: z.boolean(),
  status,
  seoTitle: z.string(),
  seoDescription: z.string(),
  keywords: z.array(z.string()),
  rssEnabled: z.boolean(),
  /** Names by language; `vi` is the title. */
  names: z.record(z.string(), z.string()),
  /** Posts outside the trash that stand in it (main or related). */
  postCount: z.number(),
  ...auditFields,
});
export type Category = z.output<typeof category>;

const fields = {
  parentId: z.optional(z.nullable(contentId)),
  title: categoryTitle,
  /** Absent: made from the title. */
  slug: z.optional(slug),
  description: z.optional(longText({ max: 500 })),
  kind: z.optional(categoryKind),
  color: z.optional(color),
  imageId: z.optional(z.nullable(contentId)),
  viewMode: z.optional(viewMode),
  perBlock: z.optional(wholeNumber(1, 20)),
  newBadgeDays: z.optional(wholeNumber(0, 30)),
  showInMenu: z.optional(boolean),
  showOnHome: z.optional(boolean),
  status: z.optional(status),
  seoTitle: z.optional(oneLine({ max: 70 })),
  seoDescription: z.optional(oneLine({ max: 160 })),
  keywords: z.optional(z.array(oneLine({ min: 1, max: 60 })).check(z.maxLength(15, { error: 'tooMany' }))),
  rssEnabled: z.optional(boolean),
  names: z.optional(
    z.record(z.string().check(z.regex(/^[a-z]{2}$/, { error: 'pattern' })), oneLine({ max: 120 })),
  ),
};
export const categoryCreate = z.strictObject(fields);
export type CategoryCreate = z.output<typeof categoryCreate>;

const { parentId: _moved, ...changeable } = fields;
/** The place in the tree changes by `reorder` alone. */
export const categoryUpdate = z.strictObject({
  id: contentId,
  version,
  ...changeable,
  title: z.optional(categoryTitle),
});
export type CategoryUpdate = z.output<typeof categoryUpdate>;

const CATEGORY_SORTS = [
  'order',
  'title',
  '-title',
  'postCount',
  '-postCount',
  'updateTime',
  '-updateTime',
] as const;
export const categoryListQuery = z.strictObject({
  ...pageQuery,
  status: z.optional(status),
  kind: z.optional(queryList(categoryKind)),
  depth: z.optional(queryInt({ min: 1, max: MAX_CATEGORY_DEPTH })),
  sort: z._default(z.enum(CATEGORY_SORTS, { error: 'choice' }), 'order'),
});
export type CategoryListQuery = z.output<typeof categoryListQuery>;

export const categoryBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('enable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('disable'), ids: bulkIds }),
  z.strictObject({ action: z.literal('move'), ids: bulkIds, parentId: z.nullable(contentId) }),
]);
export type CategoryBulk = z.output<typeof categoryBulk>;
