import { sql } from 'kysely';
import { emblemHolder } from '#server/core/media/emblem-holder-store.ts';

/** A person belongs to several projects and is found by the picture alone. */
export const userEmblems = emblemHolder({
  entity: 'user',
  table: 'users',
  name: ['display_name', 'displayName'],
  columns: { avatar: 'avatar' },
  isThere: () => sql`true`,
});
