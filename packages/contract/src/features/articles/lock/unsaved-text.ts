import * as z from 'zod/mini';
import { randomId } from '../../../core/ids.ts';
import {
  type AutosaveText,
  autosaveFields,
  autosaveWriteFields,
  type KeptText,
} from '../autosave/autosave.ts';
import { presence } from './presence.ts';

/** The answer of a page that was asked for its unsaved text. */
export const textGivenOf = <Draft extends z.ZodMiniType>(draft: Draft) => {
  const { baseVersion, draft: text } = autosaveWriteFields(draft);
  return z.strictObject({
    editingSession: randomId,
    /** The session that asked. */
    to: randomId,
    /** null: everything is saved. */
    text: z.nullable(z.strictObject({ baseVersion, draft: text })),
  });
};

/** The same, of whatever record. */
export interface TextGiven<Draft> {
  readonly editingSession: string;
  readonly to: string;
  readonly text: Omit<AutosaveText<Draft>, 'editingSession'> | null;
}

/** After a take-over: who is present, and what the page before had not saved. */
export const takenOverOf = <Draft extends z.ZodMiniType, Names extends Record<string, z.ZodMiniType>>(
  draft: Draft,
  names: Names,
) =>
  z.extend(presence, {
    /** As it was last kept on the server; null: everything that the server knows is saved. */
    text: z.nullable(z.object({ ...autosaveFields(draft, names), userId: z.string(), name: z.string() })),
  });

/** Unsaved text of the session whose lock was taken, and whose it is. */
export interface UnsavedText<Draft> extends KeptText<Draft> {
  readonly userId: string;
  readonly name: string;
}
