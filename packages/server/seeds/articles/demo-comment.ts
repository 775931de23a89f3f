import type {
  CommentState,
  RejectCode,
  ReportReason,
} from '@toasoan/contract/features/comments/comment-states.ts';

/** A comment of the demo; the people in it are invented. */
export interface DemoComment {
  /** Names it for its answers. */
  readonly key?: string;
  readonly answers?: string;
  readonly sender: string;
  readonly text: string;
  readonly minutesAgo: number;
  /** Absent: it waits. */
  readonly state?: CommentState;
  readonly code?: RejectCode;
  readonly likes?: number;
  readonly reports?: readonly ReportReason[];
  /** Minutes until reports are overdue; negative: they are. */
  readonly dueIn?: number;
  readonly isPinned?: boolean;
  readonly isPick?: boolean;
  readonly reply?: string;
}
