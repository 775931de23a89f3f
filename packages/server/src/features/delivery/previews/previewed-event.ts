import type { PublicEvent } from '@toasoan/contract/features/delivery/public-event.ts';
import type { EventRecord } from '#server/features/events/public.ts';
import { findPartsOfEvent } from '../events/event-page-view.ts';
import { eventPageOf } from '../events/event-pages.ts';
import type { SiteReading } from '../reading.ts';

/** The page that an event would have: its text, its saved dates, and around it what readers may see. */
export async function composePreviewedEvent(reading: SiteReading, event: EventRecord): Promise<PublicEvent> {
  const { cover, gallery } = event.details;
  const parts = await findPartsOfEvent(reading, {
    coverId: cover?.mediaId,
    galleryIds: gallery.map(({ mediaId }) => mediaId),
    tagIds: event.tags.map(({ id }) => id),
  });
  return await eventPageOf(reading, {
    ...event,
    ...parts,
    category_ids: event.categories.map(({ id }) => id),
  });
}
