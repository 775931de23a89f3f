import type {
  SuggestionOrigin,
  SuggestionReason,
  SuggestionState,
} from '@toasoan/contract/features/translation-suggestions/suggestion-states.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface TranslationSuggestionTable extends VersionedColumns {
  translation_id: string | null;
  segment_id: string | null;
  source_lang: string;
  lang: string;
  page_url: string;
  page_title: string;
  /** Source, translation as it was read, and suggestion: without tags. */
  source_text: string;
  seen_text: string;
  suggested_text: string;
  /** Of the suggestion in its remembered form. */
  suggested_key: Buffer;
  reason: SuggestionReason;
  origin: SuggestionOrigin;
  suggester_name: Generated<string>;
  suggester_email: Generated<string>;
  votes: Generated<number>;
  state: Generated<SuggestionState>;
  was_reopened: Generated<boolean>;
  reply_text: Generated<string>;
  handled_by_name: Generated<string>;
  handled_time: Date | null;
  search_text: string;
}

export interface TranslationSuggestionVoteTable {
  project_id: string;
  suggestion_id: string;
  voter_key: string;
  create_time: Generated<Date>;
}
