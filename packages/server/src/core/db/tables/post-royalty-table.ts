import type { Royalty } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type {
  GroupMaxima,
  RoyaltyGroupCode,
} from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import type { ColumnType, Generated } from 'kysely';

export interface PostRoyaltyTable {
  project_id: string;
  post_id: string;
  royalty_group: RoyaltyGroupCode;
  /** Two decimals, as text. */
  coefficient: ColumnType<string, number, number>;
  /** In đồng, as are the amounts. */
  unit_value: ColumnType<string, number, number>;
  amount: ColumnType<string, number, number>;
  payees: ColumnType<Royalty['payees'], string, string>;
  quality_grade: Royalty['qualityGrade'];
  pay_state: Royalty['payState'];
  period: string | null;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: string;
}

export interface RoyaltySettingsTable {
  project_id: string;
  unit_value: ColumnType<string, number, number>;
  maxima: ColumnType<GroupMaxima, string, string>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: string;
}
