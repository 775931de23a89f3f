import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { SiteView } from '../frame/site-view.ts';
import { around, type WithBlocks } from './arranged.ts';
import { pageGrid, sidebarAt, sidebarsBelow } from './sidebars.ts';

/** What the newsroom arranged at the right of a story: by a layout, then as a sidebar. */
export interface AtRight {
  /** False where there is nothing. */
  readonly arranged: Html | false;
  /** What the site has there by itself, where nothing is arranged. */
  readonly orOwn: (own: Html) => Html;
}

interface Story {
  readonly className: string;
  /** It takes the page's whole width: what would stand beside it comes below. */
  readonly isWide?: boolean;
  readonly story: Html;
  readonly side: (right: AtRight) => Html | false;
  /** Of the story itself, below it. */
  readonly after?: Html | false;
}

/** A story with all that stands around it. */
export function storyFrame(view: SiteView, page: WithBlocks, given: Story): Html {
  const { className, isWide = false, story, side, after = false } = given;
  const parts = around(view, page);
  const sidebar = sidebarAt(view, page, 'RIGHT');
  const hasRight = parts.side !== false || sidebar !== false;
  const right = {
    arranged: hasRight && html`${parts.side}${sidebar}`,
    orOwn: (own: Html) => (sidebar === false ? parts.orOwn(own) : html``),
  };
  const column = parts.main === false ? story : html`<div class="story-column">${story}${parts.main}</div>`;
  const grid = pageGrid(
    view,
    isWide ? {} : page,
    className,
    html`${column}
${!isWide && side(right)}`,
  );
  return html`${parts.above}${grid}${after}${isWide && sidebarsBelow(view, page, parts.side)}${parts.below}`;
}
