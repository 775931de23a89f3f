import type { PlacementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Generated } from 'kysely';

export interface PostPlacementTable {
  project_id: string;
  post_id: string;
  kind: PlacementKind;
  /** Of PINNED. */
  category_id: string | null;
  /** Of FOCUS: 1 is the first. */
  position: number | null;
  /** Null: until it is taken away. */
  until: Date | null;
  placed_by_id: string | null;
  placed_by_name: string;
  placed_time: Generated<Date>;
}
