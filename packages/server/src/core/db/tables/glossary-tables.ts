import type {
  GlossaryFileType,
  ImportFate,
  ImportState,
} from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import type {
  GlossaryFormat,
  GlossaryOrigin,
  GlossaryState,
  MatchMode,
  PartOfSpeech,
} from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import type { ImportRowReason } from '@toasoan/contract/features/glossary/glossary-rule-texts.ts';
import type {
  GlossaryAction,
  GlossaryWording,
} from '@toasoan/contract/features/glossary/history/glossary-change.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface GlossaryEntryTable extends VersionedColumns {
  owner_id: string | null;
  owner_name: string;
  source_lang: string;
  target_lang: string;
  format: GlossaryFormat;
  source_content: string;
  target_content: string;
  /** What the machine gave before. */
  old_content: Generated<string>;
  /** SHA-256 of the source in its remembered form. */
  source_key: Buffer;
  /** What likeness is looked up by; '{}' for all but paragraphs. */
  sketch: Generated<number[]>;
  case_sensitive: Generated<boolean>;
  match_mode: Generated<MatchMode>;
  domain: Generated<string>;
  part_of_speech: Generated<PartOfSpeech>;
  forbidden: Generated<string[]>;
  note: Generated<string>;
  priority: Generated<number>;
  origin: Generated<GlossaryOrigin>;
  state: Generated<GlossaryState>;
  /** A tsvector: the folded words of both contents, each behind the project's id. */
  search_terms: Generated<string>;
  /** Of keywords: the folded words of the source, and the target and the forbidden wordings in lower case. */
  fold_key: Generated<string>;
  target_key: Generated<string>;
  forbidden_keys: Generated<string[]>;
}

type Json<Value> = ColumnType<Value, string | null, never>;

/** How often texts were translated with an entry, by the day of the newsroom. */
export interface GlossaryHitTable {
  project_id: string;
  entry_id: string;
  day: ColumnType<string, string, never>;
  hits: number;
}

/** Append-only. */
export interface GlossaryChangeTable {
  id: Generated<string>;
  project_id: string;
  entry_id: string;
  action: GlossaryAction;
  owner_id: string | null;
  owner_name: string;
  source_lang: string;
  target_lang: string;
  format: GlossaryFormat;
  before: Json<GlossaryWording | null>;
  after: Json<GlossaryWording | null>;
  user_id: string | null;
  user_name: string;
  note: Generated<string>;
  /** A tsvector, as of the entry. */
  search_terms: Generated<string>;
  time: Generated<Date>;
}

export interface GlossaryImportTable extends VersionedColumns {
  file_name: string;
  file_type: GlossaryFileType;
  /** '' once it has been read. */
  content: string;
  source_lang: string;
  target_lang: string;
  format: GlossaryFormat;
  overwrites: boolean;
  approves: boolean;
  state: ImportState;
  error: Generated<string>;
}

export interface GlossaryImportRowTable {
  project_id: string;
  import_id: string;
  number: number;
  line: number;
  fate: ImportFate;
  reason: Generated<ImportRowReason>;
  /** What the row says of an entry, as files name it. */
  entry: Json<unknown>;
  /** What it would change, in which version. */
  entry_id: string | null;
  entry_version: number | null;
  is_done: Generated<boolean>;
}

export interface GlossaryDismissalTable {
  project_id: string;
  source_lang: string;
  target_lang: string;
  key: string;
}
