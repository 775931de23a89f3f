import { type Html, html } from '@toasoan/contract/core/html.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { SiteView } from '../frame/site-view.ts';
import { block, leadGrid } from './blocks.ts';
import { listColumns, pageGrid, type WithSidebars } from './sidebars.ts';

type Region = PageBlock['region'];

/** The parts of an arranged page, each '' where a layout puts nothing. */
interface ArrangedParts {
  readonly above: Html;
  readonly main: readonly Html[];
  readonly side: readonly Html[];
  readonly below: Html;
}

function arrangedParts(
  view: SiteView,
  blocks: readonly PageBlock[],
  { isFirst }: { readonly isFirst: boolean },
): ArrangedParts {
  const of = (region: Region) => blocks.filter((one) => one.region === region);
  const across = (region: Region) =>
    html`${of(region).map((one) => html`<div class="wrap">${block(view, one)}</div>`)}`;
  const [lead, ...others] = of('hero');
  const hero =
    lead === undefined
      ? html``
      : html`<div class="wrap">${lead.kind === 'HERO' ? leadGrid(view, lead, undefined, isFirst) : block(view, lead)}${others.map((one) => block(view, one))}</div>`;
  return {
    above: html`${across('top')}${hero}`,
    main: of('main').map((one) => block(view, one)),
    side: of('right').map((one) => block(view, one)),
    below: html`${across('bottom')}${across('footerTop')}`,
  };
}

/** An arranged page around nothing: main and right stand beside each other. */
export function arranged(
  view: SiteView,
  blocks: readonly PageBlock[],
  { page, isFirst }: { readonly page: WithSidebars; readonly isFirst: boolean },
): Html {
  const { above, main, side, below } = arrangedParts(view, blocks, { isFirst });
  const columns = listColumns(view, page, html`${main}`, side.length > 0 && html`${side}`);
  return html`${above}${pageGrid(view, page, '', columns)}${below}`;
}

export interface ForDevice {
  /** Undefined: for every device. */
  readonly device: PageBlock['device'];
  readonly blocks: readonly PageBlock[];
}

/** The blocks of each device; those of all devices are one group. */
export function byDevice(blocks: readonly PageBlock[]): ForDevice[] {
  return [...Map.groupBy(blocks, ({ device }) => device)].map(([device, group]) => ({
    device,
    blocks: group,
  }));
}

/** Readers of other devices do not see it: one answer is kept for all of them. */
export function onlyOn({ device }: Pick<ForDevice, 'device'>, content: Html): Html {
  return device === undefined ? content : html`<div class="only-${device.toLowerCase()}">${content}</div>`;
}

/** A page that layouts may arrange around its own content. */
export interface WithBlocks extends WithSidebars {
  readonly blocks?: readonly PageBlock[] | undefined;
}

/** What stands around the own content of a page, each false where layouts put nothing. */
export interface Around {
  readonly above: Html | false;
  readonly main: Html | false;
  readonly side: Html | false;
  readonly below: Html | false;
  /** What the site itself has at the right, for devices whose layout puts nothing there. */
  readonly orOwn: (own: Html) => Html;
}

export function around(
  view: SiteView,
  { blocks = [] }: WithBlocks,
  first: { readonly isFirst: boolean } = { isFirst: false },
): Around {
  const groups = byDevice(blocks).map((group) => ({
    group,
    parts: arrangedParts(view, group.blocks, first),
  }));
  const each = (regions: readonly Region[], part: (parts: ArrangedParts) => Html | readonly Html[]) =>
    blocks.some(({ region }) => regions.includes(region)) &&
    html`${groups.map(({ group, parts }) => onlyOn(group, html`${part(parts)}`))}`;
  const atRight = new Set(blocks.filter(({ region }) => region === 'right').map(({ device }) => device));
  const [only] = atRight;
  return {
    above: each(['top', 'hero'], (parts) => parts.above),
    main: each(['main'], (parts) => parts.main),
    side: each(['right'], (parts) => parts.side),
    below: each(['bottom', 'footerTop'], (parts) => parts.below),
    orOwn: (own) => {
      if (atRight.size === 0) return own;
      if (only === undefined || atRight.size > 1) return html``;
      return onlyOn({ device: only === 'MOBILE' ? 'DESKTOP' : 'MOBILE' }, own);
    },
  };
}
