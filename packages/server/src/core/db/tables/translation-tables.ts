import type { TextOrigin } from '@toasoan/contract/features/translation-history/text-origin.ts';
import type { SegmentRole } from '@toasoan/contract/features/translations/segments/article-segments.ts';
import type {
  SegmentState,
  TranslatedKind,
  TranslationState,
} from '@toasoan/contract/features/translations/translation-states.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface TranslationTable extends VersionedColumns {
  kind: TranslatedKind;
  source_id: string;
  source_lang: string;
  lang: string;
  source_title: Generated<string>;
  target_title: Generated<string>;
  /** Of the source as it was read last. */
  source_time: Generated<Date>;
  is_source_public: Generated<boolean>;
  state: TranslationState;
  error: Generated<string>;
  /** Why the last run left paragraphs waiting; '' for nothing that a person can mend. */
  waiting_reason: Generated<'' | 'NO_ENGINE' | 'OVER_BUDGET'>;
  total: Generated<number>;
  waiting: Generated<number>;
  machine: Generated<number>;
  edited: Generated<number>;
  approved: Generated<number>;
  stale: Generated<number>;
  locked: Generated<number>;
  /** The row that the approval made. */
  record_id: string | null;
  is_public: Generated<boolean>;
  search_text: Generated<string>;
  /** The number of its newest run; the segments that it has done say so. */
  run: Generated<number>;
  /** Charged characters of its machine texts, and their cost in thousandths of a đồng. */
  spent_chars: Generated<string>;
  spent_cost: Generated<string>;
}

export interface TranslationSegmentTable {
  id: Generated<string>;
  project_id: string;
  translation_id: string;
  position: number;
  key: string;
  role: SegmentRole;
  source_text: string;
  target_text: Generated<string>;
  machine_text: string | null;
  engine: Generated<string>;
  origin: Generated<TextOrigin>;
  memory_score: number | null;
  state: Generated<SegmentState>;
  previous_source: string | null;
  is_locked: Generated<boolean>;
  score: number | null;
  ignored: Generated<string[]>;
  version: Generated<number>;
  /** The last run that did it. */
  run: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: Generated<string>;
}

/** Append-only. */
export interface TranslationSegmentChangeTable {
  id: Generated<string>;
  project_id: string;
  translation_id: string;
  segment_id: string;
  action: string;
  before_text: string;
  after_text: string;
  user_id: string | null;
  user_name: string;
  time: Generated<Date>;
}
