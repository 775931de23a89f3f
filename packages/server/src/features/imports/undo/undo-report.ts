import type { ImportNote } from '../import-note.ts';
import type { ImportedEntity } from '../running/import-item-store.ts';

/** Something that the run had made and that stays. */
export interface LeftThing {
  readonly entity: ImportedEntity;
  readonly id: string;
  readonly title: string;
  readonly reason: ImportNote;
}

export interface UndoReport {
  readonly runId: string;
  readonly projectId: string;
  readonly file: string;
  readonly removed: Readonly<Record<ImportedEntity, number>>;
  readonly left: readonly LeftThing[];
}
