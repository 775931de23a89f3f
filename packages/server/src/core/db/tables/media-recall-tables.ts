import type { MediaPlace, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import type { ColumnType, Generated } from 'kysely';

/** A file that was taken out of every place at once. */
export interface MediaRecallTable {
  id: Generated<string>;
  project_id: string;
  media_id: string;
  media_title: string;
  mode: 'REMOVE' | 'SWAP';
  /** What came in its place. */
  other_id: string | null;
  other_title: Generated<string>;
  reason: string;
  media_state_before: 'READY' | 'QUARANTINED';
  /** Places that held it. */
  place_count: number;
  /** Those that it was taken out of. */
  done_count: number;
  version: Generated<number>;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  undo_time: Date | null;
  undone_by_id: string | null;
  undone_by_name: Generated<string>;
}

/** One thing that held it. */
export interface MediaRecallThingTable {
  project_id: string;
  recall_id: string;
  entity: MediaUser;
  entity_id: string;
  title: string;
  places: MediaPlace[];
  /** What was there, as JSON; null where nothing was taken out. */
  taken: ColumnType<unknown, string | null, string | null>;
  /** Null until the recall is undone. */
  is_given_back: boolean | null;
}
