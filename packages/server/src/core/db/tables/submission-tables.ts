import type { ContestCategory, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import type { Declared, Pictured, TechCheck } from '@toasoan/contract/features/submissions/submission.ts';
import type {
  Channel,
  Gender,
  OrganizationType,
  Residence,
  SubmissionFileState,
  SubmissionFlag,
  TakenPrecision,
  TechResult,
} from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

/** JSON columns are written as text. */
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

export interface EntrantTable extends VersionedColumns {
  contest_id: string;
  email: string;
  /** The form under which the same mailbox is known. */
  email_key: string;
  full_name: string;
  stage_name: Generated<string>;
  organization_type: Generated<OrganizationType>;
  group_name: Generated<string>;
  birth_date: string | null;
  gender: Generated<Gender>;
  nationality: Generated<string>;
  country: Generated<string>;
  residence: Generated<Residence>;
  phone: Generated<string>;
  address: Generated<string>;
  province_code: string | null;
  job: Generated<string>;
  workplace: Generated<string>;
  guardian: ColumnType<
    { readonly name: string; readonly phone: string } | null,
    string | null,
    string | null
  >;
  /** Sealed; only of those who are awarded. */
  id_number_box: string | null;
  bank_box: string | null;
  vapa_number: Generated<string>;
  is_excluded: Generated<boolean>;
  marketing_consent: Generated<boolean>;
  state: Generated<'ACTIVE' | 'BLOCKED' | 'ERASED'>;
  submission_count: Generated<number>;
  search_text: string;
}

export interface SubmissionTable extends VersionedColumns {
  contest_id: string;
  /** `HV25-A-00123`. */
  number: string;
  category: ContestCategory;
  title: string;
  story: Generated<string>;
  entrant_id: string;
  co_authors: JsonWithDefault<{ readonly name: string; readonly role: string }[]>;
  taken_time: Date | null;
  taken_precision: Generated<TakenPrecision>;
  taken_place: Generated<string>;
  province_code: string | null;
  old_province_name: Generated<string>;
  country: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  people: JsonWithDefault<Pictured>;
  declared: JsonWithDefault<Declared>;
  submit_time: Date;
  channel: Generated<Channel>;
  rules_version: Generated<number>;
  tech: Generated<TechResult>;
  tech_checks: JsonWithDefault<TechCheck[]>;
  tech_time: Date | null;
  flags: Generated<SubmissionFlag[]>;
  vote_count: Generated<number>;
  vote_valid: Generated<number>;
  share_count: Generated<number>;
  view_count: Generated<number>;
  average: string | null;
  rank: number | null;
  spread: string | null;
  round_key: RoundKey | null;
  is_exhibited: Generated<boolean>;
  exhibition_code: Generated<string>;
  /** On the list of the exhibition, from 0; null: nobody has placed it. */
  exhibition_position: Generated<number | null>;
  is_public_gallery: Generated<boolean>;
  is_featured: Generated<boolean>;
  /** Taken down everywhere. */
  is_recalled: Generated<boolean>;
  usage_accepted: Generated<boolean>;
  state: Generated<SubmissionState>;
  reason_code: Generated<string>;
  reason_text: Generated<string>;
  fix_until: Date | null;
  assignee_id: string | null;
  cover_file_id: string | null;
  file_count: Generated<number>;
  duration_ms: number | null;
  search_text: string;
}

/** What a file says of itself. The owner is personal data: jurors and masked answers leave it out. */
export interface StoredFileFacts {
  readonly takenTime?: string | null;
  readonly camera?: string;
  readonly lens?: string;
  readonly exposure?: string;
  readonly software?: string;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly owner?: string;
}

/** A file belongs to a draft of a reader, then to a work. Nothing but its previews has a public address. */
export interface SubmissionFileTable {
  id: Generated<string>;
  project_id: string;
  submission_id: string | null;
  draft_id: string | null;
  position: Generated<number>;
  caption: Generated<string>;
  file_name: string;
  mime: string;
  bytes: string;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  checksum: Buffer;
  look_hash: string | null;
  exif: JsonWithDefault<StoredFileFacts>;
  /** Random: names what is stored and the addresses of the previews. */
  key: string;
  state: Generated<SubmissionFileState>;
  is_cover: Generated<boolean>;
  create_time: Generated<Date>;
}

export interface SubmissionNoteTable {
  id: Generated<string>;
  project_id: string;
  submission_id: string;
  text: string;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
}
