import * as z from 'zod/mini';

/** What can use a file of the library. `account`: what the profile of an author, a figure, a destination shows; `user`: the avatar of anybody. */
const MEDIA_USERS = [
  'post',
  'event',
  'page',
  'project',
  'user',
  'account',
  'category',
  'tag',
  'partnerLogo',
  'parserSource',
  'menu',
  'footer',
  'contentTemplate',
  'media',
] as const;
export const mediaUser = z.enum(MEDIA_USERS, { error: 'choice' });
export type MediaUser = z.output<typeof mediaUser>;

/** The place of the file in it. */
const MEDIA_PLACES = [
  'cover',
  'body',
  'gallery',
  'video',
  'audio',
  'attachment',
  'ogImage',
  'logo',
  'logoDark',
  'favicon',
  'avatar',
  'image',
  'licenceDoc',
  'consentDoc',
] as const;
export const mediaPlace = z.enum(MEDIA_PLACES, { error: 'choice' });
export type MediaPlace = z.output<typeof mediaPlace>;

/** PLACED where readers see it, DRAFT where they will, VERSION in a kept version. */
export const MEDIA_USE_CLASSES = ['PLACED', 'DRAFT', 'VERSION'] as const;
export const mediaUseClass = z.enum(MEDIA_USE_CLASSES, { error: 'choice' });
export type MediaUseClass = z.output<typeof mediaUseClass>;

export const mediaUse = z.object({
  entity: mediaUser,
  /** '' for a hidden one. */
  entityId: z.string(),
  /** The name of the record; '' for a hidden one. */
  title: z.string(),
  place: mediaPlace,
  useClass: mediaUseClass,
  /** The state of a post; '' for others. */
  state: z.string(),
  /** A post that the caller may not read: its place is known, its name and number are not. */
  isHidden: z.boolean(),
});
export type MediaUse = z.output<typeof mediaUse>;

/** The most uses that are named of each of several files. */
export const MOST_NAMED_USES = 5;

/** What holds one of several files. */
export const mediaUsesOfOne = z.object({
  id: z.string(),
  /** Uses where readers see it. */
  placed: z.number(),
  /** Uses in drafts. */
  drafts: z.number(),
  /** The first of them, those that readers see before the others. */
  uses: z.array(mediaUse),
});
export type MediaUsesOfOne = z.output<typeof mediaUsesOfOne>;
