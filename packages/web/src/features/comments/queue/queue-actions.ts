import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import type { Asking, RowCommand } from './row-commands.ts';

/** A command with the reason in words that stops it now. */
export interface OfferedCommand extends RowCommand {
  readonly disabledReason: string | undefined;
}

/** What the parts of the queue do with the comment in hand. */
export interface QueueActions {
  readonly offered: (row: CommentRow) => readonly OfferedCommand[];
  readonly run: (row: CommentRow, command: OfferedCommand) => void;
  readonly ask: (row: CommentRow, asking: Asking) => void;
  /** Which question is open about this comment. */
  readonly askingOf: (row: CommentRow) => Asking | undefined;
  readonly stopAsking: () => void;
  readonly reject: (row: CommentRow, code: RejectCode, text: string) => void;
  readonly undo: () => void;
  /** Opens what is commented on. */
  readonly openTarget: (row: CommentRow) => void;
}
