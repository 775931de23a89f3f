import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import type { ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import {
  findPublishedLayouts,
  findShownBlocks,
  nextChangeOf,
  type PublishedLayout,
} from '#server/features/layouts/public.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import type { AskedPlace } from '../sites/site-place.ts';
import { type ArrangedPage, type LayoutSlots, layoutGroups } from './arranged-page.ts';
import { composeBeside } from './compose-beside.ts';
import { type SettledBlock, settledBlock } from './page-block.ts';
import type { ComposedPage } from './page-sidebars.ts';
import { recordAround } from './record-around.ts';
import { soonest } from './soonest.ts';

interface Arranging {
  readonly kind: ShownKind;
  readonly page: ComposedPage;
  readonly place: AskedPlace;
}

/**
 * What layouts put around the own content of a page; undefined where none is published for it. Layouts and what their
 * blocks may show are read once for all pages of a kind.
 */
export async function composeLayoutsAround(
  reading: SiteReading,
  { kind, page, place }: Arranging,
  slots: LayoutSlots,
): Promise<ArrangedPage | undefined> {
  reading.shows(shownKey.layouts(reading.site.projectId));
  const layouts = await reading.shared(`layouts ${kind}`, async (inner) => {
    inner.shows(shownKey.layouts(inner.site.projectId));
    return await findPublishedLayouts(inner.db, inner.site.projectId, kind);
  });
  if (layouts.length === 0) return undefined;
  const { found, groups } = layoutGroups(layouts, await place.readFor(layouts));
  if (found.length === 0) return undefined;
  const blocks: PageBlock[] = [];
  for (const { layout, devices, device } of groups) {
    await recordAround(reading, { kind, lang: page.lang, layout, devices }, slots);
    const settled = await settledBlocks(reading, layout, page.lang);
    const { path: _path, ...more } = page;
    const name = `of layout ${layout.id}`;
    const composed = await composeBeside(reading, settled, {
      ...more,
      name,
      categoryId: undefined,
      reads: slots.reads,
    });
    for (const block of composed) blocks.push({ ...block, ...(device && { device }) });
  }
  return { blocks, layouts: found.map(({ device, layout }) => ({ device, code: layout.code })) };
}

/** The blocks of a layout that readers of a language see now. */
async function settledBlocks(
  reading: SiteReading,
  layout: PublishedLayout,
  language: string,
): Promise<readonly SettledBlock[]> {
  const { blocks, until } = await reading.shared(`layout ${layout.id} ${language}`, async (inner) => {
    const { db, now, site } = inner;
    const shown = await findShownBlocks(db, { projectId: site.projectId, language, now }, layout.blocks);
    const next = nextChangeOf(layout.blocks, shown, now);
    inner.shows(shownKey.layouts(site.projectId));
    inner.changesAt(next);
    const settled = shown.map(settledBlock);
    return { blocks: settled, until: next?.toISOString() ?? null };
  });
  reading.changesAt(soonest([until], reading.now));
  return blocks;
}
