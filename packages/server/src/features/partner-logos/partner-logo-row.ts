import type { DisplayTarget } from '@toasoan/contract/features/display-modes/display-target.ts';
import type { PartnerLogo } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { validityAt } from '@toasoan/contract/features/partner-logos/partner-logo-rules.ts';
import type { Selectable } from 'kysely';
import type { PartnerLogoTable } from '#server/core/db/tables/partner-logo-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';

/** A logo with what its display names, and its clicks. */
export type PartnerLogoRow = Selectable<PartnerLogoTable> & {
  readonly targets: readonly DisplayTarget[];
  readonly clicks: number;
};

export function partnerLogoOf(row: PartnerLogoRow, now: Date): PartnerLogo {
  const times = {
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
  };
  return {
    id: row.id,
    title: row.title,
    image: imageRefOf(row.image_id, row.image_key),
    imageDark: imageRefOf(row.image_dark_id, row.image_dark_key),
    alt: row.alt,
    url: row.url,
    group: row.partner_group,
    tier: row.tier,
    display: row.display,
    displayTargets: [...row.targets],
    ...times,
    validity: validityAt(times, now),
    order: row.position,
    nofollow: row.nofollow,
    openNewTab: row.open_new_tab,
    status: row.status,
    clicks: row.clicks,
    ...auditFieldsOf(row),
  };
}

/** What the log compares: the pictures by their numbers, the display in words. */
export function auditedPartnerLogo(row: PartnerLogoRow) {
  const { id, title, alt, url, partner_group: group, tier, display, targets, status } = row;
  return {
    id,
    title,
    image: row.image_id,
    imageDark: row.image_dark_id,
    alt,
    url,
    group,
    tier,
    displayMode: display.mode,
    displayTargets: display.mode === 'CUSTOM' ? display.patterns : targets.map((target) => target.title),
    startTime: row.start_time?.toISOString() ?? null,
    endTime: row.end_time?.toISOString() ?? null,
    order: row.position,
    nofollow: row.nofollow,
    openNewTab: row.open_new_tab,
    status,
  };
}
