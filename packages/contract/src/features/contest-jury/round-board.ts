import * as z from 'zod/mini';
import { bulkIds } from '../../core/bulk.ts';
import { contentId, version } from '../../core/ids.ts';
import { queryBoolean, queryInt } from '../../core/paging.ts';
import { longText } from '../../core/text.ts';
import { averaging, contestCategory, roundKey, roundState } from '../contests/contest-kinds.ts';
import { jurorState, juryRoundKey, roundDecision } from './jury-kinds.ts';
import { roundScale } from './jury-room.ts';

/** The most ranked works that one answer holds. */
const MOST_RANKED = 1_000;
/** Calibration: so many works that everybody sees, and so many that each sees twice. */
export const MOST_ANCHORS = 30;
export const MOST_REPEATS = 20;

/** A step of the contest, for the bar above the board. */
export const juryStep = z.object({
  id: z.string(),
  key: roundKey,
  state: roundState,
  /** Works that came into it, and those it let pass once it is applied. */
  works: z.number(),
  passed: z.nullable(z.number()),
  done: z.number(),
  asked: z.number(),
  openTime: z.nullable(z.string()),
  closeTime: z.nullable(z.string()),
  version: z.number(),
});
export type JuryStep = z.output<typeof juryStep>;

export const rankedRow = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  cover: z.nullable(z.string()),
  /** In the order of the jurors of the board; null: none counts. */
  points: z.array(z.nullable(z.number())),
  count: z.number(),
  mean: z.nullable(z.number()),
  trimmed: z.nullable(z.number()),
  normalised: z.nullable(z.number()),
  spread: z.nullable(z.number()),
  isOutlier: z.boolean(),
  rank: z.nullable(z.number()),
  decision: z.nullable(roundDecision),
});
export type RankedRow = z.output<typeof rankedRow>;

export const boardJuror = z.object({
  id: z.string(),
  name: z.string(),
  isChair: z.boolean(),
  state: jurorState,
  done: z.number(),
  todo: z.number(),
  recused: z.number(),
  /** Turns that the pace so far leaves undone when the round closes. */
  atRisk: z.number(),
  shared: z.number(),
  distance: z.nullable(z.number()),
  onAnchors: z.nullable(z.number()),
  repeats: z.number(),
  inconsistency: z.nullable(z.number()),
  version: z.number(),
});
export type BoardJuror = z.output<typeof boardJuror>;

export const juryBoard = z.object({
  round: z.object({
    id: z.string(),
    contestId: z.string(),
    key: juryRoundKey,
    ...roundScale,
    averaging,
    jurorsPerEntry: z.number(),
    state: roundState,
    openTime: z.nullable(z.string()),
    closeTime: z.nullable(z.string()),
    version: z.number(),
  }),
  category: contestCategory,
  quota: z.number(),
  works: z.number(),
  /** Scores that are there, and those asked, of all categories. */
  done: z.number(),
  asked: z.number(),
  /** The caller judges in this round: no scores before it is locked. */
  isHidden: z.boolean(),
  mayDecideTies: z.boolean(),
  ranking: z.array(rankedRow),
  /** There are more below. */
  isCut: z.boolean(),
  line: z.nullable(
    z.object({
      inside: z.number(),
      tied: z.array(z.string()),
      places: z.number(),
      average: z.nullable(z.number()),
    }),
  ),
  histogram: z.array(z.object({ from: z.number(), count: z.number() })),
  undecided: z.number(),
  jurors: z.array(boardJuror),
});
export type JuryBoard = z.output<typeof juryBoard>;

export const stepsQuery = z.strictObject({ contestId: contentId });
export const boardQuery = z.strictObject({
  roundId: contentId,
  category: contestCategory,
  /** By rank, or by how far jurors are apart. */
  order: z._default(z.enum(['RANK', 'SPREAD'], { error: 'choice' }), 'RANK'),
  limit: z._default(queryInt({ min: 1, max: MOST_RANKED }), 300),
  /** With works that nobody has scored yet. */
  unscored: z._default(queryBoolean, true),
});
export type BoardQuery = z.output<typeof boardQuery>;

const count = (max: number) =>
  z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
const reason = longText({ min: 1, max: 500 });

export const roundOpen = z.strictObject({
  version,
  anchors: z._default(count(MOST_ANCHORS), 0),
  repeats: z._default(count(MOST_REPEATS), 0),
});
export type RoundOpen = z.output<typeof roundOpen>;

export const quorumChange = z.strictObject({
  version,
  jurorsPerEntry: count(15).check(z.gte(1, { error: 'tooSmall' })),
  reason,
});
export type QuorumChange = z.output<typeof quorumChange>;

export const turnsHandedOver = z.strictObject({ version, jurorId: contentId, reason });

/** Works that a person gives to a juror of the round that runs. */
export const worksAssigned = z.strictObject({ jurorId: contentId, ids: bulkIds, reason });

export const jurorsReminded = z.strictObject({
  jurorIds: z
    .array(contentId)
    .check(z.minLength(1, { error: 'tooFew' }), z.maxLength(100, { error: 'tooMany' })),
});

/** Without a reason only once nobody has a turn left. */
export const roundLock = z.strictObject({ version, reason: z._default(longText({ max: 500 }), '') });

export const worksDecided = z.strictObject({
  version,
  ids: z.array(contentId).check(z.minLength(1, { error: 'tooFew' }), z.maxLength(200, { error: 'tooMany' })),
  decision: roundDecision,
  reason: z._default(longText({ max: 500 }), ''),
});
export type WorksDecided = z.output<typeof worksDecided>;

export const quotaDecided = z.strictObject({ version, category: contestCategory });
export const roundApply = z.strictObject({ version });

export const turnsChanged = z.object({ added: z.number(), dropped: z.number(), version: z.number() });
export const roundChanged = z.object({ version: z.number(), changed: z.number() });
export const roundApplied = z.object({
  version: z.number(),
  moved: z.number(),
  /** Works for the next call. */
  left: z.number(),
  /** Works that could not move, and why. */
  problems: z.array(z.object({ number: z.string(), message: z.string() })),
});
export type RoundApplied = z.output<typeof roundApplied>;
