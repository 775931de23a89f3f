import * as z from 'zod/mini';
import { oneLine } from '../../core/text.ts';
import { contestCategory } from './contest-kinds.ts';

const MEGABYTE = 1_048_576;

export function whole(min: number, max: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
}

const PHOTO_FORMATS = ['image/jpeg', 'image/png', 'image/heic', 'image/tiff'] as const;
export const photoFormat = z.enum(PHOTO_FORMATS, { error: 'choice' });
const FILM_FORMATS = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export const filmFormat = z.enum(FILM_FORMATS, { error: 'choice' });

/** What a work must be, by category. Lengths in pixels, sizes in bytes, durations in seconds. */
export const contestLimits = z.strictObject({
  /** Works of one entrant; 0: any number. */
  maxPerAuthor: whole(0, 1_000),
  photo: z.strictObject({
    formats: z.array(photoFormat).check(z.minLength(1, { error: 'tooFew' })),
    minLongEdge: whole(0, 20_000),
    minBytes: whole(0, 100 * MEGABYTE),
    maxBytes: whole(MEGABYTE, 200 * MEGABYTE),
    requireExif: z.boolean({ error: 'type' }),
  }),
  /** Pictures of one series. */
  series: z.strictObject({ min: whole(2, 30), max: whole(2, 30) }),
  video: z.strictObject({
    formats: z.array(filmFormat).check(z.minLength(1, { error: 'tooFew' })),
    maxSeconds: whole(5, 3_600),
    maxBytes: whole(MEGABYTE, 2_000 * MEGABYTE),
    minHeight: whole(0, 4_320),
  }),
});
export type ContestLimits = z.output<typeof contestLimits>;

export const USUAL_LIMITS: ContestLimits = {
  maxPerAuthor: 10,
  photo: {
    formats: ['image/jpeg'],
    minLongEdge: 3_000,
    minBytes: 0,
    maxBytes: 50 * MEGABYTE,
    requireExif: false,
  },
  series: { min: 3, max: 12 },
  video: { formats: ['video/mp4'], maxSeconds: 300, maxBytes: 500 * MEGABYTE, minHeight: 720 },
};

/** How readers vote. Weights multiply votes and shares in the order of the audience. */
export const contestVoting = z.strictObject({
  enabled: z.boolean({ error: 'type' }),
  counts: z.enum(['LIKE', 'LIKE_SHARE'], { error: 'choice' }),
  likeWeight: whole(1, 100),
  shareWeight: whole(0, 100),
  /** A winner is named every month, and is out of the later ones. */
  monthly: z.boolean({ error: 'type' }),
  antiFraud: z.strictObject({
    /** Hours between the verification of an e-mail and its first counted vote. */
    minAccountAgeHours: whole(0, 720),
    maxPerNetworkPerDay: whole(1, 10_000),
    similarNames: z.boolean({ error: 'type' }),
  }),
});
export type ContestVoting = z.output<typeof contestVoting>;

export const USUAL_VOTING: ContestVoting = {
  enabled: false,
  counts: 'LIKE',
  likeWeight: 1,
  shareWeight: 0,
  monthly: false,
  antiFraud: { minAccountAgeHours: 0, maxPerNetworkPerDay: 30, similarNames: true },
};

const bodies = z.array(oneLine({ min: 1, max: 200 })).check(z.maxLength(20, { error: 'tooMany' }));
/** Chủ trì, phối hợp, đồng hành, bảo trợ. */
export const organisers = z.strictObject({
  lead: bodies,
  together: bodies,
  companion: bodies,
  patron: bodies,
});
export type Organisers = z.output<typeof organisers>;
export const NO_ORGANISERS: Organisers = { lead: [], together: [], companion: [], patron: [] };

/** One criterion of a round; the weights of a round sum to 100. */
export const criterion = z.strictObject({
  key: z.string({ error: 'type' }).check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, { error: 'pattern' })),
  name: oneLine({ min: 1, max: 100 }),
  nameEn: z._default(oneLine({ max: 100 }), ''),
  weight: whole(1, 100),
});
export type Criterion = z.output<typeof criterion>;

/** How many works of each category go on. */
export const roundQuota = z.partialRecord(contestCategory, whole(1, 100_000));
export type RoundQuota = z.output<typeof roundQuota>;

/** The same text in both languages; the Vietnamese one decides. */
export const bilingual = z.strictObject({ vi: z.string(), en: z.string() });
export type Bilingual = z.output<typeof bilingual>;
