import * as z from 'zod/mini';
import { contestState } from '../contests/contest-kinds.ts';

/** Where the works of one contest were made. */
export const provinceYear = z.object({
  contestId: z.string(),
  code: z.string(),
  title: z.string(),
  titleEn: z.string(),
  year: z.number(),
  state: contestState,
  /** Works are taken now: a province without one is a gap that can still be filled. */
  isOpen: z.boolean(),
  /** By code of the province; those without a work are missing. */
  provinces: z.record(z.string(), z.number()),
  /** In Vietnam, the province is not known. */
  unplaced: z.number(),
  abroad: z.number(),
});
export type ProvinceYear = z.output<typeof provinceYear>;

export const provinceYears = z.object({ items: z.array(provinceYear) });
