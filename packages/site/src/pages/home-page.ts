import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { HomePage } from '@toasoan/contract/features/delivery/public-pages.ts';
import { siteDocument } from '../frame/document.ts';
import { hrefOf, type SiteView } from '../frame/site-view.ts';
import { jsonLd, siteLd } from '../head/json-ld.ts';
import { arranged, byDevice, type ForDevice, onlyOn } from '../parts/arranged.ts';
import { block, leadGrid } from '../parts/blocks.ts';
import { cardTitle } from '../parts/card.ts';
import { fallbackNotice } from '../parts/original-link.ts';
import { listColumns, pageGrid } from '../parts/sidebars.ts';
import { clockOf } from '../text/times.ts';

const SMALL_BLOCKS = 3;

export function homePage(view: SiteView, page: HomePage): string {
  const groups = byDevice(page.blocks);
  const isFirst = groups.length === 1;
  const empty = page.blocks.length === 0 && html`<p class="wrap nothing">${view.t.nothingYet}</p>`;
  return siteDocument(view, {
    head: page.head,
    isHome: true,
    structured: [jsonLd(siteLd(view))],
    body: html`${liveStrip(view, page.blocks)}${page.fallbackLang !== null && html`<div class="wrap">${fallbackNotice(view, page.fallbackLang)}</div>`}${empty}
${groups.map((group) =>
  onlyOn(
    group,
    isArranged(page, group)
      ? arranged(view, group.blocks, { page, isFirst })
      : builtIn(view, group.blocks, { page, isFirst }),
  ),
)}`,
  });
}

function isArranged({ layouts = [] }: HomePage, { device }: ForDevice): boolean {
  return layouts.some((one) => device === undefined || one.device === device);
}

/** Without a layout: the lead with the latest beside it, then all else. */
function builtIn(
  view: SiteView,
  blocks: readonly PageBlock[],
  { page, isFirst }: { readonly page: HomePage; readonly isFirst: boolean },
): Html {
  const lead = blocks.find(({ kind, region }) => kind === 'HERO' || region === 'hero');
  const newest = blocks.find(({ kind }) => kind === 'LATEST');
  const rest = blocks.filter((one) => one !== lead && (lead === undefined || one !== newest));
  const below = html`${rows(rest).map((row) => shownRow(view, row))}`;
  const hasSidebars = (page.sidebars ?? []).length > 0;
  const shown = hasSidebars ? pageGrid(view, page, '', listColumns(view, page, below)) : below;
  return html`<div class="wrap">${lead && leadGrid(view, lead, newest, isFirst)}</div>${shown}`;
}

/** A story that runs stands above everything. */
function liveStrip(view: SiteView, blocks: readonly PageBlock[]): Html | false {
  const running = blocks.flatMap(({ posts }) => posts).find(({ postType }) => postType === 'LIVE');
  if (running === undefined) return false;
  const time = running.updateTime ?? running.publishedTime;
  return html`<aside class="live-strip" aria-label="${view.t.live}"><div class="wrap"><strong>${view.t.live}</strong><a href="${hrefOf(view, running.path)}">${cardTitle(running)}</a><time datetime="${time}">${clockOf(time, view)}</time></div></aside>`;
}

/** Small blocks stand three beside each other, the others one below the other. */
function rows(blocks: readonly PageBlock[]): PageBlock[][] {
  const found: PageBlock[][] = [];
  for (const one of blocks) {
    const last = found.at(-1);
    const isSmall = one.view === 'BIG_TOP' && one.kind !== 'PHOTO_STRIP';
    const joins = isSmall && last?.[0]?.view === 'BIG_TOP' && last.length < SMALL_BLOCKS;
    if (joins) last?.push(one);
    else found.push([one]);
  }
  return found;
}

function shownRow(view: SiteView, row: readonly PageBlock[]): Html {
  const [first] = row;
  if (first?.kind === 'PHOTO_STRIP')
    return html`<div class="night"><div class="wrap">${block(view, first)}</div></div>`;
  if (row.length === 1 && first?.view === 'BIG_TOP')
    return html`<div class="wrap">${block(view, { ...first, view: 'BIG_LEFT' })}</div>`;
  const isWide = row.length > 1;
  return html`<div class="wrap${isWide && ` columns-of-blocks of-${row.length}`}">${row.map((one) => block(view, one))}</div>`;
}
