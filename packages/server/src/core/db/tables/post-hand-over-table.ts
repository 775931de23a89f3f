import type { ColumnType, Generated } from 'kysely';

/** A post that was handed over, and what it was before. */
export interface HandedPost {
  readonly id: string;
  /** After the hand-over. */
  readonly version: number;
  /** Its word to whoever had it. */
  readonly text: string;
  /** Who looked after it, when it was scheduled. */
  readonly watchedById: string | null;
  readonly watchedByName: string;
}

export interface PostHandOverTable {
  id: Generated<string>;
  project_id: string;
  from_id: string;
  to_id: string;
  text: string;
  moved: ColumnType<HandedPost[], string, never>;
  make_time: Generated<Date>;
}
