import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { type DisplayPlace, matchesPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import type { PartnerGroup, PartnerTier } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A logo as readers get it. */
export interface ShownLogo {
  readonly id: string;
  readonly title: string;
  readonly image: ImageRef;
  readonly imageDark: ImageRef | null;
  readonly alt: string;
  readonly url: string;
  readonly group: PartnerGroup;
  readonly tier: PartnerTier;
  readonly nofollow: boolean;
  readonly openNewTab: boolean;
}

export interface ArrangedLogo extends ShownLogo {
  readonly display: Display;
}

export interface ArrangedLogos {
  readonly logos: readonly ArrangedLogo[];
  /** When the validity of a logo begins or ends; null: never. */
  readonly until: Date | null;
}

/** Every logo that readers may see now, wherever it is shown: sponsors first, each group in its order. */
export async function arrangedLogos(db: Db, projectId: string, now: Date): Promise<ArrangedLogos> {
  const { rows } = await sql<ArrangedLogo & { readonly isDue: boolean; readonly next: Date | null }>`
    SELECT id::text, title, alt, url, partner_group AS "group", tier, nofollow, open_new_tab AS "openNewTab", display,
      json_build_object('mediaId', image_id::text, 'key', image_key) AS image,
      CASE WHEN image_dark_key IS NOT NULL
        THEN json_build_object('mediaId', image_dark_id::text, 'key', image_dark_key) END AS "imageDark",
      coalesce(start_time <= ${now}, true) AS "isDue",
      CASE WHEN start_time > ${now} THEN start_time ELSE end_time END AS next
    FROM partner_logos
    WHERE project_id = ${projectId} AND status = 'ENABLE' AND image_key IS NOT NULL
      AND coalesce(end_time > ${now}, true)
    ORDER BY array_position(ARRAY['SPONSOR', 'CO_ORGANIZER', 'MEDIA', 'PARTNER'], partner_group), position, id`.execute(
    db,
  );
  const until = Math.min(...rows.flatMap(({ next }) => next?.getTime() ?? []));
  return {
    logos: rows.filter(({ isDue }) => isDue).map(({ isDue: _, next: __, ...logo }) => logo),
    until: Number.isFinite(until) ? new Date(until) : null,
  };
}

/** Those of one place: logos are not resolved, all that match stand there. */
export function logosAt(
  { logos }: Pick<ArrangedLogos, 'logos'>,
  place: DisplayPlace,
): readonly ArrangedLogo[] {
  return logos.filter(({ display }) => matchesPlace(display, place));
}
