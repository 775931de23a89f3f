import * as z from 'zod/mini';
import { contentId, randomId, version } from '../../../core/ids.ts';
import { postDraft, storedPostDraft, termRef } from '../post.ts';

/** One row per post, person and editing session; never touches the post. */
export const autosaveWrite = z.strictObject({
  postId: contentId,
  editingSession: randomId,
  /** Version of the post that this text started from. */
  baseVersion: version,
  draft: postDraft,
});
export type AutosaveWrite = z.output<typeof autosaveWrite>;

export const autosave = z.object({
  editingSession: z.string(),
  baseVersion: z.number(),
  savedTime: z.string(),
  draft: storedPostDraft,
  /** The draft's tags that still exist, by name. */
  tags: z.array(termRef),
});
export type Autosave = z.output<typeof autosave>;
