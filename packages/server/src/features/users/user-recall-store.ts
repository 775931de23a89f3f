import { sql } from 'kysely';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';

/** A person belongs to several projects, so the picture alone identifies the row. */
export const userImageRefs = imageRefHolder({
  entity: 'user',
  table: 'users',
  name: ['display_name', 'displayName'],
  columns: { avatar: 'avatar' },
  isThere: () => sql`true`,
});
