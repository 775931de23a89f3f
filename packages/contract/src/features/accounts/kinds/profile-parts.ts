import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { RECORD_LANGUAGES } from '../../../vocabulary/language.ts';
import { PROVINCE_CODES } from '../../../vocabulary/province-codes.ts';
import { slug } from '../../../vocabulary/slug.ts';
import { webAddress } from '../../../vocabulary/web-address.ts';

export function listOf<Item extends z.ZodMiniType>(item: Item, max: number) {
  return z.array(item, { error: 'type' }).check(z.maxLength(max, { error: 'tooMany' }));
}

export const yesOrNo = z.boolean({ error: 'type' });

export function wholeNumber(min: number, max: number) {
  return z
    .number({ error: 'type' })
    .check(z.int({ error: 'type' }), z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
}

export function numberBetween(min: number, max: number) {
  return z
    .number({ error: 'type' })
    .check(z.gte(min, { error: 'tooSmall' }), z.lte(max, { error: 'tooBig' }));
}

/** Names that are compared without order: each once. */
export function namesOf(max: number, length = 120) {
  return z.pipe(
    listOf(oneLine({ min: 1, max: length }), max),
    z.transform((names: string[]) => [...new Set(names)]),
  );
}

/** Ids, each once, in the order of the writer. */
export function idsOf(max: number) {
  return z.pipe(
    listOf(contentId, max),
    z.transform((ids: string[]) => [...new Set(ids)]),
  );
}

export const provinceCode = z.nullable(z.enum(PROVINCE_CODES, { error: 'choice' }));
/** Years before our era count down from -1. The message names no end: "2.200" would be no year. */
export const year = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(-3_000, { error: 'pattern' }), z.lte(2_200, { error: 'pattern' }));
export const lat = z.nullable(numberBetween(-90, 90));
export const lng = z.nullable(numberBetween(-180, 180));

/** Where a fact comes from; `isChecked`: somebody compared it with the text. */
const source = z.strictObject({
  title: oneLine({ min: 1, max: 250 }),
  address: webAddress,
  isChecked: yesOrNo,
});
export type ProfileSource = z.output<typeof source>;
export const sources = listOf(source, 30);

/** Every profile has these. */
export const sharedFields = {
  /** Other names under which it is found: former pen names, courtesy names, short names. */
  alternateNames: namesOf(40),
  description: longText({ max: 5_000 }),
  /** '' for unknown, else ISO 3166. */
  country: z.string({ error: 'type' }).check(z.regex(/^(|[A-Z]{2})$/, { error: 'pattern' })),
  job: oneLine({ max: 120 }),
  coverId: z.nullable(contentId),
  /** Of its public page; '' is made of the name. */
  slug: z.union([z.literal(''), slug]),
  /** In which its texts are written. */
  lang: z.enum(RECORD_LANGUAGES, { error: 'choice' }),
  links: listOf(z.strictObject({ label: oneLine({ max: 80 }), address: webAddress }), 20),
  seoTitle: oneLine({ max: 70 }),
  seoDescription: oneLine({ max: 160 }),
};

export const PLAIN_SHARED = {
  alternateNames: [],
  description: '',
  country: 'VN',
  job: '',
  coverId: null,
  slug: '',
  lang: 'vi' as const,
  links: [],
  seoTitle: '',
  seoDescription: '',
};

/** Where an organisation is and how it is reached. */
export const addressFields = {
  provinceCode,
  ward: oneLine({ max: 120 }),
  address: oneLine({ max: 250 }),
  hotline: oneLine({ max: 40 }),
  website: webAddress,
};

export const PLAIN_ADDRESS = { provinceCode: null, ward: '', address: '', hotline: '', website: '' };
