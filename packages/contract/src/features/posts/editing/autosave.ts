import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { autosaveFields, autosaveWriteFields } from '../../articles/autosave/autosave.ts';
import { postDraft, storedPostDraft, termRef } from '../post.ts';

/** One row per post, user and editing session; never changes the post. */
export const autosaveWrite = z.strictObject({ postId: contentId, ...autosaveWriteFields(postDraft) });

export const AUTOSAVE_NAMES = {
  /** The draft's tags that still exist, by name. */
  tags: z.array(termRef),
};
export const autosave = z.object(autosaveFields(storedPostDraft, AUTOSAVE_NAMES));
export type Autosave = z.output<typeof autosave>;
