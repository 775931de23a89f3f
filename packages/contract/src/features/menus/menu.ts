import * as z from 'zod/mini';
import { draftVersionFields } from '../../core/draft-endpoints.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { instant } from '../../vocabulary/instant.ts';
import { slug } from '../../vocabulary/slug.ts';
import { status } from '../../vocabulary/status.ts';
import { display, displayMode } from '../display-modes/display.ts';
import { displayTarget } from '../display-modes/display-target.ts';
import { linkTarget, shownMenuItem } from './menu-item.ts';

export const MENU_POSITIONS = ['MAIN', 'TOP', 'MOBILE', 'FOOTER', 'USER'] as const;
export const menuPosition = z.enum(MENU_POSITIONS, { error: 'choice' });
export type MenuPosition = z.output<typeof menuPosition>;

/** Menus of one project. */
export const MAX_MENUS = 200;

const title = oneLine({ min: 1, max: 120 });
const lang = z.string({ error: 'type' }).check(z.regex(/^[a-z]{2}$/, { error: 'pattern' }));

/** Other items for a time, after which the published ones are back by themselves. */
export const menuSwap = z.object({
  startTime: z.string(),
  endTime: z.string(),
  itemCount: z.number(),
  state: z.enum(['COMING', 'RUNNING', 'OVER']),
});
export type MenuSwap = z.output<typeof menuSwap>;

/** A menu in the list. */
export const menuRow = z.object({
  id: z.string(),
  title: z.string(),
  /** Menus of the same code are one menu in several languages. */
  code: z.string(),
  position: menuPosition,
  display,
  displayTargets: z.array(displayTarget),
  lang: z.string(),
  status,
  /** Of the draft, or of what is published. */
  itemCount: z.number(),
  hasDraft: z.boolean(),
  /** null: readers have never seen it. */
  publishedTime: z.nullable(z.string()),
  swap: z.nullable(menuSwap),
  ...auditFields,
});
export type MenuRow = z.output<typeof menuRow>;

export const menu = z.object({
  ...menuRow.shape,
  /** What readers get. */
  published: z.array(shownMenuItem),
  /** What will be published next; null where nobody has changed anything. */
  draft: z.nullable(z.array(shownMenuItem)),
  /** The records that the items name, as they are now. */
  targets: z.array(linkTarget),
  /** The same menu in all its languages. */
  languages: z.array(z.object({ id: z.string(), lang: z.string(), itemCount: z.number() })),
});
export type Menu = z.output<typeof menu>;

const fields = {
  title,
  /** Absent: made from the title. */
  code: z.optional(slug),
  position: z.optional(menuPosition),
  display: z.optional(display),
  lang: z.optional(lang),
  status: z.optional(status),
};
export const menuCreate = z.strictObject(fields);
export type MenuCreate = z.output<typeof menuCreate>;
export const menuUpdate = z.strictObject({ id: contentId, version, ...fields, title: z.optional(title) });
export type MenuUpdate = z.output<typeof menuUpdate>;

const changed = { id: contentId, version };
export const menuChanged = z.strictObject(changed);
export const menuSchedule = z.strictObject({ ...changed, startTime: instant, endTime: instant });
export type MenuSchedule = z.output<typeof menuSchedule>;
export const menuCopy = z.strictObject({ id: contentId, lang });

/** What readers once got. */
export const menuVersion = z.object({
  ...draftVersionFields,
  itemCount: z.number(),
  items: z.array(shownMenuItem),
});

const SORTS = ['order', 'title', '-title', 'updateTime', '-updateTime'] as const;
export const menuListQuery = z.strictObject({
  ...pageQuery,
  position: z.optional(queryList(menuPosition)),
  displayMode: z.optional(queryList(displayMode)),
  lang: z.optional(queryList(lang)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), 'order'),
});
export type MenuListQuery = z.output<typeof menuListQuery>;
