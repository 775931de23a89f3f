import * as z from 'zod/mini';
import { draftVersionFields } from '../../core/draft-endpoints.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { templateType } from '../content-templates/template-kinds.ts';
import { display, displayMode } from '../display-modes/display.ts';
import { displayTarget } from '../display-modes/display-target.ts';
import { sidebarContent, sidebarSide, storedSidebarContent } from './sidebar-content.ts';

/** Sidebars of one project. */
export const MAX_SIDEBARS = 100;
export const MAX_ORDER = 999;

const title = oneLine({ min: 1, max: 120 });
const yesOrNo = z.boolean({ error: 'type' });

/** A sidebar in the list. */
export const sidebarRow = z.object({
  id: z.string(),
  title: z.string(),
  side: sidebarSide,
  /** It stays in sight while readers scroll. */
  sticky: z.boolean(),
  hideOnMobile: z.boolean(),
  /** Of two that claim the same place, the lower one is shown. */
  order: z.number(),
  display,
  displayTargets: z.array(displayTarget),
  /** Another sidebar of this side that claims the very same places and is shown there instead. */
  behind: z.nullable(z.object({ id: z.string(), title: z.string() })),
  status,
  /** Of the draft, or of what is published. */
  blockCount: z.number(),
  hasDraft: z.boolean(),
  /** null: readers have never seen it. */
  publishedTime: z.nullable(z.string()),
  ...auditFields,
});
export type SidebarRow = z.output<typeof sidebarRow>;

/** A content template that blocks name, as it is now. */
export const sidebarTemplate = z.object({
  id: z.string(),
  /** '' where it is known no more. */
  title: z.string(),
  type: z.nullable(templateType),
  /** Deleted (GONE), or switched off (OFF): readers do not get its blocks. */
  problem: z.nullable(z.enum(['GONE', 'OFF'])),
});
export type SidebarTemplate = z.output<typeof sidebarTemplate>;

export const sidebar = z.object({
  ...sidebarRow.shape,
  /** What readers get. */
  published: storedSidebarContent,
  /** What will be published next; null where nobody has changed anything. */
  draft: z.nullable(storedSidebarContent),
  templates: z.array(sidebarTemplate),
});
export type Sidebar = z.output<typeof sidebar>;

const fields = {
  title,
  side: z.optional(sidebarSide),
  sticky: z.optional(yesOrNo),
  hideOnMobile: z.optional(yesOrNo),
  order: z.optional(
    z
      .int({ error: 'type' })
      .check(z.minimum(0, { error: 'range' }), z.maximum(MAX_ORDER, { error: 'range' })),
  ),
  display: z.optional(display),
  status: z.optional(status),
};
export const sidebarCreate = z.strictObject(fields);
export type SidebarCreate = z.output<typeof sidebarCreate>;
export const sidebarUpdate = z.strictObject({ id: contentId, version, ...fields, title: z.optional(title) });
export type SidebarUpdate = z.output<typeof sidebarUpdate>;
export const sidebarCopy = z.strictObject({ id: contentId });
export const sidebarDraft = { content: sidebarContent };

/** What readers once got. */
export const sidebarVersion = z.object({ ...draftVersionFields, content: storedSidebarContent });

const SORTS = ['order', 'title', '-title', 'updateTime', '-updateTime'] as const;
export const sidebarListQuery = z.strictObject({
  ...pageQuery,
  side: z.optional(queryList(sidebarSide)),
  displayMode: z.optional(queryList(displayMode)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'order'),
});
export type SidebarListQuery = z.output<typeof sidebarListQuery>;
