import type { EngineKind } from '@toasoan/contract/features/machine-translation/engine.ts';
import type { PairOrder } from '@toasoan/contract/features/machine-translation/machine-settings.ts';
import type { EngineFailure } from '@toasoan/contract/features/translation-history/engine-failure.ts';
import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import type { HistoryState } from '@toasoan/contract/features/translation-history/translation-history.ts';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface TranslationEngineTable extends VersionedColumns {
  title: string;
  kind: EngineKind;
  address: string;
  model: Generated<string>;
  key_box: Buffer | null;
  key_id: string | null;
  key_end: Generated<string>;
  /** Đồng for a million characters. */
  price: Generated<string>;
  status: Status;
  search_text: string;
  failures: Generated<number>;
  last_failure: EngineFailure | null;
  paused_until: Date | null;
  last_success_time: Date | null;
}

export interface MachineTranslationSettingsTable {
  project_id: string;
  month_budget: Generated<string>;
  style_guide: Generated<string>;
  engine_order: Generated<string[]>;
  pair_orders: ColumnType<PairOrder[], string | undefined, string>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_name: Generated<string>;
}

/** Costs of this file are thousandths of a đồng. */
export interface TranslationMonthTable {
  project_id: string;
  month: string;
  spent: Generated<string>;
}

export interface TranslationReservationTable {
  id: Generated<string>;
  project_id: string;
  month: string;
  engine: string;
  source_lang: string;
  target_lang: string;
  chars: number;
  cost: string;
  owner_id: string | null;
  owner_name: string;
  api_key_id: string | null;
  create_time: Date;
}

export interface TranslationUsageTable {
  project_id: string;
  day: string;
  engine: string;
  source_lang: string;
  target_lang: string;
  calls: Generated<number>;
  failures: Generated<number>;
  chars: Generated<string>;
  cost: Generated<string>;
  seen_chars: Generated<string>;
  changed_chars: Generated<string>;
}

export interface TranslationHistoryTable {
  id: Generated<string>;
  project_id: string;
  time: Date;
  source_lang: string;
  target_lang: string;
  owner_id: string | null;
  owner_name: string;
  api_key_id: string | null;
  kind: string | null;
  record_id: string | null;
  field: Generated<string>;
  filled_by: TextOrigin;
  engine: Generated<string>;
  engine_version: Generated<string>;
  memory_score: number | null;
  source_text: string | null;
  target_text: string | null;
  source_hash: Buffer;
  source_chars: number;
  target_chars: number;
  chars: Generated<number>;
  cost: Generated<string>;
  term_ids: Generated<string[]>;
  duration_ms: Generated<number>;
  state: HistoryState;
  failure: EngineFailure | null;
}
