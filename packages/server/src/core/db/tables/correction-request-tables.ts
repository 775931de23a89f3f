import type {
  RequestChannel,
  RequesterRelation,
} from '@toasoan/contract/features/correction-requests/correction-request.ts';
import type { CorrectionRequestState } from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface CorrectionRequestTable extends VersionedColumns {
  /** Of receipt, in the newsroom's time. */
  year: number;
  /** Counted within the year. */
  number: number;
  state: Generated<CorrectionRequestState>;
  channel: RequestChannel;
  post_id: string | null;
  post_url: string;
  requester_name: string;
  requester_org: string;
  requester_email: string;
  requester_phone: string;
  relation: RequesterRelation;
  claim: string;
  proposal: string;
  evidence_links: Generated<string[]>;
  /** Number, name, organization and claim without diacritics. */
  search_text: string;
  received_time: Date;
  due_time: Date;
  decision_reason: Generated<string>;
  decided_by_name: Generated<string>;
  decided_time: Date | null;
  answer: Generated<string>;
  answered_by_name: Generated<string>;
  answered_time: Date | null;
}

export interface CorrectionRequestYearTable {
  project_id: string;
  year: number;
  last_number: number;
}

export interface CorrectionRequestRulesTable {
  project_id: string;
  answer_days: number;
}
