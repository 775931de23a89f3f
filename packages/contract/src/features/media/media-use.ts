import * as z from 'zod/mini';

/** What can hold a file of the library. */
const MEDIA_USERS = ['post', 'project', 'user', 'category', 'tag', 'media'] as const;
export const mediaUser = z.enum(MEDIA_USERS, { error: 'choice' });
export type MediaUser = z.output<typeof mediaUser>;

/** Where in it the file stands. */
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

/** PLACED where readers see it, DRAFT where they will, VERSION in a version that is kept. */
export const MEDIA_USE_CLASSES = ['PLACED', 'DRAFT', 'VERSION'] as const;
export const mediaUseClass = z.enum(MEDIA_USE_CLASSES, { error: 'choice' });
export type MediaUseClass = z.output<typeof mediaUseClass>;

export const mediaUse = z.object({
  entity: mediaUser,
  entityId: z.string(),
  /** What the thing is called. */
  title: z.string(),
  place: mediaPlace,
  useClass: mediaUseClass,
  /** The state of a post; '' for others. */
  state: z.string(),
});
export type MediaUse = z.output<typeof mediaUse>;
