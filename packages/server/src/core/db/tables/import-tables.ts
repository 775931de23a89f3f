import type { ColumnType, Generated } from 'kysely';

/** The exact source text of each imported item, kept once for all runs that meet it. */
export interface ImportSourceTable {
  project_id: string;
  hash: string;
  source: string;
}

/** Written as JSON text, read parsed. */
type Json<Value> = ColumnType<Value, string, string>;

interface Note {
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface ImportItemTable {
  id: Generated<string>;
  project_id: string;
  run_id: string;
  /** Hash of site, type, id and guid. */
  key_hash: string;
  type: string;
  source_id: string;
  guid: string;
  title: string;
  source_hash: string | null;
  result: 'created' | 'skipped' | 'refused';
  reason: ColumnType<Note | null, string | null, string | null>;
  notes: Json<readonly Note[]>;
  entity: 'post' | 'category' | 'tag' | 'media' | null;
  entity_id: string | null;
  /** The version it was created with: a higher one was edited since. */
  entity_version: number | null;
  /** Whether undoing the run removed it or had to leave it. */
  undo: 'removed' | 'left' | null;
  undo_reason: ColumnType<Note | null, string | null, string | null>;
}

export interface ImportRunTable {
  id: Generated<string>;
  project_id: string;
  kind: 'wordpress';
  file_name: string;
  /** Address and name of the source site. */
  site: string;
  site_title: string;
  started_time: Generated<Date>;
  /** Null: the run is in progress, or was killed. */
  finished_time: Date | null;
  undone_time: Date | null;
  created_count: Generated<number>;
  skipped_count: Generated<number>;
  refused_count: Generated<number>;
  comment_count: Generated<number>;
}
