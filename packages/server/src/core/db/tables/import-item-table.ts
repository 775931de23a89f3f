import type { ColumnType, Generated } from 'kysely';

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
  /** Whether the run's undoing took it away again or had to leave it. */
  undo: 'removed' | 'left' | null;
  undo_reason: ColumnType<Note | null, string | null, string | null>;
}
