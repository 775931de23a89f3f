import type { TakedownState } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import type {
  TakedownReason,
  TakedownScope,
} from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { ColumnType, Generated } from 'kysely';

/** A closed case does not change any more, but for the post's coming back. */
export interface TakedownCaseTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  state: Generated<TakedownState>;
  reason_kind: TakedownReason;
  order_ref: string;
  order_issuer: string;
  order_time: Date | null;
  received_time: Date;
  due_time: Date;
  scope: TakedownScope[];
  note: string;
  done_time: Date | null;
  done_by_id: string | null;
  done_by_name: Generated<string>;
  reason: Generated<string>;
  snapshot: ColumnType<unknown, string | undefined, string>;
  reinstated_time: Date | null;
  reinstated_by_id: string | null;
  reinstated_by_name: Generated<string>;
  reinstate_reason: Generated<string>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  updated_by_id: string | null;
  updated_by_name: string;
}
