import type {
  DataRequestChannel,
  RequesterCapacity,
} from '@toasoan/contract/features/data-requests/data-request.ts';
import type {
  DataAct,
  DataRequestKind,
  DataRequestState,
  ProofKind,
  RejectReason,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface DataRequestTable extends VersionedColumns {
  /** Of receipt, in the newsroom's time. */
  year: number;
  /** Counted within the year. */
  number: number;
  kind: DataRequestKind;
  state: Generated<DataRequestState>;
  channel: DataRequestChannel;
  requester_name: string;
  capacity: RequesterCapacity;
  /** '' is the requester. */
  subject_name: string;
  /** Sealed e-mail and telephone. */
  contact_box: Buffer;
  contact_key_id: string;
  email_hint: string;
  phone_hint: string;
  /** Hash of the e-mail. */
  person_key: Buffer | null;
  details: string;
  refs: Generated<string[]>;
  /** Number and names without diacritics. */
  search_text: string;
  received_time: Date;
  due_time: Date;
  extended_time: Date | null;
  email_verified_time: Date | null;
  assignee_id: string | null;
  proof_kind: ProofKind | null;
  proof_note: Generated<string>;
  reject_reason: RejectReason | null;
  answer: Generated<string>;
  closed_by_name: Generated<string>;
  closed_time: Date | null;
  /** When its person and words were taken out. */
  erased_time: Date | null;
}

export interface DataRequestYearTable {
  project_id: string;
  year: number;
  last_number: number;
}

export interface DataRequestEntryTable {
  id: Generated<string>;
  project_id: string;
  request_id: string;
  verb: string;
  text: Generated<string>;
  act: DataAct | null;
  count: number | null;
  by_id: string | null;
  by_name: string;
  entry_time: Date;
}

export interface DataRequestLinkTable {
  request_id: string;
  project_id: string;
  secret_hash: Buffer;
  nonce: string;
  lang: Language;
  expire_time: Date;
}

export interface DataRequestTimesTable {
  project_id: string;
  answer_hours: number;
  extension_hours: number;
  keep_months: number;
  evidence_months: Generated<number>;
  version: number;
}
