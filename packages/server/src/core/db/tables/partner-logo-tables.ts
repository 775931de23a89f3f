import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { PartnerGroup, PartnerTier } from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface PartnerLogoTable extends VersionedColumns {
  title: string;
  image_id: string | null;
  image_key: string | null;
  image_dark_id: string | null;
  image_dark_key: string | null;
  alt: Generated<string>;
  url: Generated<string>;
  partner_group: Generated<PartnerGroup>;
  tier: Generated<PartnerTier>;
  /** Written as JSON text. */
  display: ColumnType<Display, string | undefined, string>;
  start_time: Date | null;
  end_time: Date | null;
  position: number;
  nofollow: Generated<boolean>;
  open_new_tab: Generated<boolean>;
  status: Generated<Status>;
  search_text: string;
}

/** Clicks of one logo on one day of Hà Nội. */
export interface PartnerLogoClickTable {
  project_id: string;
  logo_id: string;
  day: string;
  clicks: number;
}
