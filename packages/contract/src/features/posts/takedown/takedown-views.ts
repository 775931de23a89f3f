import * as z from 'zod/mini';

/** overdue: open past its due time. done: taken down, reinstated later or not. */
export const TAKEDOWN_VIEWS = ['open', 'overdue', 'done', 'all'] as const;
export const takedownView = z.enum(TAKEDOWN_VIEWS, { error: 'choice' });
export type TakedownView = z.output<typeof takedownView>;
