import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';

/** A work as a search over all contests of a project finds it. */
export const foundWork = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  contestId: z.string(),
  contestCode: z.string(),
  contestTitle: z.string(),
});
export type FoundWork = z.output<typeof foundWork>;

export const workSearch = z.strictObject({ text: oneLine({ min: 1, max: 100 }) });

/** So many works answer a search. */
export const MOST_FOUND = 8;
