import * as z from 'zod/mini';
import { randomId, version } from '../../../core/ids.ts';

/** What an editing session keeps unsaved. A feature adds the id of its record. */
export const autosaveWriteFields = <Draft extends z.ZodMiniType>(draft: Draft) => ({
  editingSession: randomId,
  /** Version of the record that this text started from. */
  baseVersion: version,
  draft,
});

/** A kept text as it is read again. `names`: what the draft names by id only, such as its tags. */
export const autosaveFields = <Draft extends z.ZodMiniType, Names extends Record<string, z.ZodMiniType>>(
  draft: Draft,
  names: Names,
) => ({
  editingSession: z.string(),
  baseVersion: z.number(),
  savedTime: z.string(),
  draft,
  ...names,
});

/** A text to keep, of whatever record. */
export interface AutosaveText<Draft> {
  readonly editingSession: string;
  readonly baseVersion: number;
  readonly draft: Draft;
}

/** A kept text without the names of what it refers to. */
export interface KeptText<Draft> extends AutosaveText<Draft> {
  readonly savedTime: string;
}
