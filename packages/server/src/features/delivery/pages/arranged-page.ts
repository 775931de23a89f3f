import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { READER_DEVICES, type ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import { type PostReads, placeBlocks } from '#server/features/content-templates/public.ts';
import {
  findPublishedLayouts,
  findShownBlocks,
  layoutAt,
  nextChangeOf,
  type PublishedLayout,
} from '#server/features/layouts/public.ts';
import { cardsOf } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import type { ArrangedPlace } from './arranged-place.ts';
import { settledBlock, toPageBlock } from './page-block.ts';
import { type ComposedLayout, recordArranged } from './record-arranged.ts';

export interface ArrangedPage {
  readonly blocks: PageBlock[];
  readonly layouts: { readonly device: ReaderDevice; readonly code: string }[];
}

export interface LayoutSlots {
  /** Which posts are read; absent: blocks of the most read take the newest. */
  readonly reads?: PostReads | undefined;
}

/** What the layouts of a page show; undefined where none is published for it. */
export async function composeArranged(
  reading: SiteReading,
  place: ArrangedPlace,
  slots: LayoutSlots,
): Promise<ArrangedPage | undefined> {
  const { db, site } = reading;
  reading.shows(shownKey.layouts(site.projectId));
  const layouts = await findPublishedLayouts(db, site.projectId, place.kind);
  if (layouts.length === 0) return undefined;
  const at = { path: place.path, listedCategoryId: place.category?.id, postCategoryIds: [] };
  const { groups, found } = layoutGroups(layouts, at);
  if (found.length === 0) return undefined;
  reading.shows(shownKey.posts(site.projectId));
  const blocks: PageBlock[] = [];
  for (const { layout, devices, device } of groups) {
    const composed = await composeLayout(reading, place, layout, slots);
    await recordArranged(reading, place, composed, devices);
    for (const block of toPageBlocks(reading, composed, place.lang))
      blocks.push({ ...block, ...(device && { device }) });
  }
  return { blocks, layouts: found.map(({ device, layout }) => ({ device, code: layout.code })) };
}

interface LayoutGroup {
  readonly layout: PublishedLayout;
  readonly devices: readonly ReaderDevice[];
  /** Undefined: for every device. */
  readonly device: ReaderDevice | undefined;
}

/** What each device gets at a place; one layout for all of them is one group. */
export function layoutGroups(layouts: readonly PublishedLayout[], place: DisplayPlace) {
  const found = READER_DEVICES.flatMap((device) => {
    const layout = layoutAt(layouts, place, device);
    return layout ? [{ device, layout }] : [];
  });
  const [first, second] = found;
  const isOne = first !== undefined && first.layout === second?.layout;
  const groups: readonly LayoutGroup[] = isOne
    ? [{ layout: first.layout, devices: READER_DEVICES, device: undefined }]
    : found.map(({ device, layout }) => ({ layout, devices: [device], device }));
  return { found, groups };
}

async function composeLayout(
  reading: SiteReading,
  { kind, lang, category }: ArrangedPlace,
  layout: PublishedLayout,
  { reads }: LayoutSlots,
): Promise<ComposedLayout> {
  const { db, site, now } = reading;
  const place = {
    projectId: site.projectId,
    language: lang,
    now,
    isHome: kind === 'HOME',
    categoryId: category?.id,
  };
  const shown = await findShownBlocks(db, place, layout.blocks);
  reading.changesAt(nextChangeOf(layout.blocks, shown, now));
  const placed = await placeBlocks(db, place, shown, reads);
  const ids = new Set([...placed.values()].flatMap(({ posts }) => posts.map(({ id }) => id)));
  const cards = await cardsOf(reading, [...ids], lang);
  return { layout, shown, placed, cards };
}

function toPageBlocks(
  reading: SiteReading,
  { shown, placed, cards }: ComposedLayout,
  lang: string,
): PageBlock[] {
  return shown.flatMap((block) =>
    toPageBlock(reading, settledBlock(block), { placed: placed.get(block.key), cards, lang }),
  );
}
