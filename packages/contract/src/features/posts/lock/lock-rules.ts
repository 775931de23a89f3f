/** How often an open page says that it is there, in seconds. */
export const BEAT_SECONDS = 20;
/** An editing session that was not heard of for so long is gone. */
export const GONE_SECONDS = 60;
/** Who has not typed for so long holds the post no more. */
export const LOCK_IDLE_SECONDS = 15 * 60;
/** Whose turn it is to edit need not wait longer for who does not type. */
export const YIELD_IDLE_SECONDS = 10 * 60;
