import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import type { PayState } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { GroupMaxima } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import type { RoyaltyCorrection } from '@toasoan/contract/features/royalties/royalty-correction.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface RoyaltyRateTable extends VersionedColumns {
  /** The first day in Hà Nội. */
  valid_from: string;
  /** In đồng, as text. */
  unit_value: ColumnType<string, number, number>;
  maxima: ColumnType<GroupMaxima, string, string>;
}

export interface RoyaltyMonthTable {
  project_id: string;
  period: string;
  state: Generated<MonthState>;
  version: Generated<number>;
  submitted_by_id: string | null;
  submitted_by_name: Generated<string>;
  submitted_time: Date | null;
  approved_by_id: string | null;
  approved_by_name: Generated<string>;
  approved_time: Date | null;
  paid_by_id: string | null;
  paid_by_name: Generated<string>;
  paid_time: Date | null;
  reason: Generated<string>;
  /** As they were submitted; null while it is open. */
  row_count: number | null;
  amount: ColumnType<string | null, number | null, number | null>;
}

/** What one payee still gets, or gives back. */
export interface CorrectionPart {
  readonly accountId?: string | undefined;
  readonly name: string;
  readonly amount: number;
}

export interface RoyaltyCorrectionTable extends VersionedColumns {
  /** The month that pays it. */
  period: string;
  post_id: string;
  title: string;
  published_time: Date | null;
  /** The closed month of the post. */
  from_period: string;
  payees: ColumnType<readonly CorrectionPart[], string, string>;
  amount: ColumnType<string, number, number>;
  reason: string;
  pay_state: Generated<PayState>;
  /** What the post should have paid. */
  worth: ColumnType<Omit<RoyaltyCorrection, 'postId' | 'version' | 'reason'>, string, string>;
}
