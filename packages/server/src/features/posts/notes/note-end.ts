import type { TransactionCall } from '#server/core/http/call.ts';

export type NoteEnd = 'resolved' | 'reopened' | 'removed';

/** Called in the transaction that changes a note: a higher feature may have asked for it. */
export type WhenNoteEnds = (call: TransactionCall, noteId: string, end: NoteEnd) => Promise<void>;
