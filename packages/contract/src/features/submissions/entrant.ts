import * as z from 'zod/mini';
import { submissionConsent } from './consents.ts';
import { gender, organizationType, residence } from './submission-kinds.ts';

/** Who sent a work, as lists show it: nobody can be recognised. */
export const ENTRANT_HINT = z.object({
  id: z.string(),
  /** `Ng••••• T•• H••`; '' where even that is hidden or erased. */
  hint: z.string(),
  /** On the day of submission; null: not known. */
  age: z.nullable(z.number()),
  residence,
  organizationType,
  isExcluded: z.boolean(),
});
export type EntrantHint = z.output<typeof ENTRANT_HINT>;

const guardian = z.object({ name: z.string(), phone: z.string() });

/** Everything but number of identity and bank account: shown on request, and each time the log keeps who asked. */
export const entrantDetail = z.object({
  id: z.string(),
  fullName: z.string(),
  stageName: z.string(),
  organizationType,
  groupName: z.string(),
  birthDate: z.nullable(z.string()),
  gender,
  nationality: z.string(),
  country: z.string(),
  residence,
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  provinceCode: z.nullable(z.string()),
  job: z.string(),
  workplace: z.string(),
  guardian: z.nullable(guardian),
  /** What the guardian signed; its file is a download of its own. */
  guardianPaper: z.nullable(z.object({ mime: z.string(), bytes: z.number(), time: z.string() })),
  coAuthors: z.array(z.object({ name: z.string(), role: z.string() })),
  vapaNumber: z.string(),
  isExcluded: z.boolean(),
  state: z.enum(['ACTIVE', 'BLOCKED', 'ERASED']),
  /** Works in this contest. */
  submissionCount: z.number(),
  /** The ledger of this work, with whole addresses. */
  consents: z.array(submissionConsent),
});
export type EntrantDetail = z.output<typeof entrantDetail>;

const DOTS = '•';

/** `Nguyễn Thị Hoa` → `Ng••••• T•• H••`: the length of a name is hidden too. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return words
    .map((word, index) =>
      index === 0 ? `${[...word].slice(0, 2).join('')}${DOTS.repeat(5)}` : `${[...word][0]}${DOTS.repeat(2)}`,
    )
    .join(' ');
}

/** Whole years between two days, `2010-11-30`. */
export function ageOn(birthDate: string, day: string): number {
  const [year = 0, month = 0, date = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = day.split('-').map(Number);
  const isBefore = thisMonth < month || (thisMonth === month && thisDate < date);
  return thisYear - year - (isBefore ? 1 : 0);
}
