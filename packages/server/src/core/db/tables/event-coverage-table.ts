import type { CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface EventCoverageTable extends VersionedColumns {
  event_id: string;
  day: string | null;
  kind: CoverageKind;
  note: Generated<string>;
  assignee_id: string | null;
  assignee_name: Generated<string>;
  due_time: Date | null;
  post_id: string | null;
  is_done: Generated<boolean>;
  due_stays: Generated<boolean>;
  is_needed: Generated<boolean>;
  closed_by_change_id: string | null;
}
