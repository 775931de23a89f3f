import type { Aggregator, CorrectionBasis } from '@toasoan/contract/features/posts/correction/correction.ts';
import type { ColumnType, Generated } from 'kysely';

export interface PostCorrectionTable {
  id: Generated<string>;
  project_id: string;
  /** What is corrected. */
  post_id: string;
  /** The post that says so. */
  correction_post_id: string;
  /** As the corrected post read when the correction was written. */
  published_title: string;
  published_section: string;
  published_time: Date | null;
  wrong_text: string;
  correct_text: string;
  apology_text: string;
  basis: CorrectionBasis;
  conclusion_doc: string;
  placement: string;
  notified_parties: string[];
  aggregators_notified: ColumnType<Aggregator[], string, string>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
