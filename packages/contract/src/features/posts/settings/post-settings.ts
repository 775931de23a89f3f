import * as z from 'zod/mini';
import { version } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import { CHECK_LEVELS, type CheckLevel, type PostCheck } from '../checklist/check-facts.ts';
import { POST_CHECKS } from '../checklist/post-checks.ts';
import { storedCheckSettings } from '../checklist/stored-check-settings.ts';

export const MAX_LISTED_WORDS = 300;
const MAX_WORD = 60;
const DAY_MINUTES = 1_440;

/** The law on aggregators: an hour after the source. */
export const LAWFUL_DELAY_MINUTES = 60;

function wholeNumber(least: number, most: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(least, { error: 'tooSmall' }), z.lte(most, { error: 'tooBig' }));
}

/** The levels a project may choose from. */
export function levelsFor({ isAdviceOnly }: PostCheck): readonly CheckLevel[] {
  return CHECK_LEVELS.filter((level) => isAdviceOnly !== true || level !== 'required');
}

/** Checks whose level a project chooses. */
export const SOFT_CHECKS = POST_CHECKS.filter((check) => check.level !== 'hard');

const figureRules = SOFT_CHECKS.flatMap(({ code, figure }) => {
  if (figure === undefined) return [];
  const rule = z.optional(wholeNumber(figure.least, figure.most));
  const types = Object.keys(figure.byType ?? {}).map((type) => `${code}.${type}`);
  return [code, ...types].map((name) => [name, rule] as const);
});
const levels = z.strictObject(
  Object.fromEntries(
    SOFT_CHECKS.map((check) => [check.code, z.optional(z.enum(levelsFor(check), { error: 'choice' }))]),
  ),
);
const figures = z.strictObject(Object.fromEntries(figureRules));
const words = z
  .array(oneLine({ min: 1, max: MAX_WORD }), { error: 'type' })
  .check(z.maxLength(MAX_LISTED_WORDS, { error: 'tooMany' }));

const choices = {
  minDelayMinutes: wholeNumber(0, DAY_MINUTES),
  /** For checks that differ from the default. */
  levels,
  figures,
  bannedWords: words,
  suspectWords: words,
};

/** Settings that a project may preview before it saves them. */
export const checkChoices = z.strictObject(choices);
export type CheckChoices = z.output<typeof checkChoices>;

export const postSettingsUpdate = z.strictObject({
  version,
  ...choices,
  focusMax: wholeNumber(1, 20),
});
export type PostSettingsUpdate = z.output<typeof postSettingsUpdate>;

export const postSettings = z.object({
  checks: storedCheckSettings,
  /** The legal minimum for this project. */
  leastDelayMinutes: z.number(),
  /** The number of posts in focus at once. */
  focusMax: z.number(),
  version: z.number(),
  /** Null if nobody changed anything. */
  updateTime: z.nullable(z.string()),
  updatedBy: z.string(),
});
export type PostSettings = z.output<typeof postSettings>;

/** A check that public posts do not meet. */
const failure = z.object({
  code: z.string(),
  posts: z.array(z.object({ id: z.string(), title: z.string() })),
});
export const checkTrial = z.object({
  /** The number of posts examined. */
  looked: z.number(),
  failures: z.array(failure),
});
export type CheckTrial = z.output<typeof checkTrial>;
