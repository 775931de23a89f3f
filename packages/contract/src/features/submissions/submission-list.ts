import * as z from 'zod/mini';
import { contentId } from '../../core/ids.ts';
import { pageQuery, queryBoolean, queryList } from '../../core/paging.ts';
import { day } from '../../vocabulary/day.ts';
import { PROVINCE_CODES } from '../../vocabulary/province-codes.ts';
import { contestCategory, roundKey } from '../contests/contest-kinds.ts';
import { residence, submissionFlag, techResult } from './submission-kinds.ts';
import { submissionState } from './submission-states.ts';

export const SUBMISSION_SORTS = ['NEW', 'OLD', 'AVERAGE', 'SPREAD', 'VOTES'] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number];

const points = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'type' })), z.number()], {
    error: 'type',
  }),
  z.pipe(
    z.transform((value: string | number) => Number(value)),
    z.number().check(z.gte(0, { error: 'tooSmall' }), z.lte(100, { error: 'tooBig' })),
  ),
);

/** Which works, apart from paging: lists, exports and bulk jobs read it the same way. */
export const submissionFilter = {
  contestId: contentId,
  category: z.optional(queryList(contestCategory)),
  state: z.optional(queryList(submissionState)),
  round: z.optional(queryList(roundKey)),
  province: z.optional(queryList(z.enum(PROVINCE_CODES, { error: 'choice' }))),
  residence: z.optional(queryList(residence)),
  tech: z.optional(queryList(techResult)),
  flag: z.optional(queryList(submissionFlag)),
  /** Any flag at all. */
  flagged: z.optional(queryBoolean),
  averageFrom: z.optional(points),
  averageTo: z.optional(points),
  /** Days on which they were sent, both included. */
  from: z.optional(day),
  to: z.optional(day),
  exhibited: z.optional(queryBoolean),
  assigneeId: z.optional(contentId),
  /** Works before this juror; for those who run rounds, never for a person who is blind. */
  jurorId: z.optional(contentId),
  /** Works that got a valid vote in this month, `2026-10`. */
  voteMonth: z.optional(
    z.string({ error: 'type' }).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'pattern' })),
  ),
};

export const submissionListQuery = z.strictObject({
  ...pageQuery,
  ...submissionFilter,
  sort: z._default(z.enum(SUBMISSION_SORTS, { error: 'choice' }), 'NEW'),
});
export type SubmissionListQuery = z.output<typeof submissionListQuery>;
export type SubmissionFilter = Omit<SubmissionListQuery, 'limit' | 'page' | 'happy' | 'sort'>;
