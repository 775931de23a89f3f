import { Html, html } from '@toasoan/contract/core/html.ts';
import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { delivered } from '../article/article-body.ts';
import type { SiteView } from '../frame/site-view.ts';

/** A page that may have blocks, in its regions or beside it. */
export interface HasBlocks {
  readonly blocks?: readonly PageBlock[] | undefined;
  readonly sidebars?: readonly PageSidebar[] | undefined;
}

/** What every such block begins with: styles of the page do not reach it. */
const BASE =
  '*{box-sizing:border-box}img{max-width:100%;height:auto}a{color:inherit}h2,h3,h4,h5{margin:0 0 8px;line-height:1.3}';

/** The style element of a block, as the policy of its page names it by its hash. */
const styleOf = ({ css = '' }: Pick<PageBlock, 'css'>): string =>
  `${BASE}${css.includes('<') ? '' : css}`.replace(/\r\n?/g, '\n');

/**
 * Markup of the newsroom in a tree of its own: nothing of it reaches the page, and the element around it cannot be
 * named from within.
 */
export function htmlBlock(view: SiteView, given: PageBlock): Html {
  return html`<div class="html-block"><div><template shadowrootmode="open"><style>${new Html(styleOf(given))}</style>${delivered(view, given.html ?? '')}</template></div></div>`;
}

/** Every style element that a page has besides its own. */
export function blockStyles({ blocks = [], sidebars = [] }: HasBlocks): readonly string[] {
  const all = [...blocks, ...sidebars.flatMap((sidebar) => sidebar.blocks)];
  return [...new Set(all.filter(({ kind }) => kind === 'HTML').map(styleOf))];
}
