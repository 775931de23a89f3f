import type { Aggregator, CorrectionBasis } from '@toasoan/contract/features/posts/correction/correction.ts';
import type { NoteKind, PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import type { NoteAnchor } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import type { PlacementKind } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Royalty } from '@toasoan/contract/features/posts/royalty/royalty.ts';
import type { TakedownState } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import type {
  TakedownReason,
  TakedownScope,
} from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { RoyaltyGroupCode } from '@toasoan/contract/vocabulary/royalty-groups.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface PostShareLinkTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  secret_hash: Buffer;
  text: 'working' | 'public';
  /** One version of its history; null: the text at the time the link is opened. */
  version_no: number | null;
  once: boolean;
  create_time: Generated<Date>;
  created_by_id: string | null;
  created_by_name: string;
  expire_time: Date;
  end_time: Date | null;
  /** '' when the post's own workflow ended it. */
  ended_by_name: Generated<string>;
  open_count: Generated<number>;
  last_open_time: Date | null;
}

export interface PostPlacementTable {
  project_id: string;
  post_id: string;
  kind: PlacementKind;
  /** For PINNED. */
  category_id: string | null;
  /** For FOCUS: 1 is the first. */
  position: number | null;
  /** Null: until somebody removes it. */
  until: Date | null;
  placed_by_id: string | null;
  placed_by_name: string;
  placed_time: Generated<Date>;
}

/** The columns of a post as they were before a publication; times as ISO texts. */
export type BeforePublication = Readonly<Record<string, string | number | null>>;

export interface PostPublicationTable {
  project_id: string;
  post_id: string;
  /** apply: the changes of a public post. */
  kind: 'publish' | 'apply';
  user_id: string;
  time: Date;
  /** What ended in the same transaction has this time. */
  commit_time: Generated<Date>;
  /** The version of the post after it. */
  version: number;
  before: ColumnType<BeforePublication, string, string>;
}

/** A post that was handed over, with its previous values. */
export interface HandedPost {
  readonly id: string;
  /** The version after the hand-over. */
  readonly version: number;
  /** The previous message of the assignment. */
  readonly text: string;
  /** Who watched it, if it was scheduled. */
  readonly watchedById: string | null;
  readonly watchedByName: string;
}

export interface PostHandOverTable {
  id: Generated<string>;
  project_id: string;
  from_id: string;
  to_id: string;
  text: string;
  moved: ColumnType<HandedPost[], string, never>;
  make_time: Generated<Date>;
}

export interface PostNoteTable {
  id: Generated<string>;
  project_id: string;
  post_id: string;
  /** The note it answers. */
  parent_id: string | null;
  kind: NoteKind;
  text: string;
  mentions: ColumnType<PostNote['mentions'], string, string>;
  must_fix: boolean;
  must_fix_by_id: string | null;
  must_fix_by_name: string | null;
  /** The current position of its passage; null: about the whole text. */
  anchor: ColumnType<NoteAnchor | null, string | null, string | null>;
  quote: string;
  says_fixed: boolean;
  fixed_by_id: string | null;
  fixed_by_name: string | null;
  author_id: string | null;
  author_name: string;
  make_time: Generated<Date>;
  edit_time: Date | null;
  resolved_by_id: string | null;
  resolved_by_name: string | null;
  resolved_time: Date | null;
  version: Generated<number>;
}

export interface PostRoyaltyTable {
  project_id: string;
  post_id: string;
  royalty_group: RoyaltyGroupCode;
  /** Two decimals, as text. */
  coefficient: ColumnType<string, number, number>;
  /** In đồng, like the amounts. */
  unit_value: ColumnType<string, number, number>;
  amount: ColumnType<string, number, number>;
  payees: ColumnType<Royalty['payees'], string, string>;
  quality_grade: Royalty['qualityGrade'];
  pay_state: Royalty['payState'];
  period: string | null;
  none_reason: Generated<string>;
  /** Null once its month is closed: the row then outlives the post. */
  living_post_id: string | null;
  /** As it was when its month was closed; '' and null before. */
  title: Generated<string>;
  published_time: Generated<Date | null>;
  version: Generated<number>;
  update_time: Generated<Date>;
  updated_by_id: string | null;
  updated_by_name: string;
}

/** A closed case does not change, except for the post's reinstatement. */
export interface TakedownCaseTable extends VersionedColumns {
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
}

export interface PostCorrectionTable extends VersionedColumns {
  /** The corrected post. */
  post_id: string;
  /** The post that publishes the correction. */
  correction_post_id: string;
  /** The corrected text as it was when the correction was written. */
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
  /** The accepted request that it was written for. */
  request_id: string | null;
}
