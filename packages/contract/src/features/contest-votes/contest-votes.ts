import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { pageQuery, queryList } from '../../core/paging.ts';
import { longText } from '../../core/text.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import { contestCategory } from '../contests/contest-kinds.ts';
import { submissionState } from '../submissions/submission-states.ts';
import { voteEvidence } from './vote-evidence.ts';
import {
  FINDING_ACTIONS,
  findingState,
  monthName,
  monthState,
  voteKind,
  votePattern,
  voteState,
} from './vote-kinds.ts';

const time = z.nullable(z.string());
const { limit, page, happy } = pageQuery;

/** A work in the order of the audience. */
export const boardRow = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  category: contestCategory,
  state: submissionState,
  cover: z.string(),
  valid: z.number(),
  struck: z.number(),
  shares: z.number(),
  /** Votes and shares by the weights of the contest. */
  points: z.number(),
  isPublicGallery: z.boolean(),
});
export type BoardRow = z.output<typeof boardRow>;

export const boardQuery = z.strictObject({
  ...pageQuery,
  contestId: contentId,
  category: z.optional(queryList(contestCategory)),
});
export type BoardQuery = z.output<typeof boardQuery>;

export const votesOverview = z.object({
  state: z.enum(['OPEN', 'DISABLED', 'NO_MAIL', 'NOT_YET', 'OVER']),
  openTime: time,
  closeTime: time,
  countsShares: z.boolean(),
  monthly: z.boolean(),
  valid: z.number(),
  struck: z.number(),
  shares: z.number(),
  voters: z.number(),
  /** Works that readers may see. */
  works: z.number(),
  /** Votes of each day that had any, the last sixty; those taken back are gone. */
  days: z.array(z.object({ day: z.string(), valid: z.number(), struck: z.number() })),
  /** When the patterns were last looked for. */
  analysisTime: time,
  findings: z.object({ proposed: z.number(), struck: z.number() }),
});
export type VotesOverview = z.output<typeof votesOverview>;

export const contestQuery = z.strictObject({ contestId: contentId });
export const contestBody = z.strictObject({ contestId: contentId });

/** Votes of one work that are proposed to be struck, or were. */
export const voteFinding = z.object({
  id: z.string(),
  pattern: votePattern,
  state: findingState,
  submission: z.object({ id: z.string(), number: z.string(), title: z.string() }),
  evidence: voteEvidence,
  /** Votes that it names, and how many of them are struck by it now. */
  votes: z.number(),
  struck: z.number(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedTime: time,
  foundTime: z.string(),
});
export type VoteFinding = z.output<typeof voteFinding>;

export const findingsQuery = z.strictObject({
  ...{ limit, page, happy },
  contestId: contentId,
  state: z.optional(queryList(findingState)),
  pattern: z.optional(queryList(votePattern)),
});
export type FindingsQuery = z.output<typeof findingsQuery>;

const reason = longText({ min: 3, max: 500 });

export const findingsDecide = z.strictObject({
  action: z.enum(FINDING_ACTIONS, { error: 'choice' }),
  ids: bulkIds,
  reason,
});
export type FindingsDecide = z.output<typeof findingsDecide>;

/** One vote; its voter is masked, and '' once erased. */
export const voteRow = z.object({
  id: z.string(),
  kind: voteKind,
  state: voteState,
  time: z.string(),
  submission: z.object({ id: z.string(), number: z.string() }),
  voterId: z.string(),
  voter: z.string(),
  verifiedTime: z.string(),
  /** A part of the keyed hash of its network block: equal ones come from one block. */
  block: z.string(),
  /** Why it does not count; null where it does. */
  strike: z.nullable(
    z.object({
      findingId: z.string(),
      pattern: votePattern,
      evidence: voteEvidence,
      reason: z.string(),
      by: z.string(),
      time,
    }),
  ),
});
export type VoteRow = z.output<typeof voteRow>;

export const votesQuery = z.strictObject({
  ...{ limit, page, happy },
  contestId: contentId,
  submissionId: z.optional(contentId),
  findingId: z.optional(contentId),
  state: z.optional(queryList(voteState)),
});
export type VotesQuery = z.output<typeof votesQuery>;

export const voteMonth = z.object({
  id: z.string(),
  month: z.string(),
  state: monthState,
  notedTime: z.string(),
  /** Why it was counted again; '' when it was not. */
  reason: z.string(),
  places: z.array(
    z.object({
      submission: z.object({ id: z.string(), number: z.string(), title: z.string() }),
      category: contestCategory,
      place: z.number(),
      points: z.number(),
      votes: z.number(),
      lastTime: z.string(),
      isOut: z.boolean(),
      /** Names of the prize; null where it won none. */
      prize: z.nullable(z.object({ vi: z.string(), en: z.string() })),
    }),
  ),
  ...auditFields,
});
export type VoteMonth = z.output<typeof voteMonth>;

export const monthRecount = z.strictObject({ contestId: contentId, month: monthName, reason });
export const monthAnnounce = z.strictObject({ id: contentId, version });
