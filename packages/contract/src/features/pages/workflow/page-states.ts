import * as z from 'zod/mini';

export const PAGE_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const;
export const pageState = z.enum(PAGE_STATES, { error: 'choice' });
export type PageState = z.output<typeof pageState>;
