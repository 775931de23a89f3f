import type { Role } from '@toasoan/contract/access/roles.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { StoredEventDraft } from '@toasoan/contract/features/events/event.ts';
import type { EventDetails } from '@toasoan/contract/features/events/event-details.ts';
import type {
  AttendanceMode,
  EventStatus,
  EventType,
  RecurrenceKind,
} from '@toasoan/contract/features/events/event-kinds.ts';
import type { LoggedEventTransitionName } from '@toasoan/contract/features/events/history/event-transition-log.ts';
import type { EventSnapshot } from '@toasoan/contract/features/events/history/event-version.ts';
import type { ChangeKind, EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { OccurrenceScope } from '@toasoan/contract/features/events/verbs/verb-request.ts';
import type { EventState } from '@toasoan/contract/features/events/workflow/event-states.ts';
import type { ColumnType, Generated } from 'kysely';
import type { VersionedColumns } from '../versioned-columns.ts';

export interface EventTable extends VersionedColumns {
  /** The record that it translates; null for one of its own. */
  translation_of: string | null;
  title: string;
  slug: string;
  slug_is_manual: Generated<boolean>;
  state: EventState;
  state_before_trash: EventState | null;
  state_time: Generated<Date>;
  state_reason: Generated<string>;
  schedule_time: Date | null;
  published_time: Date | null;
  ever_published: Generated<boolean>;
  approved_by_id: string | null;
  approved_by_name: Generated<string>;
  excerpt: Generated<string>;
  content: ColumnType<ArticleDocument, string, string>;
  sanitizer_version: number;
  keywords: Generated<string[]>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  details: ColumnType<Partial<EventDetails>, string, string>;
  event_type: EventType;
  lang: string;
  start_time: Date | null;
  over_time: Date | null;
  recurrence_kind: RecurrenceKind;
  attendance_mode: AttendanceMode;
  province_code: string | null;
  organizer_ids: Generated<string[]>;
  performer_ids: Generated<string[]>;
  related_post_ids: Generated<string[]>;
  has_point: Generated<boolean>;
  search_words: string;
  organizer_words: string;
  event_status: Generated<EventStatus>;
  previous_start_time: Date | null;
  status_note: Generated<string>;
}

export interface EventCategoryTable {
  project_id: string;
  event_id: string;
  category_id: string;
  position: number;
}

export interface EventTagTable {
  project_id: string;
  event_id: string;
  tag_id: string;
  position: number;
}

/** What one date of an event has of its own. */
export interface OwnOccurrence {
  /** Milliseconds from the time by the rule. */
  readonly shift?: number;
  /** Milliseconds; null: no end is known. */
  readonly length?: number | null;
  readonly status?: EventStatus;
  readonly statusNote?: string;
  /** What was planned before it was postponed or moved. */
  readonly previousStartTime?: string;
  readonly placeName?: string;
  readonly address?: string;
  readonly provinceCode?: string | null;
  readonly ward?: string;
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly onlineUrl?: string;
  readonly note?: string;
  /** Dates generated later take it over. */
  readonly follows?: true;
}

export interface EventOccurrenceTable {
  project_id: string;
  event_id: string;
  /** `2026-11-24` */
  day: ColumnType<string, string, string>;
  start_time: Date;
  end_time: Date | null;
  over_time: Date;
  event_status: EventStatus;
  previous_start_time: Date | null;
  own: ColumnType<OwnOccurrence | null, string | null, string | null>;
}

export interface EventSessionTable {
  project_id: string;
  event_id: string;
  user_id: string;
  editing_session: string;
  user_name: string;
  session_id: string;
  place: string | null;
  opened_time: Generated<Date>;
  seen_time: Generated<Date>;
}

export interface EventLockTable {
  project_id: string;
  event_id: string;
  user_id: string;
  user_name: string;
  editing_session: string;
  session_id: string | null;
  since: Generated<Date>;
  seen_time: Generated<Date>;
  typed_time: Generated<Date>;
}

export interface EventAutosaveTable {
  project_id: string;
  event_id: string;
  user_id: string;
  editing_session: string;
  base_version: number;
  draft: ColumnType<StoredEventDraft, string, string>;
  saved_time: Generated<Date>;
}

export interface EventVersionTable {
  project_id: string;
  event_id: string;
  no: number;
  kind: VersionKind;
  is_public: boolean;
  time: Generated<Date>;
  user_id: string | null;
  user_name: string;
  changed_fields: string[];
  snapshot: ColumnType<EventSnapshot, string, never>;
  has_content: Generated<boolean>;
  media: Generated<string[]>;
  note: Generated<string>;
  is_substantive: Generated<boolean>;
}

export interface EventPublicationTable {
  project_id: string;
  event_id: string;
  kind: 'publish';
  user_id: string;
  time: Date;
  commit_time: Generated<Date>;
  /** The version of the event after it. */
  version: number;
  before: ColumnType<Readonly<Record<string, string | null>>, string, string>;
}

/** Append-only. */
export interface EventMoveTable {
  id: Generated<string>;
  project_id: string;
  event_id: string;
  move: LoggedEventTransitionName;
  from_state: EventState;
  to_state: EventState;
  /** Null: the product itself, at the planned time. */
  user_id: string | null;
  user_name: string;
  user_role: Role | null;
  reason: Generated<string>;
  schedule_time: Date | null;
  version: number;
  time: Generated<Date>;
}

/** What brings a change of plan back: the event's own columns, and what its dates had of their own. */
export interface PlanUndo {
  readonly event?: {
    readonly status: EventStatus;
    readonly previousStartTime: string | null;
    readonly statusNote: string;
    readonly details: Partial<EventDetails>;
  };
  readonly dates?: Readonly<Record<string, OwnOccurrence | null>>;
}

export interface EventChangeTable {
  id: Generated<string>;
  project_id: string;
  event_id: string;
  kind: ChangeKind;
  scope: OccurrenceScope;
  first_day: string | null;
  last_day: string | null;
  before: ColumnType<EventPlan, string, never>;
  after: ColumnType<EventPlan, string, never>;
  undo: ColumnType<PlanUndo | null, string | null, never>;
  note: string;
  user_id: string | null;
  user_name: string;
  time: Generated<Date>;
  taken_back_time: Date | null;
}
