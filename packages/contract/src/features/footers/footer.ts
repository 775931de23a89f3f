import * as z from 'zod/mini';
import { draftVersionFields } from '../../core/draft-endpoints.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { oneLine } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { status } from '../../vocabulary/status.ts';
import { display, displayMode } from '../display-modes/display.ts';
import { displayTarget } from '../display-modes/display-target.ts';
import { linkTarget } from '../menus/menu-item.ts';
import { footerContent, storedFooterContent } from './footer-content.ts';

/** Footers of one project. */
export const MAX_FOOTERS = 50;

const title = oneLine({ min: 1, max: 120 });

/** A footer in the list. */
export const footerRow = z.object({
  id: z.string(),
  title: z.string(),
  display,
  displayTargets: z.array(displayTarget),
  /** Another footer that claims the very same places and is shown there instead. */
  behind: z.nullable(z.object({ id: z.string(), title: z.string() })),
  status,
  /** Of the draft, or of what is published. */
  columnCount: z.number(),
  hasDraft: z.boolean(),
  /** null: readers have never seen it. */
  publishedTime: z.nullable(z.string()),
  ...auditFields,
});
export type FooterRow = z.output<typeof footerRow>;

export const footer = z.object({
  ...footerRow.shape,
  /** What readers get. */
  published: storedFooterContent,
  /** What will be published next; null where nobody has changed anything. */
  draft: z.nullable(storedFooterContent),
  /** The records that the links name, as they are now. */
  targets: z.array(linkTarget),
});
export type Footer = z.output<typeof footer>;

const fields = {
  title,
  display: z.optional(display),
  status: z.optional(status),
};
export const footerCreate = z.strictObject(fields);
export type FooterCreate = z.output<typeof footerCreate>;
export const footerUpdate = z.strictObject({ id: contentId, version, ...fields, title: z.optional(title) });
export type FooterUpdate = z.output<typeof footerUpdate>;
export const footerCopy = z.strictObject({ id: contentId });
export const footerDraft = { content: footerContent };

/** What readers once got. */
export const footerVersion = z.object({ ...draftVersionFields, content: storedFooterContent });

const SORTS = ['title', '-title', 'updateTime', '-updateTime'] as const;
export const footerListQuery = z.strictObject({
  ...pageQuery,
  displayMode: z.optional(queryList(displayMode)),
  status: z.optional(status),
  sort: z._default(z.enum(SORTS, { error: 'choice' }), '-updateTime'),
});
export type FooterListQuery = z.output<typeof footerListQuery>;
