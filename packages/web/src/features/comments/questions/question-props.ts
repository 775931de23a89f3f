import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import type { Act } from '../queue/step-rules.ts';

/** A question about one comment. It stays open until its answer is stored: typed words are never lost. */
export interface QuestionProps {
  readonly row: CommentRow;
  readonly busy: boolean;
  /** Sends these one after the other; closes the question once all are stored. */
  readonly onSend: (...acts: readonly Act[]) => void;
  readonly onClose: () => void;
}
