import type { SubmissionFlag } from '../submissions/submission-kinds.ts';

interface TechRule {
  /** The worst that it can find: a limit of the contest fails, a heuristic asks a person to look. */
  readonly worst: 'FAIL' | 'WARN';
  /** What a work carries where it is not met. */
  readonly flag?: SubmissionFlag;
}

/** Every line of the technical check, in the order in which it is shown. */
export const TECH_RULES = {
  FORMAT: { worst: 'FAIL' },
  PIXELS: { worst: 'FAIL' },
  BYTES: { worst: 'FAIL' },
  DURATION: { worst: 'FAIL' },
  FILM_HEIGHT: { worst: 'FAIL' },
  SERIES_COUNT: { worst: 'FAIL' },
  TAKEN_IN_PERIOD: { worst: 'FAIL', flag: 'OUT_OF_PERIOD' },
  OVER_LIMIT: { worst: 'FAIL', flag: 'OVER_LIMIT' },
  EXIF_PRESENT: { worst: 'WARN', flag: 'EXIF_MISSING' },
  SOFTWARE: { worst: 'WARN', flag: 'EXIF_SOFTWARE' },
  GPS_PLACE: { worst: 'WARN' },
  BORDER: { worst: 'WARN', flag: 'BORDER' },
  WATERMARK: { worst: 'WARN', flag: 'WATERMARK' },
  NAME_ON_IMAGE: { worst: 'WARN', flag: 'NAME_ON_IMAGE' },
  AI_MARKERS: { worst: 'WARN', flag: 'AI_SUSPECT' },
  DECLARED: { worst: 'WARN', flag: 'AGAINST_RULES' },
  CHILD: { worst: 'WARN', flag: 'CHILD' },
  CONSENT: { worst: 'WARN' },
  EXCLUDED_PERSON: { worst: 'WARN', flag: 'EXCLUDED_PERSON' },
  NEAR_DUPLICATE: { worst: 'WARN', flag: 'DUPLICATE_PHASH' },
} as const satisfies Readonly<Record<string, TechRule>>;

export type TechCode = keyof typeof TECH_RULES;
export const TECH_CODES = Object.keys(TECH_RULES) as TechCode[];

export function flagOf(code: TechCode): SubmissionFlag | undefined {
  const rule: TechRule = TECH_RULES[code];
  return rule.flag;
}
