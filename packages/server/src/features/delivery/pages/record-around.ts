import type { ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import { isKindOfPosts, type ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { placeBlocks } from '#server/features/content-templates/public.ts';
import {
  displayKeyOf,
  findShownBlocks,
  nextChangeOf,
  type PublishedLayout,
} from '#server/features/layouts/public.ts';
import { cardsOf } from '../cards/card-view.ts';
import type { SiteReading } from '../reading.ts';
import { shownKey } from '../shown-keys.ts';
import type { LayoutSlots } from './arranged-page.ts';
import { recordArranged } from './record-arranged.ts';

interface RecordedAround {
  readonly kind: ShownKind;
  readonly lang: string;
  readonly layout: PublishedLayout;
  readonly devices: readonly ReaderDevice[];
}

/**
 * Keeps for the newsroom what a layout shows around all pages of a kind: once for each change, not for each page. What a
 * single page changes of it (its own posts, related ones) is left out.
 */
export async function recordAround(
  reading: SiteReading,
  around: RecordedAround,
  slots: LayoutSlots,
): Promise<void> {
  const { layout, lang } = around;
  try {
    await reading.shared(`record ${layout.id} ${lang}`, async (inner) => {
      await record(inner, around, slots);
      return null;
    });
  } catch {
    // Readers come first: without the record they get their page too.
  }
}

async function record(
  reading: SiteReading,
  { kind, lang, layout, devices }: RecordedAround,
  { reads }: LayoutSlots,
): Promise<void> {
  const { db, site, now } = reading;
  const { projectId } = site;
  reading.shows(shownKey.layouts(projectId), shownKey.posts(projectId), shownKey.events(projectId));
  const place = { projectId, language: lang, now };
  const shown = await findShownBlocks(db, place, layout.blocks);
  reading.changesAt(nextChangeOf(layout.blocks, shown, now));
  const same = shown.filter(({ config }) => !(isKindOfPosts(kind) && config.isRelated));
  const placed = await placeBlocks(db, place, same, reads);
  const ids = new Set([...placed.values()].flatMap(({ posts }) => posts.map(({ id }) => id)));
  const cards = await cardsOf(reading, [...ids], lang);
  const displayKey = displayKeyOf(layout.display);
  await recordArranged(reading, { kind, lang, displayKey }, { layout, shown, placed, cards }, devices);
}
