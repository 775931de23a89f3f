import * as z from 'zod/mini';
import type { ProvinceCode } from '../../../vocabulary/province-codes.ts';
import { PROVINCES } from '../../../vocabulary/provinces.ts';
import { AUTHOR_KINDS, type AuthorProfile, authorProfile, PLAIN_AUTHOR } from './author-profile.ts';
import {
  type EnterpriseProfile,
  enterpriseProfile,
  ORG_KINDS,
  ORGANIZER_TYPES,
  type OrganizationProfile,
  type OrganizerProfile,
  organizationProfile,
  organizerProfile,
  PLAIN_ENTERPRISE,
  PLAIN_ORGANIZATION,
  PLAIN_ORGANIZER,
} from './body-profiles.ts';
import {
  DESTINATION_TYPES,
  type DestinationProfile,
  destinationProfile,
  PLAIN_DESTINATION,
} from './destination-profile.ts';
import { type FigureProfile, figureProfile, PLAIN_FIGURE } from './figure-profile.ts';

/** Kinds of accounts with a profile; people who sign in have none. */
export const PROFILE_KINDS = [
  'author',
  'event',
  'figure',
  'destination',
  'organization',
  'enterprise',
] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];
export const profileKind = z.enum(PROFILE_KINDS, { error: 'choice' });

export interface ProfileOf {
  readonly author: AuthorProfile;
  readonly event: OrganizerProfile;
  readonly figure: FigureProfile;
  readonly destination: DestinationProfile;
  readonly organization: OrganizationProfile;
  readonly enterprise: EnterpriseProfile;
}
export type AnyProfile = ProfileOf[ProfileKind];

export type ProfileChange<Profile extends AnyProfile> = {
  readonly [Key in keyof Profile]?: Profile[Key] | undefined;
};

/** A file of the library in a field of the profile. */
export interface NamedFile {
  readonly mediaId: string;
  readonly place: 'cover' | 'gallery' | 'attachment';
  readonly field: string;
}

interface Point {
  readonly lat: number | null;
  readonly lng: number | null;
}

/** What lists, search and references need to know of a kind. */
export interface AccountKind<Profile extends AnyProfile> {
  readonly schema: z.ZodMiniType<Profile>;
  /** Any of its keys. */
  readonly change: z.ZodMiniType<ProfileChange<Profile>>;
  readonly plain: Profile;
  /** The choices of its column "Loại"; none: it has no such column, or words of its own. */
  readonly types: readonly string[];
  /** The list of free words that stands in that column in the place of a choice. */
  readonly typeWords?: 'fields';
  /** Has a page for readers, which is published and taken back. */
  readonly isPublished: boolean;
  typeOf(profile: Profile): string;
  provinceOf(profile: Profile): ProvinceCode | null;
  /** Undefined for kinds without a place on a map. */
  pointOf(profile: Profile): Point | undefined;
  sourcesOf(profile: Profile): number | undefined;
  /** Names under which it is found besides its name. */
  otherNamesOf(profile: Profile): readonly string[];
  filesOf(profile: Profile): readonly NamedFile[];
  /** Accounts that it names, with the kinds they may be of and the field. */
  accountsOf(profile: Profile): readonly NamedAccount[];
}

export interface NamedAccount {
  readonly id: string;
  readonly kinds: readonly (ProfileKind | 'user')[];
  readonly field: string;
}

const none = () => undefined;
const covers = ({ coverId }: { readonly coverId: string | null }): readonly NamedFile[] =>
  coverId === null ? [] : [{ mediaId: coverId, place: 'cover', field: 'coverId' }];

/** Old and new names of a province: data from before the mergers of 2025 is found by both. */
function namesOfProvince(code: ProvinceCode | null): readonly string[] {
  return code === null ? [] : [PROVINCES[code].name, ...PROVINCES[code].merged];
}

const ofBodies = {
  isPublished: false,
  provinceOf: ({ provinceCode }: OrganizerProfile | OrganizationProfile) => provinceCode,
  sourcesOf: none,
} as const;

const ACCOUNT_KINDS: { readonly [Kind in ProfileKind]: AccountKind<ProfileOf[Kind]> } = {
  author: {
    schema: authorProfile,
    change: z.partial(authorProfile),
    plain: PLAIN_AUTHOR,
    types: AUTHOR_KINDS,
    isPublished: false,
    typeOf: ({ authorKind }) => authorKind,
    provinceOf: () => null,
    pointOf: none,
    sourcesOf: none,
    otherNamesOf: ({ penName, alternateNames }) => [penName, ...alternateNames],
    filesOf: covers,
    accountsOf: ({ linkedUserId }) =>
      linkedUserId === null ? [] : [{ id: linkedUserId, kinds: ['user'], field: 'linkedUserId' }],
  },
  event: {
    ...ofBodies,
    schema: organizerProfile,
    change: z.partial(organizerProfile),
    plain: PLAIN_ORGANIZER,
    types: ORGANIZER_TYPES,
    typeOf: ({ organizerType }) => organizerType,
    pointOf: ({ lat, lng }) => ({ lat, lng }),
    otherNamesOf: ({ legalName, alternateNames, provinceCode }) => [
      legalName,
      ...alternateNames,
      ...namesOfProvince(provinceCode),
    ],
    filesOf: ({ coverId, verificationDocId }) => [
      ...covers({ coverId }),
      ...(verificationDocId === null
        ? []
        : [{ mediaId: verificationDocId, place: 'attachment' as const, field: 'verificationDocId' }]),
    ],
    accountsOf: () => [],
  },
  figure: {
    schema: figureProfile,
    change: z.partial(figureProfile),
    plain: PLAIN_FIGURE,
    types: [],
    typeWords: 'fields',
    isPublished: true,
    typeOf: ({ fields }) => fields.join(', '),
    provinceOf: ({ provinceCode }) => provinceCode,
    pointOf: none,
    sourcesOf: ({ sources }) => sources.length,
    otherNamesOf: ({ birthName, alternateNames }) => [birthName, ...alternateNames],
    filesOf: covers,
    accountsOf: ({ relations }) =>
      relations.map(({ accountId }, index) => ({
        id: accountId,
        kinds: ['figure'],
        field: `relations.${index}.accountId`,
      })),
  },
  destination: {
    schema: destinationProfile,
    change: z.partial(destinationProfile),
    plain: PLAIN_DESTINATION,
    types: DESTINATION_TYPES,
    isPublished: true,
    typeOf: ({ destinationType }) => destinationType,
    provinceOf: ({ provinceCode }) => provinceCode,
    pointOf: ({ lat, lng }) => ({ lat, lng }),
    sourcesOf: ({ sources }) => sources.length,
    otherNamesOf: ({ oldNames, alternateNames, ward, provinceCode }) => [
      ...oldNames,
      ...alternateNames,
      ward,
      ...namesOfProvince(provinceCode),
    ],
    filesOf: ({ coverId, gallery }) => [
      ...covers({ coverId }),
      ...gallery.map((mediaId, index) => ({
        mediaId,
        place: 'gallery' as const,
        field: `gallery.${index}`,
      })),
    ],
    accountsOf: ({ parentId, nearbyIds }) => [
      ...(parentId === null ? [] : [{ id: parentId, kinds: ['destination'] as const, field: 'parentId' }]),
      ...nearbyIds.map((id, index) => ({ id, kinds: ['destination'] as const, field: `nearbyIds.${index}` })),
    ],
  },
  organization: {
    ...ofBodies,
    schema: organizationProfile,
    change: z.partial(organizationProfile),
    plain: PLAIN_ORGANIZATION,
    types: ORG_KINDS,
    typeOf: ({ orgKind }) => orgKind,
    pointOf: none,
    otherNamesOf: namesOfBody,
    filesOf: covers,
    accountsOf: () => [],
  },
  enterprise: {
    ...ofBodies,
    schema: enterpriseProfile,
    change: z.partial(enterpriseProfile),
    plain: PLAIN_ENTERPRISE,
    types: [],
    typeOf: () => '',
    pointOf: none,
    otherNamesOf: namesOfBody,
    filesOf: ({ coverId, products }) => [
      ...covers({ coverId }),
      ...products.flatMap(({ imageId = null }, index) =>
        imageId === null
          ? []
          : [{ mediaId: imageId, place: 'gallery' as const, field: `products.${index}.imageId` }],
      ),
    ],
    accountsOf: () => [],
  },
};

function namesOfBody(body: OrganizationProfile): readonly string[] {
  const { legalName, shortName, foreignName, alternateNames, provinceCode } = body;
  return [legalName, shortName, foreignName, ...alternateNames, ...namesOfProvince(provinceCode)];
}

/** The kind for code that handles all of them alike. */
export function accountKind(kind: ProfileKind): AccountKind<AnyProfile> {
  return ACCOUNT_KINDS[kind] as AccountKind<AnyProfile>;
}

export function isProfileKind(type: string): type is ProfileKind {
  return (PROFILE_KINDS as readonly string[]).includes(type);
}
