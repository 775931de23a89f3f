import type { Award, AwardedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';
import { previewAddress } from '#server/features/submissions/public.ts';

export type AwardRow = RowOf<'contest_awards'>;
export type PrizeRow = RowOf<'contest_prizes'>;

/** What an answer shows of the work of an award. */
export type WorkOfAward = Pick<
  RowOf<'submissions'>,
  | 'number'
  | 'title'
  | 'category'
  | 'state'
  | 'average'
  | 'rank'
  | 'vote_valid'
  | 'is_recalled'
  | 'usage_accepted'
> & {
  readonly work_id: string;
  readonly cover_key: string | null;
};

export type ShownAwardRow = AwardRow & {
  readonly work: WorkOfAward;
  readonly has_payee: boolean;
};

export function workOf(row: WorkOfAward): AwardedWork {
  return {
    id: row.work_id,
    number: row.number,
    title: row.title,
    category: row.category,
    state: row.state,
    average: row.average === null ? null : Number(row.average),
    rank: row.rank,
    voteValid: row.vote_valid,
    cover: row.cover_key === null ? '' : previewAddress(row.cover_key, 'small'),
    isRecalled: row.is_recalled,
  };
}

export function awardOf(row: ShownAwardRow): Award {
  return {
    id: row.id,
    contestId: row.contest_id,
    prizeId: row.prize_id,
    work: workOf(row.work),
    state: row.state,
    month: row.month,
    decisionNo: row.decision_no,
    decisionDate: row.decision_date,
    amount: Number(row.amount),
    paidState: row.paid_state,
    paidTime: row.paid_time?.toISOString() ?? null,
    paidBy: row.paid_by_name,
    hasPayee: row.has_payee,
    revokeNo: row.revoke_no,
    revokeDate: row.revoke_date,
    reasonCode: row.reason_code,
    reasonText: row.reason_text,
    ...auditFieldsOf(row),
  };
}

/** An award with the words that the log knows it by. */
export interface NamedAward {
  readonly id: string;
  readonly row: AwardRow;
  readonly number: string;
  readonly prize: string;
}

export const auditAward = auditOf('contestAward', ({ row, number, prize }: NamedAward) => ({
  title: `${number}, ${prize}`,
  state: row.state,
  submissionId: row.submission_id,
  prizeId: row.prize_id,
  month: row.month,
  decisionNo: row.decision_no,
  decisionDate: row.decision_date,
  amount: Number(row.amount),
  paidState: row.paid_state,
  revokeNo: row.revoke_no,
  revokeDate: row.revoke_date,
  reasonCode: row.reason_code,
  reasonText: row.reason_text,
  version: row.version,
}));

/** Prizes that a decision of the jury gives: the state of the work follows them. */
export function isOfJury({ kind }: Pick<PrizeRow, 'kind'>): boolean {
  return kind === 'JURY' || kind === 'CREATIVE';
}
