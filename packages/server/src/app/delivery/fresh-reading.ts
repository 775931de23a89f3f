import type { Db } from '#server/core/db/database.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { findSite } from '#server/features/delivery/sites/site-view.ts';
import { deliverLinks } from '#server/features/internal-links/delivery/deliver-links.ts';
import { translatedFields } from '#server/features/translations/public.ts';

/** A composition for staff that reads everything now and keeps nothing; undefined for an archived project. */
export async function freshReading(
  db: Db,
  projectId: string,
  now: Date,
  publicUrl = '',
): Promise<SiteReading | undefined> {
  const site = await findSite(db, projectId, now, translatedFields);
  if (site === undefined) return undefined;
  const ignored = () => undefined;
  const more = { deliver: deliverLinks, publicUrl, shows: ignored, changesAt: ignored };
  const reading: SiteReading = {
    db,
    now,
    site,
    ...more,
    shared: async (_name, read) => await read(reading),
  };
  return reading;
}
