import * as z from 'zod/mini';
import { contentId, version } from '../../../core/ids.ts';
import { instant } from '../../../vocabulary/instant.ts';
import { termRef } from '../post.ts';
import { type PostState, postState } from '../workflow/post-states.ts';

/**
 * Where a post is put forward: FEATURED stands out wherever it is listed, FOCUS is one of the few on the front
 * page, in order, BREAKING and HOT for some hours, PINNED on top of a category.
 */
export const PLACEMENT_KINDS = ['FEATURED', 'FOCUS', 'BREAKING', 'HOT', 'PINNED'] as const;
export const placementKind = z.enum(PLACEMENT_KINDS, { error: 'choice' });
export type PlacementKind = z.output<typeof placementKind>;

/** States in which a post may hold a place; in any other it leaves it. */
export const PLACEABLE: readonly PostState[] = ['PUBLISHED', 'SCHEDULED', 'PENDING_APPROVAL'];

/** Kinds that end by themselves, and after how many hours unless another time is given. */
export const HOURS_OF_KIND: Partial<Readonly<Record<PlacementKind, number>>> = { BREAKING: 6, HOT: 6 };

export const placement = z.object({
  postId: z.string(),
  title: z.string(),
  state: postState,
  kind: placementKind,
  /** Of PINNED. */
  category: z.nullable(termRef),
  /** Of FOCUS: 1 is the first. */
  position: z.nullable(z.number()),
  until: z.nullable(z.string()),
  placedBy: z.string(),
  placedTime: z.string(),
  version: z.number(),
});
export type Placement = z.output<typeof placement>;

export const placePost = z.strictObject({
  version,
  kind: placementKind,
  /** Absent: as the kind says; null: until it is taken away. */
  until: z.optional(z.nullable(instant)),
  /** Needed for PINNED. */
  categoryId: z.optional(contentId),
  /** The one that is pinned there now gives way. */
  replace: z.optional(z.boolean({ error: 'type' })),
});
export type PlacePost = z.output<typeof placePost>;

export const PLACEMENT_RULE_TEXTS = {
  NOT_PLACEABLE: {
    vi: 'Chỉ đưa lên vị trí nổi bật bài đã xuất bản, đã hẹn giờ hoặc đang chờ duyệt.',
    en: 'Only posts that are published, scheduled or pending approval can be put forward.',
  },
  FOCUS_FULL: {
    vi: 'Tiêu điểm đã đủ {max} bài. Bỏ bớt một bài trước khi thêm.',
    en: 'There are {max} focus stories already. Take one away first.',
  },
  PIN_TAKEN: {
    vi: 'Chuyên mục này đã có bài ghim. Xác nhận thay thế để ghim bài mới.',
    en: 'Another post is pinned in this category. Confirm to replace it.',
  },
  PIN_CATEGORY_REQUIRED: {
    vi: 'Chọn chuyên mục để ghim: một trong các chuyên mục của bài.',
    en: 'Choose the category to pin in: one of the post’s own.',
  },
  UNTIL_PAST: { vi: 'Thời điểm kết thúc đã qua.', en: 'The end lies in the past.' },
} as const;
