import * as z from 'zod/mini';

/** What can use a file of the library. */
const MEDIA_USERS = ['post', 'project', 'user', 'category', 'tag', 'media'] as const;
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
  entityId: z.string(),
  /** The name of the record. */
  title: z.string(),
  place: mediaPlace,
  useClass: mediaUseClass,
  /** The state of a post; '' for others. */
  state: z.string(),
});
export type MediaUse = z.output<typeof mediaUse>;
