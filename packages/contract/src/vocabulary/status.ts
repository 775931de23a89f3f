import * as z from 'zod/mini';

export const STATUSES = ['ENABLE', 'DISABLED'] as const;
export const status = z.enum(STATUSES, { error: 'choice' });
export type Status = z.output<typeof status>;
