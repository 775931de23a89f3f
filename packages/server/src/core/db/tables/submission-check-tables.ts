import type { PairKind } from '@toasoan/contract/features/submission-checks/submission-pair.ts';
import type { Generated } from 'kysely';

/** A look by which copies of a picture are found: its own, or that of a part of it. */
export interface SubmissionLookTable {
  id: Generated<string>;
  project_id: string;
  file_id: string;
  kind: 'WHOLE' | 'CUT';
  /** 64 bits as PostgreSQL writes them, with a sign. */
  look_hash: string;
}

export interface SubmissionPairTable {
  id: Generated<string>;
  project_id: string;
  submission_id: string;
  file_id: string;
  kind: PairKind;
  likeness: number;
  other_project_id: string;
  other_submission_id: string | null;
  other_file_id: string | null;
  other_media_id: string | null;
  create_time: Generated<Date>;
}
