import type { OfficialReply, SlaKind } from '@toasoan/contract/features/comments/comment.ts';
import type {
  CommentState,
  CommentTargetType,
  RejectCode,
  ReportReason,
} from '@toasoan/contract/features/comments/comment-states.ts';
import type { BanLength } from '@toasoan/contract/features/comments/moderation/moderation-bodies.ts';
import type { CommentRules } from '@toasoan/contract/features/comments/rules/comment-rules.ts';
import type { Finding, HeldRule } from '@toasoan/contract/features/comments/rules/finding.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface CommentTable {
  id: Generated<string>;
  project_id: string;
  target_type: CommentTargetType;
  target_id: string;
  target_title: string;
  parent_id: string | null;
  /** The first comment of the thread; null in itself. */
  thread_id: string | null;
  depth: number;
  sender_name: string;
  /** The same for one e-mail, or for one browser without any; empty when erased. */
  sender_key: Buffer;
  email_verified: Generated<boolean>;
  phone_verified: Generated<boolean>;
  content: string;
  content_original: string | null;
  content_hash: Buffer;
  search: ColumnType<string, unknown, unknown>;
  lang: RecordLanguage;
  state: CommentState;
  held_rules: Generated<HeldRule[]>;
  findings: ColumnType<Finding[], string | undefined, string>;
  reject_code: RejectCode | null;
  reject_text: Generated<string>;
  note: Generated<string>;
  like_count: Generated<number>;
  dislike_count: Generated<number>;
  /** Open ones. */
  report_count: Generated<number>;
  is_pinned: Generated<boolean>;
  is_pick: Generated<boolean>;
  official_reply: ColumnType<OfficialReply | null, string | null | undefined, string | null>;
  reply_draft: Generated<string>;
  sla_due: Date | null;
  sla_kind: SlaKind | null;
  due_order: GeneratedAlways<Date>;
  moderated_by_id: string | null;
  moderated_by_name: string | null;
  moderated_time: Date | null;
  idempotency_key: string | null;
  sent_time: Generated<Date>;
  update_time: Generated<Date>;
  version: Generated<number>;
}

/** A comment in somebody's hands until then; what has run out counts for nothing. */
export interface CommentClaimTable {
  comment_id: string;
  project_id: string;
  by_id: string;
  by_name: string;
  until: Date;
}

/** Personal data of a sender, sealed; the hints are masked. */
export interface CommentContactTable {
  comment_id: string;
  project_id: string;
  box: Buffer;
  key_id: string;
  email_hint: string;
  address_hint: string;
  device: string;
  device_hash: Generated<Buffer>;
  create_time: Generated<Date>;
}

/** A comment that waits for its sender to open the link in the mail. */
export interface CommentConfirmationTable {
  id: Generated<string>;
  project_id: string;
  secret_hash: Buffer;
  sender_key: Buffer;
  box: Buffer;
  key_id: string;
  idempotency_key: string | null;
  create_time: Generated<Date>;
  expire_time: Date;
  used_time: Date | null;
  comment_id: string | null;
}

/** Opened or closed by hand. */
export interface CommentTargetTable {
  project_id: string;
  target_type: CommentTargetType;
  target_id: string;
  is_open: boolean;
  update_time: Generated<Date>;
  updated_by_name: string;
}

export interface CommentReportTable {
  id: Generated<string>;
  project_id: string;
  comment_id: string;
  by_kind: 'READER' | 'AUTHORITY';
  reporter_key: Buffer | null;
  reason: ReportReason;
  text: Generated<string>;
  order_ref: Generated<string>;
  issuer: Generated<string>;
  make_time: Generated<Date>;
  closed_time: Date | null;
}

export interface CommentLikeTable {
  project_id: string;
  comment_id: string;
  reader_key: Buffer;
  /** 1 likes it, -1 does not. */
  value: number;
  make_time: Generated<Date>;
}

/** The columns that a step changed, as they were. */
export type BeforeMove = Readonly<Record<string, unknown>>;

export interface CommentMoveTable {
  id: Generated<string>;
  project_id: string;
  comment_id: string;
  verb: string;
  from_state: CommentState | null;
  to_state: CommentState;
  reject_code: RejectCode | null;
  text: Generated<string>;
  before: ColumnType<BeforeMove, string | undefined, never>;
  version: number;
  undone: Generated<boolean>;
  by_id: string | null;
  by_name: Generated<string>;
  move_time: Generated<Date>;
}

export interface CommentRulesTable {
  project_id: string;
  rules: ColumnType<CommentRules, string, string>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: Generated<string>;
}

export interface CommentBanTable {
  id: Generated<string>;
  project_id: string;
  sender_key: Buffer;
  sender_name: string;
  comment_id: string | null;
  reason: string;
  length: BanLength;
  /** Null: for ever. */
  until: Date | null;
  by_id: string | null;
  by_name: string;
  start_time: Generated<Date>;
  ended_by_id: string | null;
  ended_by_name: string | null;
  end_time: Date | null;
  version: Generated<number>;
}

export interface CommentSenderNoteTable {
  project_id: string;
  sender_key: Buffer;
  text: string;
  by_id: string | null;
  by_name: string;
  update_time: Generated<Date>;
  version: Generated<number>;
}

export interface CommentSecondLookTable {
  id: Generated<string>;
  project_id: string;
  comment_id: string;
  first_by_id: string | null;
  first_by_name: string;
  first_code: RejectCode;
  draw_time: Generated<Date>;
  agrees: boolean | null;
  text: Generated<string>;
  second_by_id: string | null;
  second_by_name: string | null;
  look_time: Date | null;
}

export interface CommentCorrectionTable {
  comment_id: string;
  project_id: string;
  post_id: string;
  note_id: string;
  by_id: string | null;
  by_name: string;
  make_time: Generated<Date>;
  mended_time: Date | null;
  mended_by_name: string | null;
}

/** Differences; a tab's number is their sum. */
export interface CommentCountTable {
  project_id: string;
  view: string;
  count: number;
}

export interface CommentTargetCountTable {
  project_id: string;
  target_type: CommentTargetType;
  target_id: string;
  count: number;
}
