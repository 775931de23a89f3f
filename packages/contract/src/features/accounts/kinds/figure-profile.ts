import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import {
  listOf,
  namesOf,
  PLAIN_SHARED,
  provinceCode,
  sharedFields,
  sources,
  year,
  yesOrNo,
} from './profile-parts.ts';
import { uncertainDate } from './uncertain-date.ts';

export const GENDERS = ['UNKNOWN', 'MALE', 'FEMALE', 'OTHER'] as const;
/** Whether a living private person agreed to have a page. */
export const CONSENT_STATES = ['NOT_NEEDED', 'PENDING', 'GIVEN', 'REFUSED', 'WITHDRAWN'] as const;

const yearOrNone = z.nullable(year);

export const figureProfile = z.strictObject({
  ...sharedFields,
  birthName: oneLine({ max: 120 }),
  honorifics: namesOf(10, 60),
  gender: z.enum(GENDERS, { error: 'choice' }),
  birth: z.nullable(uncertainDate),
  death: z.nullable(uncertainDate),
  birthPlace: oneLine({ max: 200 }),
  hometown: oneLine({ max: 200 }),
  /** Of the home town. */
  provinceCode,
  ethnicity: oneLine({ max: 60 }),
  nationality: oneLine({ max: 60 }),
  fields: namesOf(10, 60),
  positions: listOf(
    z.strictObject({
      title: oneLine({ min: 1, max: 200 }),
      org: oneLine({ max: 200 }),
      from: yearOrNone,
      to: yearOrNone,
      note: oneLine({ max: 300 }),
    }),
    60,
  ),
  awards: listOf(z.strictObject({ name: oneLine({ min: 1, max: 200 }), year: yearOrNone }), 60),
  works: listOf(
    z.strictObject({ title: oneLine({ min: 1, max: 200 }), year: yearOrNone, note: oneLine({ max: 200 }) }),
    100,
  ),
  quotes: listOf(
    z.strictObject({ text: longText({ min: 1, max: 1_000 }), source: oneLine({ max: 200 }) }),
    30,
  ),
  /** Other figures, each with what they are to this one: "cha", "cùng thời". */
  relations: listOf(z.strictObject({ accountId: contentId, relation: oneLine({ max: 80 }) }), 60),
  sources,
  livingPerson: yesOrNo,
  consentState: z.enum(CONSENT_STATES, { error: 'choice' }),
  consentNote: oneLine({ max: 250 }),
});
export type FigureProfile = z.output<typeof figureProfile>;

export const PLAIN_FIGURE: FigureProfile = {
  ...PLAIN_SHARED,
  birthName: '',
  honorifics: [],
  gender: 'UNKNOWN',
  birth: null,
  death: null,
  birthPlace: '',
  hometown: '',
  provinceCode: null,
  ethnicity: '',
  nationality: 'Việt Nam',
  fields: [],
  positions: [],
  awards: [],
  works: [],
  quotes: [],
  relations: [],
  sources: [],
  livingPerson: false,
  consentState: 'NOT_NEEDED',
  consentNote: '',
};
