import type {
  JurorState,
  JuryRoundKey,
  RoundDecision,
  TurnState,
} from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import type { Mark } from '@toasoan/contract/features/contest-jury/round-scale.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface ContestJurorTable extends VersionedColumns {
  contest_id: string;
  /** Null for somebody without an account, who has an e-mail instead. */
  user_id: string | null;
  email: string | null;
  email_key: string | null;
  /** Of the mails to an external juror. */
  language: Generated<Language>;
  /** As it was when the juror was named. */
  name: string;
  title: Generated<string>;
  round_keys: JuryRoundKey[];
  /** '{}' for all. */
  categories: Generated<ContestCategory[]>;
  is_chair: Generated<boolean>;
  /** Works whose authors the juror may not judge. */
  conflict_numbers: Generated<string[]>;
  state: Generated<JurorState>;
  reason: Generated<string>;
}

/** A personal link of an external juror; only one of a juror is not revoked. */
export interface JuryLinkTable {
  id: Generated<string>;
  project_id: string;
  juror_id: string;
  /** The secret of the mail is derived from it. */
  nonce: string;
  /** There once the mail is written. */
  token_hash: Buffer | null;
  expire_time: Date;
  sent_time: Date | null;
  refused_time: Date | null;
  open_time: Date | null;
  revoked_time: Date | null;
  create_time: Generated<Date>;
}

export interface JurySessionTable {
  id: Generated<string>;
  project_id: string;
  link_id: string;
  token_hash: Buffer;
  expire_time: Date;
  create_time: Generated<Date>;
}

export interface JuryTurnTable extends VersionedColumns {
  round_id: string;
  juror_id: string;
  submission_id: string;
  category: ContestCategory;
  is_anchor: Generated<boolean>;
  /** A second look at the same work; it counts for the juror's measure alone. */
  is_repeat: Generated<boolean>;
  /** Random; decides among works with equally many scores. */
  place: number;
  state: Generated<TurnState>;
  reason: Generated<string>;
  marks: ColumnType<readonly Mark[], string | undefined, string>;
  /** Hundredths, as text; null until the juror is through. */
  points: string | null;
  comment: Generated<string>;
  handled_time: Date | null;
}

export interface RoundResultTable {
  id: Generated<string>;
  project_id: string;
  round_id: string;
  submission_id: string;
  category: ContestCategory;
  score_count: number;
  mean: string | null;
  trimmed: string | null;
  normalised: string | null;
  spread: string | null;
  is_outlier: boolean;
  rank: number | null;
  decision: RoundDecision | null;
  decide_reason: Generated<string>;
  decided_by_id: string | null;
  decided_by_name: Generated<string>;
  applied_time: Date | null;
}
