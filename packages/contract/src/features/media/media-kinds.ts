import * as z from 'zod/mini';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** The role of a file for readers. */
export const MEDIA_KINDS = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT'] as const;
export const mediaKind = oneOf(MEDIA_KINDS);
export type MediaKind = z.output<typeof mediaKind>;

/**
 * PROCESSING while the file is examined, FAILED if that was impossible; QUARANTINED keeps it, but nobody can use it or
 * see it outside the library.
 */
const MEDIA_STATES = ['PROCESSING', 'READY', 'FAILED', 'QUARANTINED', 'TRASHED'] as const;
export const mediaState = oneOf(MEDIA_STATES);
export type MediaState = z.output<typeof mediaState>;

export const LICENCES = [
  'OWN',
  'AGENCY',
  'CC_BY',
  'CC_BY_SA',
  'PUBLIC_DOMAIN',
  'PERMISSION',
  'CONTEST',
  'UNKNOWN',
] as const;
export const licence = oneOf(LICENCES);
export type Licence = z.output<typeof licence>;

/** A job sets EXPIRED at the end of the licence. */
export const LICENCE_STATUSES = ['VALID', 'EXPIRED', 'DENIED', 'PENDING'] as const;
export const licenceStatus = oneOf(LICENCE_STATUSES);
export type LicenceStatus = z.output<typeof licenceStatus>;

/** Specification §3. */
export const OWNER_TYPES = ['INDIVIDUAL', 'ORGANIZATION'] as const;
export const ownerType = oneOf(OWNER_TYPES);

/** EDITED_REAL: a real scene altered by AI. */
export const MEDIA_AI_USES = ['NONE', 'ASSISTED', 'EDITED_REAL', 'GENERATED'] as const;
export const mediaAiUse = oneOf(MEDIA_AI_USES);
export type MediaAiUse = z.output<typeof mediaAiUse>;

export const CHILD_AGE_BANDS = ['UNDER_7', 'FROM_7_TO_15', 'FROM_16_TO_17'] as const;
export const childAgeBand = oneOf(CHILD_AGE_BANDS);

/** Why a file could not be processed; the console has the texts. */
export const MEDIA_FAILURES = [
  'TYPE_NOT_ALLOWED',
  'TYPE_LIES',
  'TOO_LARGE',
  'TOO_MANY_PIXELS',
  'TOO_MANY_FRAMES',
  'TOO_PACKED',
  'DAMAGED',
  'TOOK_TOO_LONG',
  'ENCRYPTED',
] as const;
export const mediaFailure = oneOf(MEDIA_FAILURES);
export type MediaFailure = z.output<typeof mediaFailure>;
