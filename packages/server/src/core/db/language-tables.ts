import type {
  ApiKeyAnswerTable,
  ApiKeyCallTable,
  ApiKeyDayTable,
  ApiKeyMinuteTable,
  ApiKeySecretTable,
  ApiKeyTable,
} from './tables/api-key-tables.ts';
import type {
  GlossaryChangeTable,
  GlossaryDismissalTable,
  GlossaryEntryTable,
  GlossaryHitTable,
  GlossaryImportRowTable,
  GlossaryImportTable,
} from './tables/glossary-tables.ts';
import type {
  MachineTranslationSettingsTable,
  TranslationEngineTable,
  TranslationHistoryTable,
  TranslationMonthTable,
  TranslationReservationTable,
  TranslationUsageTable,
} from './tables/machine-translation-tables.ts';
import type {
  TranslationReplacementRowTable,
  TranslationReplacementTable,
} from './tables/translation-replacement-tables.ts';
import type {
  TranslationSuggestionTable,
  TranslationSuggestionVoteTable,
} from './tables/translation-suggestion-tables.ts';
import type {
  TranslationSegmentChangeTable,
  TranslationSegmentTable,
  TranslationTable,
} from './tables/translation-tables.ts';

/** Records in other languages, and what they are translated with. */
export interface LanguageTables {
  api_key_answers: ApiKeyAnswerTable;
  api_key_calls: ApiKeyCallTable;
  api_key_days: ApiKeyDayTable;
  api_key_minutes: ApiKeyMinuteTable;
  api_key_secrets: ApiKeySecretTable;
  api_keys: ApiKeyTable;
  glossary_changes: GlossaryChangeTable;
  glossary_dismissals: GlossaryDismissalTable;
  glossary_entries: GlossaryEntryTable;
  glossary_hits: GlossaryHitTable;
  glossary_import_rows: GlossaryImportRowTable;
  glossary_imports: GlossaryImportTable;
  machine_translation_settings: MachineTranslationSettingsTable;
  translation_engines: TranslationEngineTable;
  translation_history: TranslationHistoryTable;
  translation_months: TranslationMonthTable;
  translation_replacement_rows: TranslationReplacementRowTable;
  translation_replacements: TranslationReplacementTable;
  translation_reservations: TranslationReservationTable;
  translation_segment_changes: TranslationSegmentChangeTable;
  translation_segments: TranslationSegmentTable;
  translation_suggestion_votes: TranslationSuggestionVoteTable;
  translation_suggestions: TranslationSuggestionTable;
  translation_usage: TranslationUsageTable;
  translations: TranslationTable;
}
