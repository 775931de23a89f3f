import type { VoteEvidence } from '@toasoan/contract/features/contest-votes/vote-evidence.ts';
import type {
  FindingState,
  MonthState,
  VoteKind,
  VotePattern,
  VoteState,
} from '@toasoan/contract/features/contest-votes/vote-kinds.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface ContestVoterTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  email_key: string;
  name: string;
  /** Letters alone, to compare. */
  email_stem: string;
  name_stem: string;
  network_hash: Buffer;
  device_hash: Buffer;
  verified_time: Date;
  /** Nothing says who it was. */
  erased_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
  create_time: Generated<Date>;
}

/** A browser in which a voter verified the e-mail. */
export interface VoterSessionTable {
  id: Generated<string>;
  project_id: string;
  voter_id: string;
  token_hash: Buffer;
  expire_time: Date;
  create_time: Generated<Date>;
}

export interface ContestVoteTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  submission_id: string;
  voter_id: string;
  kind: VoteKind;
  time: Date;
  month: string;
  network_hash: Buffer;
  block_hash: Buffer;
  device_hash: Buffer;
  state: Generated<VoteState>;
  finding_id: string | null;
  back_time: Date | null;
}

/** Votes of one work that a pattern names, and what was decided about them. */
export interface VoteFindingTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  submission_id: string;
  pattern: VotePattern;
  evidence: ColumnType<VoteEvidence, string, string>;
  vote_ids: string[];
  state: Generated<FindingState>;
  reason: Generated<string>;
  decided_by_id: string | null;
  decided_by_name: Generated<string>;
  decided_time: Date | null;
  create_time: Generated<Date>;
}

/** When the patterns were last looked for. */
export interface VoteAnalysisTable {
  project_id: string;
  contest_id: string;
  time: Date;
  proposed: number;
}

export interface VoteMonthTable extends VersionedColumns {
  contest_id: string;
  month: string;
  state: Generated<MonthState>;
  noted_time: Date;
  reason: Generated<string>;
}

export interface VoteMonthPlaceTable {
  project_id: string;
  month_id: string;
  submission_id: string;
  category: ContestCategory;
  place: number;
  points: number;
  votes: number;
  last_time: Date;
  is_out: boolean;
  prize_id: string | null;
}
