import * as z from 'zod/mini';
import { queryList } from '../../core/paging.ts';
import { auditFields } from '../../vocabulary/audit-fields.ts';
import {
  aiRule,
  askedField,
  averaging,
  contestCategory,
  contestState,
  medal,
  prizeKind,
  roundKey,
  roundMode,
  roundState,
} from './contest-kinds.ts';
import { criterionShown, limitsShown, organisersShown, quotaShown, votingShown } from './contest-shown.ts';

/** What the console knows of every contest of a project. */
export const contestSummary = z.object({
  id: z.string(),
  code: z.string(),
  prefix: z.string(),
  title: z.string(),
  titleEn: z.string(),
  year: z.number(),
  state: contestState,
  categories: z.array(contestCategory),
  openTime: z.nullable(z.string()),
  /** The end of the intake: the extended one where there is one. */
  endTime: z.nullable(z.string()),
  /** Works that were not withdrawn. */
  works: z.number(),
  /** Works that wait for a first look; 0 for who judges the contest blind: others check its works. */
  waiting: z.number(),
});
export type ContestSummary = z.output<typeof contestSummary>;

export const contestRound = z.object({
  id: z.string(),
  key: roundKey,
  mode: roundMode,
  criteria: z.array(criterionShown),
  jurorsPerEntry: z.number(),
  quota: quotaShown,
  blind: z.boolean(),
  /** Jurors read title and story too. */
  withStory: z.boolean(),
  averaging,
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
  state: roundState,
  ...auditFields,
});
export type ContestRound = z.output<typeof contestRound>;

export const contestPrize = z.object({
  id: z.string(),
  /** Null: of all categories together. */
  category: z.nullable(contestCategory),
  name: z.string(),
  nameEn: z.string(),
  medal,
  /** In đồng, for each. */
  amount: z.number(),
  quantity: z.number(),
  kind: prizeKind,
  ...auditFields,
});
export type ContestPrize = z.output<typeof contestPrize>;

export const contestDetail = z.object({
  ...contestSummary.shape,
  parentContestId: z.nullable(z.string()),
  theme: z.string(),
  organisers: organisersShown,
  closeTime: z.nullable(z.string()),
  extendedTo: z.nullable(z.string()),
  voteOpenTime: z.nullable(z.string()),
  voteCloseTime: z.nullable(z.string()),
  announceTime: z.nullable(z.string()),
  awardTime: z.nullable(z.string()),
  /** Days between which works must have been made. */
  createdFrom: z.nullable(z.string()),
  createdTo: z.nullable(z.string()),
  limits: limitsShown,
  minAge: z.number(),
  excludedGroups: z.array(z.string()),
  /** Codes of countries; empty: all. */
  allowedCountries: z.array(z.string()),
  requiredFields: z.array(askedField),
  allowAi: aiRule,
  allowComposite: z.boolean(),
  allowPrevAwarded: z.boolean(),
  voting: votingShown,
  retentionDays: z.number(),
  /** The current version of rules and consents; 0: none was published. */
  rulesVersion: z.number(),
  /** A draft that opens at its time, unless something is missing then. */
  opensItself: z.boolean(),
  rounds: z.array(contestRound),
  prizes: z.array(contestPrize),
  ...auditFields,
});
export type ContestDetail = z.output<typeof contestDetail>;

export const contestListQuery = z.strictObject({ state: z.optional(queryList(contestState)) });
export type ContestListQuery = z.output<typeof contestListQuery>;
