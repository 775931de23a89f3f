import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { type DisplayPlace, matchesPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { PartnerGroup, PartnerTier } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A logo as readers get it; pictures by their keys. */
export interface ShownLogo {
  readonly id: string;
  readonly title: string;
  readonly imageKey: string;
  readonly imageDarkKey: string | null;
  readonly alt: string;
  readonly url: string;
  readonly group: PartnerGroup;
  readonly tier: PartnerTier;
  readonly nofollow: boolean;
  readonly openNewTab: boolean;
}

/** Every logo that a place of the site shows now, sponsors first, each group in its order. */
export async function shownPartnerLogos(
  db: Db,
  projectId: string,
  place: DisplayPlace,
  now: Date,
): Promise<ShownLogo[]> {
  const { rows } = await sql<ShownLogo & { readonly display: Display }>`
    SELECT id::text, title, image_key AS "imageKey", image_dark_key AS "imageDarkKey", alt, url,
      partner_group AS "group", tier, nofollow, open_new_tab AS "openNewTab", display
    FROM partner_logos
    WHERE project_id = ${projectId} AND status = 'ENABLE' AND image_key IS NOT NULL
      AND coalesce(start_time <= ${now}, true) AND coalesce(end_time > ${now}, true)
    ORDER BY array_position(ARRAY['SPONSOR', 'CO_ORGANIZER', 'MEDIA', 'PARTNER'], partner_group), position, id`.execute(
    db,
  );
  return rows.filter(({ display }) => matchesPlace(display, place)).map(({ display: _, ...logo }) => logo);
}
