import type { ContestCategory, RoundKey } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import type {
  Residence,
  SubmissionFlag,
  TechResult,
} from '@toasoan/contract/features/submissions/submission-kinds.ts';
import type {
  ReasonCode,
  SubmissionState,
} from '@toasoan/contract/features/submissions/submission-states.ts';
import {
  FLAG_TEXTS,
  REASON_TEXTS,
  RESIDENCE_TEXTS,
  SUBMISSION_STATE_TEXTS,
  TECH_TEXTS,
} from '@toasoan/contract/features/submissions/submission-texts.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import type { StatusTone } from '#web/ui/display/status-tag.tsx';

/** Names that the contract has, in the language of the console. */
export const stateName = (state: SubmissionState): string => SUBMISSION_STATE_TEXTS[state][currentLanguage()];
export const techName = (result: TechResult): string => TECH_TEXTS[result][currentLanguage()];
export const flagName = (flag: SubmissionFlag): string => FLAG_TEXTS[flag][currentLanguage()];
export const residenceName = (residence: Residence): string => RESIDENCE_TEXTS[residence][currentLanguage()];
export const reasonName = (code: ReasonCode): string => REASON_TEXTS[code][currentLanguage()];
export const categoryName = (category: ContestCategory): string =>
  CATEGORY_TEXTS[category][currentLanguage()];
export const roundName = (key: RoundKey): string => ROUND_TEXTS[key][currentLanguage()];

/** A reason as a record has it: a code of another time is shown as it is. */
export function storedReason(code: string): string {
  return isReason(code) ? reasonName(code) : code;
}

function isReason(code: string): code is ReasonCode {
  return Object.hasOwn(REASON_TEXTS, code);
}

/** Where a work was made: the province, else the place, else the country. */
export function placeName(work: {
  readonly provinceCode: string | null;
  readonly takenPlace: string;
  readonly country: string;
}): string {
  const { provinceCode, takenPlace, country } = work;
  return provinceName(provinceCode) || takenPlace || country;
}

export function provinceName(code: string | null): string {
  return isProvince(code) ? PROVINCES[code].name : '';
}

function isProvince(code: string | null): code is keyof typeof PROVINCES {
  return code !== null && Object.hasOwn(PROVINCES, code);
}

export const STATE_TONES: Readonly<Record<SubmissionState, StatusTone>> = {
  SUBMITTED: 'waiting',
  CHECKING: 'editing',
  NEEDS_FIX: 'returned',
  VALID: 'published',
  IN_PRELIM: 'scheduled',
  IN_FINAL: 'scheduled',
  AWARD_PROPOSED: 'unpublished',
  AWARDED: 'published',
  ELIMINATED: 'draft',
  INVALID: 'rejected',
  DISQUALIFIED: 'rejected',
  WITHDRAWN: 'draft',
  REVOKED: 'rejected',
};

/** A flag in red says that the work cannot stay; the others are to be looked at. */
export const GRAVE_FLAGS: readonly SubmissionFlag[] = [
  'DUPLICATE_PHASH',
  'OVER_LIMIT',
  'EXCLUDED_PERSON',
  'AGAINST_RULES',
  'COPYRIGHT_CLAIM',
];

/** `6:02`, `1:04:30`. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3_600),
    Math.floor(seconds / 60) % 60,
    String(seconds % 60).padStart(2, '0'),
  ];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
