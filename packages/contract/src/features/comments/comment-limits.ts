/** Replies of replies are the deepest; an answer to one of these stands beside it. */
export const MAX_DEPTH = 2;
export const MIN_CONTENT = 2;
export const MAX_CONTENT = 2_000;
export const MIN_SENDER_NAME = 2;
export const MAX_SENDER_NAME = 60;
export const MAX_PINNED = 3;
export const MAX_NOTE = 500;
export const MAX_REPLY = 2_000;
export const MAX_REPORT_TEXT = 500;

const HOUR = 3_600_000;
/** Reports and requests of an authority are answered within a day. */
export const TIME_TO_ACT_MS = 24 * HOUR;
/** A comment in somebody's hands is theirs for as long; each claim begins it anew. */
export const CLAIM_MS = 120_000;
export const MAX_CLAIMED = 20;
/** How long a person may take their own decision back. */
export const UNDO_MS = 600_000;
/** One rejection of fifty is shown to a second person. */
export const SECOND_LOOK_SHARE = 0.02;
export const SHORT_BAN_DAYS = 7;
export const LONG_BAN_DAYS = 30;
