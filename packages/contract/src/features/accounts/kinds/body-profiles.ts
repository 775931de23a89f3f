import * as z from 'zod/mini';
import { contentId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/text.ts';
import {
  addressFields,
  lat,
  listOf,
  lng,
  namesOf,
  PLAIN_ADDRESS,
  PLAIN_SHARED,
  sharedFields,
  wholeNumber,
  year,
} from './profile-parts.ts';

export const ORG_KINDS = [
  'MINISTRY',
  'PROVINCE',
  'ASSOCIATION',
  'PRESS',
  'EMBASSY',
  'NGO',
  'SCHOOL',
] as const;
export const ORGANIZER_TYPES = [
  'AUTHORITY',
  'ARTS',
  'COMPANY',
  'ASSOCIATION',
  'SCHOOL',
  'VENUE',
  'INTERNATIONAL',
] as const;
export const EMPLOYEE_BANDS = ['UNKNOWN', 'UP_TO_10', 'UP_TO_50', 'UP_TO_200', 'UP_TO_1000', 'MORE'] as const;

const foundedYear = z.nullable(year);

/** Who holds events. */
export const organizerProfile = z.strictObject({
  ...sharedFields,
  ...addressFields,
  /** '': nobody has said yet. */
  organizerType: z.union([z.literal(''), z.enum(ORGANIZER_TYPES, { error: 'choice' })], { error: 'choice' }),
  legalName: oneLine({ max: 200 }),
  representative: oneLine({ max: 120 }),
  foundedYear,
  lat,
  lng,
  /** A document of the library that proves who it is. */
  verificationDocId: z.nullable(contentId),
});
export type OrganizerProfile = z.output<typeof organizerProfile>;

export const PLAIN_ORGANIZER: OrganizerProfile = {
  ...PLAIN_SHARED,
  ...PLAIN_ADDRESS,
  organizerType: '',
  legalName: '',
  representative: '',
  foundedYear: null,
  lat: null,
  lng: null,
  verificationDocId: null,
};

const organizationFields = {
  ...sharedFields,
  ...addressFields,
  legalName: oneLine({ max: 200 }),
  shortName: oneLine({ max: 60 }),
  foreignName: oneLine({ max: 200 }),
  orgKind: z.enum(ORG_KINDS, { error: 'choice' }),
  /** Public: of the body, not of a person. */
  publicTaxCode: z.string({ error: 'type' }).check(z.regex(/^(|\d{10}|\d{13})$/, { error: 'pattern' })),
  decisionNo: oneLine({ max: 80 }),
  governingBody: oneLine({ max: 200 }),
  leaderName: oneLine({ max: 120 }),
};

export const organizationProfile = z.strictObject(organizationFields);
export type OrganizationProfile = z.output<typeof organizationProfile>;

export const PLAIN_ORGANIZATION: OrganizationProfile = {
  ...PLAIN_SHARED,
  ...PLAIN_ADDRESS,
  legalName: '',
  shortName: '',
  foreignName: '',
  orgKind: 'ASSOCIATION',
  publicTaxCode: '',
  decisionNo: '',
  governingBody: '',
  leaderName: '',
};

export const enterpriseProfile = z.strictObject({
  ...organizationFields,
  businessCode: z.string({ error: 'type' }).check(z.regex(/^(|\d{10}|\d{13})$/, { error: 'pattern' })),
  industry: oneLine({ max: 120 }),
  products: listOf(
    z.strictObject({
      name: oneLine({ min: 1, max: 120 }),
      /** Of the library; products that were stored without one have none. */
      imageId: z._default(z.nullable(contentId), null),
      /** Of the programme "Mỗi xã một sản phẩm"; 0: not rated. */
      ocopStars: wholeNumber(0, 5),
    }),
    60,
  ),
  foundedYear,
  employeeBand: z.enum(EMPLOYEE_BANDS, { error: 'choice' }),
  exportMarkets: namesOf(30, 60),
});
export type EnterpriseProfile = z.output<typeof enterpriseProfile>;

export const PLAIN_ENTERPRISE: EnterpriseProfile = {
  ...PLAIN_ORGANIZATION,
  businessCode: '',
  industry: '',
  products: [],
  foundedYear: null,
  employeeBand: 'UNKNOWN',
  exportMarkets: [],
};
