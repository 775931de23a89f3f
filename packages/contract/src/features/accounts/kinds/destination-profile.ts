import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { longText, oneLine } from '../../../core/text.ts';
import { webAddress } from '../../../vocabulary/web-address.ts';
import {
  addressFields,
  idsOf,
  lat,
  listOf,
  lng,
  namesOf,
  numberBetween,
  PLAIN_ADDRESS,
  PLAIN_SHARED,
  sharedFields,
  sources,
  wholeNumber,
  year,
  yesOrNo,
} from './profile-parts.ts';

export const DESTINATION_TYPES = [
  'CITY',
  'DISTRICT',
  'BEACH',
  'MOUNTAIN',
  'ISLAND',
  'CAVE',
  'NATIONAL_PARK',
  'HERITAGE_SITE',
  'PAGODA_TEMPLE',
  'CRAFT_VILLAGE',
  'MUSEUM',
  'MARKET',
  'RESORT',
  'CUISINE',
  'ROUTE',
] as const;
export const HERITAGE_LEVELS = [
  'UNESCO_NATURAL',
  'UNESCO_CULTURAL',
  'UNESCO_MIXED',
  'SPECIAL_NATIONAL',
  'NATIONAL',
  'PROVINCIAL',
] as const;

const timeOfDay = z
  .string({ error: 'type' })
  .check(z.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, { error: 'pattern' }));
/** 1 is Monday, 7 Sunday; none: a day as the note says ("Khi có lệnh cấm biển"). */
const weekdays = z.pipe(
  listOf(wholeNumber(1, 7), 7),
  z.transform((days: number[]) => [...new Set(days)].toSorted((a, b) => a - b)),
);
const months = z.pipe(
  listOf(wholeNumber(1, 12), 12),
  z.transform((list: number[]) => [...new Set(list)].toSorted((a, b) => a - b)),
);

export const destinationProfile = z.strictObject({
  ...sharedFields,
  ...addressFields,
  destinationType: z.enum(DESTINATION_TYPES, { error: 'choice' }),
  slogan: oneLine({ max: 200 }),
  touristTypes: namesOf(10, 60),
  heritage: listOf(
    z.strictObject({
      level: z.enum(HERITAGE_LEVELS, { error: 'choice' }),
      year: z.nullable(year),
      decisionNo: oneLine({ max: 80 }),
      note: oneLine({ max: 200 }),
    }),
    12,
  ),
  lat,
  lng,
  areaKm2: z.nullable(numberBetween(0, 1_000_000)),
  /** Of five, as the newsroom judges it. */
  rating: z.nullable(numberBetween(0, 5)),
  bestMonths: months,
  seasonNote: oneLine({ max: 250 }),
  openingHours: listOf(
    z.strictObject({
      days: weekdays,
      from: timeOfDay,
      to: timeOfDay,
      isClosed: yesOrNo,
      note: oneLine({ max: 120 }),
    }),
    14,
  ),
  ticketPrices: listOf(
    z.strictObject({
      label: oneLine({ min: 1, max: 120 }),
      /** Đồng. */
      amount: wholeNumber(0, 1_000_000_000),
      note: oneLine({ max: 200 }),
    }),
    30,
  ),
  isFree: yesOrNo,
  transport: longText({ max: 3_000 }),
  /** The destination it is part of. */
  parentId: z.nullable(contentId),
  nearbyIds: idsOf(20),
  gallery: idsOf(60),
  vr360Url: webAddress,
  videoUrl: webAddress,
  amenities: namesOf(30, 60),
  /** Before the mergers of 2025, and older ones. */
  oldNames: namesOf(20),
  sources,
});
export type DestinationProfile = z.output<typeof destinationProfile>;

export const PLAIN_DESTINATION: DestinationProfile = {
  ...PLAIN_SHARED,
  ...PLAIN_ADDRESS,
  destinationType: 'HERITAGE_SITE',
  slogan: '',
  touristTypes: [],
  heritage: [],
  lat: null,
  lng: null,
  areaKm2: null,
  rating: null,
  bestMonths: [],
  seasonNote: '',
  openingHours: [],
  ticketPrices: [],
  isFree: false,
  transport: '',
  parentId: null,
  nearbyIds: [],
  gallery: [],
  vr360Url: '',
  videoUrl: '',
  amenities: [],
  oldNames: [],
  sources: [],
};
