import * as z from 'zod/mini';

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: 'choice' });
}

/** Domain §9.2. Each letter stands in the number of a work: `HV25-A-00123`. */
export const CONTEST_CATEGORIES = ['PHOTO_SINGLE', 'PHOTO_SERIES', 'VIDEO'] as const;
export const contestCategory = choice(CONTEST_CATEGORIES);
export type ContestCategory = z.output<typeof contestCategory>;

export const CATEGORY_LETTERS: Readonly<Record<ContestCategory, string>> = {
  PHOTO_SINGLE: 'A',
  PHOTO_SERIES: 'B',
  VIDEO: 'V',
};

const CONTEST_STATES = ['DRAFT', 'OPEN', 'CLOSED', 'JUDGING', 'ANNOUNCED', 'ARCHIVED'] as const;
export const contestState = choice(CONTEST_STATES);
export type ContestState = z.output<typeof contestState>;

export const ROUND_KEYS = ['CHECK', 'PRELIM', 'FINAL', 'APPRAISAL'] as const;
export const roundKey = choice(ROUND_KEYS);
export type RoundKey = z.output<typeof roundKey>;

const ROUND_MODES = ['THUMBS', 'SCORE10', 'SCORE100', 'RANK'] as const;
export const roundMode = choice(ROUND_MODES);
export type RoundMode = z.output<typeof roundMode>;

/** WAITING → OPEN → LOCKED (nobody scores any more) → APPLIED (its decisions moved the works). */
const ROUND_STATES = ['WAITING', 'OPEN', 'LOCKED', 'APPLIED'] as const;
export const roundState = choice(ROUND_STATES);
export type RoundState = z.output<typeof roundState>;

/** Which of the three averages orders the works; all three are computed and shown. */
export const AVERAGINGS = ['MEAN', 'TRIMMED', 'NORMALISED'] as const;
export const averaging = choice(AVERAGINGS);
export type Averaging = z.output<typeof averaging>;

const MEDALS = ['GOLD', 'SILVER', 'BRONZE', 'CONSOLATION', 'NONE'] as const;
export const medal = choice(MEDALS);
export type Medal = z.output<typeof medal>;

const PRIZE_KINDS = ['JURY', 'AUDIENCE', 'CREATIVE', 'MONTHLY'] as const;
export const prizeKind = choice(PRIZE_KINDS);
export type PrizeKind = z.output<typeof prizeKind>;

/** What a contest may ask of an entrant beside name, e-mail and country. */
const ASKED_FIELDS = [
  'birthDate',
  'phone',
  'idNumber',
  'address',
  'takenPlace',
  'takenTime',
  'story',
  'originalFile',
] as const;
export const askedField = choice(ASKED_FIELDS);
export type AskedField = z.output<typeof askedField>;

const AI_RULES = ['NO', 'DECLARE'] as const;
export const aiRule = choice(AI_RULES);
export type AiRule = z.output<typeof aiRule>;

/**
 * The contests whose menu groups the specification fixes; each exists from the first start. A contest made later opens
 * from the group `/happy`.
 */
export const FIXED_CONTESTS = {
  happy: '2',
  happy_2025: '2',
  happy_2024: '2',
  happy_2023: '2',
  happy_2025_nghean: '7',
} as const;
export type FixedContest = keyof typeof FIXED_CONTESTS;
