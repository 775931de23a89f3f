import * as z from 'zod/mini';
import { contentId, version } from '../../core/ids.ts';
import { longText } from '../../core/text.ts';
import { contestCategory, roundMode } from '../contests/contest-kinds.ts';
import { criterion } from '../contests/contest-values.ts';
import { juryRoundKey, turnState } from './jury-kinds.ts';
import { MAX_RANK } from './round-scale.ts';

/** What jurors see and send. No name, no sender, no time of sending, no file name and no score of another is in it. */

/** The most turns of one film strip. */
export const MOST_TURNS = 3_000;
const MOST_REMARK = 1_000;

const markOf = z.object({ key: z.string(), value: z.number() });

export const roundScale = { mode: roundMode, criteria: z.array(criterion) };

export const juryRound = z.object({
  roundId: z.string(),
  contestId: z.string(),
  key: juryRoundKey,
  ...roundScale,
  isBlind: z.boolean(),
  /** The juror decides ties of this round. */
  isChair: z.boolean(),
  /** Scores may change. */
  isOpen: z.boolean(),
  closeTime: z.nullable(z.string()),
  categories: z.array(
    z.object({
      category: contestCategory,
      total: z.number(),
      done: z.number(),
      /** Left for later. */
      later: z.number(),
    }),
  ),
  /** How long the juror's latest works took, each; null before there is a pace. */
  secondsEach: z.nullable(z.number()),
});
export type JuryRound = z.output<typeof juryRound>;

const turnFacts = {
  id: z.string(),
  number: z.string(),
  /** '' where the round goes without title and story. */
  title: z.string(),
  state: turnState,
  points: z.nullable(z.number()),
  version: z.number(),
};

export const stripTurn = z.object({ ...turnFacts, cover: z.nullable(z.string()) });
export type StripTurn = z.output<typeof stripTurn>;

export const juryStrip = z.object({
  turns: z.array(stripTurn),
  /** There are more; they follow once these are judged. */
  isCut: z.boolean(),
});

export type JuryStrip = z.output<typeof juryStrip>;

export const juryFile = z.object({
  small: z.string(),
  large: z.string(),
  /** Where the film plays; null for a picture. */
  film: z.nullable(z.string()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  durationMs: z.nullable(z.number()),
  caption: z.string(),
  /** `ISO 200 · 1/320 · f/5,6 · 85 mm`: how the picture was taken, never by whom or with which camera. */
  exposure: z.string(),
});
export type JuryFile = z.output<typeof juryFile>;

export const juryTurn = z.object({
  ...turnFacts,
  roundId: z.string(),
  category: contestCategory,
  /** Null where the round goes without title and story. */
  story: z.nullable(z.string()),
  files: z.array(juryFile),
  marks: z.array(markOf),
  comment: z.string(),
  /** False once the round is locked. */
  isOpen: z.boolean(),
});
export type JuryTurn = z.output<typeof juryTurn>;

export const juryRoundsQuery = z.strictObject({ contestId: contentId });
export const juryStripQuery = z.strictObject({ roundId: contentId, category: contestCategory });

const mark = z.strictObject({
  key: z.string({ error: 'type' }).check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, { error: 'pattern' })),
  value: z
    .number({ error: 'type' })
    .check(z.gte(0, { error: 'tooSmall' }), z.lte(MAX_RANK, { error: 'tooBig' })),
});

export const scoreSave = z.strictObject({
  version,
  marks: z.array(mark).check(z.maxLength(20, { error: 'tooMany' })),
  comment: z._default(longText({ max: MOST_REMARK }), ''),
  /** The juror is through with the work; all marks must be there. */
  isDone: z.boolean({ error: 'type' }),
});
export type ScoreSave = z.output<typeof scoreSave>;

export const turnLeft = z.strictObject({ version, reason: longText({ min: 1, max: 500 }) });
export const turnLater = z.strictObject({ version });
