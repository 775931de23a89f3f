import type { AwardState, PaidState } from '@toasoan/contract/features/contest-results/award-kinds.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface ContestAwardTable extends VersionedColumns {
  contest_id: string;
  submission_id: string;
  prize_id: string;
  state: Generated<AwardState>;
  /** Of a prize that is given every month: `2025-08`. */
  month: string | null;
  decision_no: Generated<string>;
  decision_date: string | null;
  amount: string;
  paid_state: Generated<PaidState>;
  paid_time: Date | null;
  paid_by_name: Generated<string>;
  revoke_no: Generated<string>;
  revoke_date: string | null;
  reason_code: Generated<string>;
  reason_text: Generated<string>;
}

/** A work that was taken down, and what an undo gives back. */
export interface SubmissionRecallTable extends VersionedColumns {
  contest_id: string;
  submission_id: string;
  reason: string;
  undo_reason: Generated<string>;
  state: Generated<'TAKEN' | 'RETURNED' | 'FINAL'>;
  was_gallery: boolean;
  was_featured: boolean;
  was_exhibited: boolean;
  /** Files whose previews were shown. */
  file_ids: string[];
  /** Recalls of the library that took its files out there. */
  media_recall_ids: Generated<string[]>;
  undo_until: Date;
}
