import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { instant } from '../../vocabulary/instant.ts';
import { itemId } from '../menus/menu-item.ts';

export const SIDES = ['LEFT', 'RIGHT'] as const;
export const sidebarSide = z.enum(SIDES, { error: 'choice' });
export type SidebarSide = z.output<typeof sidebarSide>;

export const MAX_BLOCKS = 20;

/** A content template at its place, by its number: a change of the template is in every sidebar at once. */
const sidebarBlock = z.strictObject({
  /** Stays the same from version to version. */
  id: itemId,
  templateId: z.nullable(contentId),
  hidden: z.boolean({ error: 'type' }),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
});
export type SidebarBlock = z.output<typeof sidebarBlock>;

export const sidebarContent = z.strictObject({
  blocks: z.array(sidebarBlock).check(z.maxLength(MAX_BLOCKS, { error: 'tooMany' })),
});
export type SidebarContent = z.output<typeof sidebarContent>;

/** As output: checked when it was written. */
export const storedSidebarContent = z.custom<SidebarContent>(
  (value) => typeof value === 'object' && value !== null,
);

export const BLANK_SIDEBAR: SidebarContent = { blocks: [] };

export function blankBlock(id: string, templateId: string | null = null): SidebarBlock {
  return { id, templateId, hidden: false, startTime: null, endTime: null };
}
