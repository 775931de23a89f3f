import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { instant } from '../../vocabulary/instant.ts';
import { composedBlock, placeQuery, previewLanguage } from './composed-page.ts';
import { layoutBlocks } from './layout-block.ts';
import { layoutKind, region } from './layout-kinds.ts';

/** A place of a page: one slot of one block. */
const slotPlace = z.object({
  blockId: z.string(),
  /** Its heading, or else the name of its template; '' for neither. */
  blockTitle: z.string(),
  region,
  slot: z.number(),
});
export type SlotPlace = z.output<typeof slotPlace>;

const shownItem = z.object({ kind: z.string(), id: z.string(), title: z.string() });

/** What changes on a page between two compositions. */
const slotChanges = z.object({
  /** What the page did not show before. */
  enters: z.array(z.object({ ...shownItem.shape, to: slotPlace })),
  /** What loses its slot; `to` is its new one, null where it leaves the page. */
  leaves: z.array(z.object({ ...shownItem.shape, from: slotPlace, to: z.nullable(slotPlace) })),
});
export type SlotChanges = z.output<typeof slotChanges>;

export const layoutDryRun = z.strictObject({
  ...placeQuery.shape,
  blocks: layoutBlocks,
  /** Both pages as of that time; absent: now. */
  at: z.optional(instant),
});
export const dryRunResult = z.object({
  time: z.string(),
  ...slotChanges.shape,
  /** Posts that would stand twice. */
  repeated: z.array(shownItem),
  /** In blocks that show pictures. */
  withoutPicture: z.array(shownItem),
  /** The page as it would be. */
  blocks: z.array(composedBlock),
});
export type DryRunResult = z.output<typeof dryRunResult>;

/** PIN_ENDED and NOT_PUBLIC: the rule fills the slot instead. */
const PIN_STATES = ['HOLDS', 'PIN_ENDED', 'NOT_PUBLIC'] as const;

export const slotPressure = z.object({
  layout: z.nullable(z.object({ id: z.string(), title: z.string() })),
  pins: z.array(
    z.object({
      ...slotPlace.shape,
      postId: z.string(),
      title: z.string(),
      until: z.nullable(z.string()),
      state: z.enum(PIN_STATES),
      /** Set in the template, so on every page that uses it. */
      templateId: z.nullable(z.string()),
      /** Who set it, or its end; '' where that is not known. */
      pinnedBy: z.string(),
      pinnedTime: z.nullable(z.string()),
    }),
  ),
  /** The first post of each block that watches it. */
  leads: z.array(
    z.object({
      ...slotPlace.shape,
      postId: z.string(),
      title: z.string(),
      /** Since when readers see it there. */
      since: z.string(),
      leadHours: z.number(),
      isStale: z.boolean(),
    }),
  ),
});
export type SlotPressure = z.output<typeof slotPressure>;

export const layoutPreview = z.strictObject({
  kind: layoutKind,
  blocks: layoutBlocks,
  lang: previewLanguage,
  /** For layouts of categories: the one to try. */
  categoryId: z.optional(contentId),
  /** For layouts of posts: the one whose display says on which posts. */
  layoutId: z.optional(contentId),
  /** With what is scheduled until then; absent: now. */
  at: z.optional(instant),
});
