import * as z from 'zod/mini';

/** Ids of content: a PostgreSQL bigint written in decimal. */
export const contentId = z.string({ error: 'type' }).check(z.regex(/^[1-9]\d{0,17}$/, { error: 'pattern' }));
export const idParams = z.strictObject({ id: contentId });
/** Random ids (sessions, links, keys): base64url. */
export const randomId = z
  .string({ error: 'type' })
  .check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'pattern' }));
/** The range of a PostgreSQL integer. */
const MAX_VERSION = 2_147_483_647;
/** The row's version as the caller saw it; a missing one is refused with −428 before anything else. */
export const version = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(1, { error: 'tooSmall' }), z.lte(MAX_VERSION, { error: 'tooBig' }));
/** 0: there is none yet. */
export const versionOrNone = z
  .number({ error: 'type' })
  .check(z.int({ error: 'type' }), z.gte(0, { error: 'tooSmall' }), z.lte(MAX_VERSION, { error: 'tooBig' }));
