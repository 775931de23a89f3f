import * as z from 'zod/mini';

function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: 'choice' });
}

/** What the technical check found, as a whole. */
export const TECH_RESULTS = ['WAITING', 'PASS', 'WARN', 'FAIL'] as const;
export const techResult = choice(TECH_RESULTS);
export type TechResult = z.output<typeof techResult>;

/** Domain §9.3; some are computed, all can be set by hand. */
export const SUBMISSION_FLAGS = [
  'DUPLICATE_PHASH',
  'EXIF_MISSING',
  'EXIF_SOFTWARE',
  'OUT_OF_PERIOD',
  'WATERMARK',
  'BORDER',
  'NAME_ON_IMAGE',
  'OVER_LIMIT',
  'EXCLUDED_PERSON',
  'CHILD',
  'AI_SUSPECT',
  'AGAINST_RULES',
  'COPYRIGHT_CLAIM',
] as const;
export const submissionFlag = choice(SUBMISSION_FLAGS);
export type SubmissionFlag = z.output<typeof submissionFlag>;

/** Residents, Vietnamese abroad, foreigners: what the organisers count. */
export const RESIDENCES = ['DOMESTIC', 'OVERSEAS_VN', 'FOREIGN'] as const;
export const residence = choice(RESIDENCES);
export type Residence = z.output<typeof residence>;

const ORGANIZATION_TYPES = ['INDIVIDUAL', 'ORGANIZATION'] as const;
export const organizationType = choice(ORGANIZATION_TYPES);
export type OrganizationType = z.output<typeof organizationType>;

/** Empty: not said. */
const GENDERS = ['', 'MALE', 'FEMALE', 'OTHER'] as const;
export const gender = choice(GENDERS);
export type Gender = z.output<typeof gender>;

const CHANNELS = ['SITE', 'STAFF'] as const;
export const channel = choice(CHANNELS);
export type Channel = z.output<typeof channel>;

/** How much of the time of taking is known. */
const TAKEN_PRECISIONS = ['NONE', 'YEAR', 'MONTH', 'DAY', 'TIME'] as const;
export const takenPrecision = choice(TAKEN_PRECISIONS);
export type TakenPrecision = z.output<typeof takenPrecision>;

const FILE_STATES = ['STORED', 'READY', 'FAILED'] as const;
export const fileState = choice(FILE_STATES);
export type SubmissionFileState = z.output<typeof fileState>;

/** Previews: the longest edge in pixels. */
export const PREVIEW_EDGES = { small: 480, large: 2400 } as const;
export type PreviewSize = keyof typeof PREVIEW_EDGES;
