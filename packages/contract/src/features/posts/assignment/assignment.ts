import * as z from 'zod/mini';
import { contentId, version } from '../../../core/ids.ts';
import { longText } from '../../../core/text.ts';
import { instant } from '../../../vocabulary/instant.ts';

/** The word that comes with a post. */
export const ASSIGN_TEXT_MOST = 500;
export const assignText = longText({ max: ASSIGN_TEXT_MOST });

export const postAssign = z.strictObject({
  version,
  /** Null: nobody any more; with it go the due time and the word. */
  assigneeId: z.nullable(contentId),
  /** Absent: as it is; null: none. */
  dueTime: z.optional(z.nullable(instant)),
  /** Absent: as it is for who has the post, none for somebody new. */
  text: z.optional(assignText),
});
export type PostAssign = z.output<typeof postAssign>;
