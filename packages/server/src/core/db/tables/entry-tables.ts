import type {
  EntryAuthor,
  EntryFileWords,
  EntryWork,
} from '@toasoan/contract/features/contest-entries/entry.ts';
import type { GuardianPaperType } from '@toasoan/contract/features/contest-entries/entry-limits.ts';
import type { ConsentKind } from '@toasoan/contract/features/submissions/consent-texts.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { ColumnType, Generated } from 'kysely';

type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

export interface EntryCodeTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  email: string;
  email_key: string;
  language: Language;
  /** Entering the contest, voting in it, or judging it. */
  purpose: Generated<'ENTRY' | 'VOTE' | 'JURY'>;
  /** Code and link of the mail are derived from it. */
  nonce: string;
  tries: Generated<number>;
  expire_time: Date;
  used_time: Date | null;
  create_time: Generated<Date>;
}

/** A secret that opens the entries of one e-mail in one contest. */
export interface EntryLinkTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  email: string;
  email_key: string;
  token_hash: Buffer;
  expire_time: Date;
  create_time: Generated<Date>;
}

export interface EntryDraftTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  email: string;
  email_key: string;
  language: Language;
  /** The work that it mends. */
  fixes_id: string | null;
  /** The work that it became. */
  submission_id: string | null;
  author: JsonWithDefault<Partial<EntryAuthor>>;
  work: JsonWithDefault<Partial<EntryWork>>;
  /** Order and captions of the files. */
  files: JsonWithDefault<EntryFileWords>;
  version: Generated<number>;
  create_time: Generated<Date>;
  update_time: Date;
  expire_time: Date;
}

export interface EntryUploadTable {
  id: string;
  project_id: string;
  draft_id: string;
  length: string;
  safe_bytes: Generated<string>;
  lease: string | null;
  file_name: string;
  purpose: Generated<'WORK' | 'GUARDIAN'>;
  /** Under which its file is going to be stored. */
  key: string;
  /** Of what it became: a file of a work, or a paper. */
  file_id: string | null;
  is_dropped: Generated<boolean>;
  begin_time: Date;
  update_time: Date;
}

export interface EntryUploadPartTable {
  project_id: string;
  upload_id: string;
  first_byte: string;
  size_bytes: string;
  name: string;
}

/** A mail of the office to the author of a work. */
export interface AuthorMailTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  submission_id: string;
  time: Date;
  created_by_id: string | null;
}

/** What the guardian of a minor signed: of a draft, then of its author. */
export interface GuardianPaperTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  draft_id: string | null;
  entrant_id: string | null;
  mime: GuardianPaperType;
  bytes: string;
  checksum: Buffer;
  key: string;
  create_time: Date;
}

/** Rows stay as they are; only the address may be forgotten. */
export interface ContestConsentTable {
  id: Generated<string>;
  project_id: string;
  contest_id: string;
  submission_id: string;
  entrant_id: string;
  kind: ConsentKind;
  rules_version: number;
  time: Date;
  /** '' once it is forgotten. */
  address: string;
}
