import type {
  ReplacementState,
  RowState,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface TranslationReplacementTable extends VersionedColumns {
  source_lang: string;
  target_lang: string;
  /** '' for every source. */
  source_term: string;
  wordings: string[];
  target: string;
  state: ReplacementState;
}

export interface TranslationReplacementRowTable {
  id: Generated<string>;
  project_id: string;
  replacement_id: string;
  translation_id: string;
  segment_id: string;
  position: number;
  /** Of the segment when it was looked at. */
  seen_version: number;
  /** A person who approves has ticked it although it is approved. */
  may_be_approved: boolean;
  before_text: string;
  after_text: string;
  /** Of the segment as the batch left it. */
  left_version: number | null;
  state: Generated<RowState>;
}
