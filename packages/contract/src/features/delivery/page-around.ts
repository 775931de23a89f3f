import * as z from 'zod/mini';
import { sidebarSide } from '../sidebars/sidebar-content.ts';
import { pageBlock } from './post-card.ts';

/** The layouts that arrange a page, by device; a device without one gets the page as the site has it. Absent: none. */
export const shownLayouts = z.optional(
  z.array(z.object({ device: z.enum(['DESKTOP', 'MOBILE']), code: z.string() })),
);

/** What stands beside a page, or below it on a telephone. Its blocks leave out what the page itself shows. */
export const pageSidebar = z.object({
  side: sidebarSide,
  /** It stays in sight while readers scroll. */
  sticky: z.boolean(),
  hideOnMobile: z.boolean(),
  blocks: z.array(pageBlock),
});
export type PageSidebar = z.output<typeof pageSidebar>;

/** Of a page: the left one first; absent where none is shown there. */
export const besidePage = { sidebars: z.optional(z.array(pageSidebar)) };

/** Of a page with a content of its own, which begins its main region; both absent where no layout is published. */
export const aroundPage = {
  ...besidePage,
  blocks: z.optional(z.array(pageBlock)),
  layouts: shownLayouts,
};
