import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import type { SiteView } from '../frame/site-view.ts';
import { block } from './blocks.ts';

/** A page that may have sidebars. */
export interface WithSidebars {
  readonly sidebars?: readonly PageSidebar[] | undefined;
}

/** What the newsroom arranged on one side of a page. */
export function sidebarAt(
  view: SiteView,
  { sidebars = [] }: WithSidebars,
  side: PageSidebar['side'],
): Html | false {
  const here = sidebars.find((one) => one.side === side);
  if (here === undefined) return false;
  const { sticky, hideOnMobile, blocks } = here;
  return html`<div class="sidebar${sticky && ' sticky'}${hideOnMobile && ' only-desktop'}">${blocks.map((one) => block(view, one))}</div>`;
}

/** Columns of a page in their frame, with the left sidebar before them; on a telephone it comes after them. */
export function pageGrid(view: SiteView, page: WithSidebars, className: string, columns: Html): Html {
  const left = sidebarAt(view, page, 'LEFT');
  if (left === false) return html`<div class="wrap${className && ` ${className}`}">${columns}</div>`;
  const inner = className === '' ? columns : html`<div class="${className}">${columns}</div>`;
  return html`<div class="wrap with-left"><div>${inner}</div><aside class="side left-side" aria-label="${view.t.leftSide}">${left}</aside></div>`;
}

/** A list with what stands at its right: of the page itself, then of the newsroom. */
export function listColumns(view: SiteView, page: WithSidebars, main: Html, own: Html | false = false): Html {
  const right = sidebarAt(view, page, 'RIGHT');
  if (own === false && right === false) return main;
  return html`<div class="two-columns"><div class="main-list">${main}</div><aside class="side" aria-label="${view.t.rightSide}">${own}${right}</aside></div>`;
}

/** Below a page that takes the whole width. */
export function sidebarsBelow(view: SiteView, page: WithSidebars, own: Html | false = false): Html | false {
  const shown = (['LEFT', 'RIGHT'] as const).flatMap((side) => sidebarAt(view, page, side) || []);
  if (own === false && shown.length === 0) return false;
  return html`<aside class="wrap sidebars-below" aria-label="${view.t.rightSide}">${own && html`<div class="sidebar">${own}</div>`}${shown}</aside>`;
}
