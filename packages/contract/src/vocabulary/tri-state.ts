import * as z from 'zod/mini';

/** Specification §3: 0 no, 1 yes, 2 unknown. */
export const NO = 0;
export const YES = 1;
export const UNKNOWN = 2;
export const triState = z.union([z.literal(NO), z.literal(YES), z.literal(UNKNOWN)], { error: 'choice' });
export type TriState = z.output<typeof triState>;
