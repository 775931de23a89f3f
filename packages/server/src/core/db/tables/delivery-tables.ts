import type { CdnKind, PurgeFailure } from '@toasoan/contract/features/delivery/delivery-settings.ts';
import type { Generated } from 'kysely';

export interface DeliverySettingsTable {
  project_id: string;
  ads_txt: Generated<string>;
  cdn_kind: Generated<CdnKind>;
  cdn_address: Generated<string>;
  /** Sealed. */
  cdn_token: Buffer | null;
  cdn_token_key_id: string | null;
  purge_time: Date | null;
  purge_failure: PurgeFailure | null;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_name: Generated<string>;
}

/** What the network of caches in front of a site has to drop. */
export interface CdnPurgeTable {
  id: Generated<string>;
  project_id: string;
  keys: string[];
  create_time: Generated<Date>;
}

/** When that network answered that it dropped the pages of a post. */
export interface CdnAnswerTable {
  project_id: string;
  post_id: string;
  answer_time: Date;
}

/** A reader of a post on one day of Việt Nam, by a keyed hash; gone soon after that day. */
export interface ReadMarkTable {
  day: string;
  mark: string;
}

/** Reads of a post on one day of Việt Nam. */
export interface PostReadTable {
  project_id: string;
  post_id: string;
  day: string;
  reads: number;
}
