import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** `project_id` is where the key is managed. */
export interface ApiKeyTable extends VersionedColumns {
  name: string;
  /** The name without diacritics. */
  search_text: string;
  permissions: KeyPermission[];
  /** Where it works. */
  project_ids: string[];
  /** `vi>en`; '{}' for all. */
  lang_pairs: Generated<string[]>;
  /** Addresses and networks; '{}' for everywhere. */
  ip_allow: Generated<string[]>;
  /** In characters. */
  quota_per_day: number;
  rate_per_minute: number;
  expire_time: Date;
  revoke_time: Date | null;
  last_used_time: Date | null;
  last_used_address: Generated<string>;
  /** The end that somebody was reminded of. */
  reminded_for: Date | null;
}

export interface ApiKeySecretTable {
  id: Generated<string>;
  api_key_id: string;
  /** The eight shown characters after `tsk_`. */
  prefix: string;
  /** SHA-256 of the whole key. */
  hash: Buffer;
  create_time: Date;
  /** Of a replaced one; null: it lasts as long as its key. */
  end_time: Date | null;
}

export interface ApiKeyDayTable {
  api_key_id: string;
  day: string;
  used: Generated<string>;
  reserved: Generated<string>;
  calls: Generated<number>;
}

export interface ApiKeyMinuteTable {
  api_key_id: string;
  start_time: Date;
  calls: number;
}

export interface ApiKeyCallTable {
  id: Generated<string>;
  api_key_id: string;
  /** The home of the key, which lists the call. */
  project_id: string;
  prefix: string;
  time: Date;
  action: Generated<string>;
  source_lang: Generated<string>;
  target_lang: Generated<string>;
  amount: number | null;
  /** Whose quota it takes from. */
  day: string;
  /** Characters, until the call is settled. */
  reserved: Generated<number>;
  duration_ms: number | null;
  outcome: string;
}

export interface ApiKeyAnswerTable {
  api_key_id: string;
  action: string;
  key: string;
  request_hash: Buffer;
  answer: string | null;
  running_until: Date;
  create_time: Date;
}
