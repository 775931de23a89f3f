import * as z from 'zod/mini';
import { aiRule, askedField, contestCategory, contestState } from '../contests/contest-kinds.ts';
import { limitsShown } from '../contests/contest-shown.ts';
import { bilingual } from '../contests/contest-values.ts';
import { fileState } from '../submissions/submission-kinds.ts';
import { submissionState } from '../submissions/submission-states.ts';
import { entryAuthor, entryWork } from './entry.ts';

/** What the form needs to know of its contest. */
export const entryContest = z.object({
  code: z.string(),
  title: z.string(),
  titleEn: z.string(),
  state: contestState,
  /** Works are taken now. */
  isOpen: z.boolean(),
  openTime: z.nullable(z.string()),
  /** The extended end where there is one. */
  endTime: z.nullable(z.string()),
  createdFrom: z.nullable(z.string()),
  createdTo: z.nullable(z.string()),
  categories: z.array(contestCategory),
  limits: limitsShown,
  minAge: z.number(),
  excludedGroups: z.array(z.string()),
  allowedCountries: z.array(z.string()),
  requiredFields: z.array(askedField),
  allowAi: aiRule,
  allowComposite: z.boolean(),
  allowPrevAwarded: z.boolean(),
  rulesVersion: z.number(),
  /** For the choice of a place: former provinces are found too. */
  provinces: z.array(z.object({ code: z.string(), name: z.string(), merged: z.array(z.string()) })),
  texts: z.object({ rules: bilingual, consent: bilingual, privacy: bilingual, copyright: bilingual }),
});
export type EntryContest = z.output<typeof entryContest>;

const entryFile = z.object({
  id: z.string(),
  fileName: z.string(),
  mime: z.string(),
  bytes: z.number(),
  caption: z.string(),
  state: fileState,
  /** The address of its preview; '' until it is made. */
  small: z.string(),
});

/** What stands in the way of sending, in words, beside the field that it is about. */
const entryProblem = z.object({ code: z.string(), field: z.string(), message: z.string() });

export const entryDraft = z.object({
  id: z.string(),
  version: z.number(),
  /** The work that it mends; null: a new one. */
  workId: z.nullable(z.string()),
  updateTime: z.string(),
  /** Removed with its files then. */
  expireTime: z.string(),
  author: entryAuthor,
  work: entryWork,
  files: z.array(entryFile),
  /** What the guardian of a minor signed, of this draft or of an earlier work; nobody gets its content back. */
  guardianPaper: z.nullable(z.object({ mime: z.string(), bytes: z.number(), time: z.string() })),
  problems: z.array(entryProblem),
  /** Answers that the rules do not take: the work can be sent, and the newsroom will see them. In words. */
  flagged: z.array(z.string()),
});
export type EntryDraft = z.output<typeof entryDraft>;

/** A sent work as its author sees it; what juries and the newsroom think of it is not among this. */
export const entryWorkRow = z.object({
  id: z.string(),
  number: z.string(),
  category: contestCategory,
  title: z.string(),
  state: submissionState,
  reasonText: z.string(),
  reasonCode: z.string(),
  /** Until when it may be mended. */
  fixUntil: z.nullable(z.string()),
  submitTime: z.string(),
  small: z.string(),
  version: z.number(),
  mayFix: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type EntryWorkRow = z.output<typeof entryWorkRow>;

/** Everything of one e-mail in one contest. */
export const entryState = z.object({
  contest: entryContest,
  email: z.string(),
  drafts: z.array(entryDraft),
  works: z.array(entryWorkRow),
  /** The author's limit is reached. */
  mayBegin: z.boolean(),
});
export type EntryState = z.output<typeof entryState>;

export const entryOpened = z.object({ token: z.string(), state: entryState });
export const entrySaved = z.object({ draftId: z.string(), version: z.number(), expireTime: z.string() });
export const entrySent = z.object({ number: z.string(), state: entryState });
