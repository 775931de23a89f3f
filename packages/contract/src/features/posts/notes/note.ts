import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { noteAnchor, noteAnchorDraft } from './note-anchor.ts';

/** NOTE: about the text, at a passage or as a whole. COMMENT: a conversation beside it. */
const NOTE_KINDS = ['NOTE', 'COMMENT'] as const;
export const noteKind = z.enum(NOTE_KINDS, { error: 'choice' });
export type NoteKind = z.output<typeof noteKind>;

/** Notes and answers of one post. */
export const MAX_NOTES = 500;
const MAX_NOTE_TEXT = 2_000;
const MAX_MENTIONS = 20;

export const noteText = longText({ min: 1, max: MAX_NOTE_TEXT });
export const noteMentions = z._default(
  z.array(contentId).check(z.maxLength(MAX_MENTIONS, { error: 'tooMany' })),
  () => [],
);

export const noteCreate = z.strictObject({
  postId: contentId,
  kind: noteKind,
  /** The note it answers; answers cannot be answered. */
  parentId: z.optional(contentId),
  text: noteText,
  /** The users mentioned with @. */
  mentions: noteMentions,
  mustFix: z._default(z.boolean({ error: 'type' }), false),
  /** Absent: about the whole text. */
  anchor: z.optional(noteAnchorDraft),
  /** For an answer: the note's request is done. */
  saysFixed: z._default(z.boolean({ error: 'type' }), false),
});
export type NoteCreate = z.output<typeof noteCreate>;

const person = z.object({ userId: z.nullable(z.string()), name: z.string() });

export const postNote = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  kind: noteKind,
  text: z.string(),
  mentions: z.array(z.object({ userId: z.string(), name: z.string() })),
  mustFix: z.boolean(),
  /** The user who required the fix, who may not be the note's author; null for a plain note. */
  mustFixBy: z.nullable(person),
  anchor: z.nullable(noteAnchor),
  /** The passage as it was when the note was written; '' without one. */
  quote: z.string(),
  saysFixed: z.boolean(),
  /** The user who last marked it as done; null if nobody since it was opened. */
  fixedBy: z.nullable(person),
  author: person,
  makeTime: z.string(),
  editTime: z.nullable(z.string()),
  resolvedBy: z.nullable(person),
  resolvedTime: z.nullable(z.string()),
  version: z.number(),
});
export type PostNote = z.output<typeof postNote>;
