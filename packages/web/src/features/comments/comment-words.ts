import type {
  CommentState,
  RejectCode,
  ReportReason,
} from '@toasoan/contract/features/comments/comment-states.ts';
import {
  COMMENT_STATE_TEXTS,
  REJECT_CODE_TEXTS,
  REPORT_REASON_TEXTS,
} from '@toasoan/contract/features/comments/comment-texts.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { StatusTone } from '#web/ui/display/status-tag.tsx';

/** Names that the contract has, in the language of the console. */
export const stateName = (state: CommentState): string => COMMENT_STATE_TEXTS[state][currentLanguage()];
export const rejectName = (code: RejectCode): string => REJECT_CODE_TEXTS[code][currentLanguage()];
export const reportName = (reason: ReportReason): string => REPORT_REASON_TEXTS[reason][currentLanguage()];

export const STATE_TONES: Readonly<Record<CommentState, StatusTone>> = {
  PENDING: 'waiting',
  APPROVED: 'published',
  REJECTED: 'rejected',
  HIDDEN: 'unpublished',
  SPAM: 'rejected',
  DELETED: 'draft',
};
