import * as z from 'zod/mini';
import { randomId } from '../../../core/ids.ts';
import { autosave, autosaveWrite } from '../editing/autosave.ts';
import { presence } from './presence.ts';

/** The answer of a page that was asked for its unsaved text. */
export const textGiven = z.strictObject({
  editingSession: randomId,
  /** The session that asked. */
  to: randomId,
  /** null: everything is saved. */
  text: z.nullable(z.omit(autosaveWrite, { postId: true, editingSession: true })),
});
export type TextGiven = z.output<typeof textGiven>;

/** Unsaved text of the session whose lock was taken, as it was last kept on the server. */
const unsavedText = z.extend(autosave, { userId: z.string(), name: z.string() });

/** After a take-over: who is present, and what the page before had not saved. */
export const takenOver = z.extend(presence, {
  /** null: everything that the server knows is saved. */
  text: z.nullable(unsavedText),
});
export type TakenOver = z.output<typeof takenOver>;
