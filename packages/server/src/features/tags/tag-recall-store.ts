import { sql } from 'kysely';
import { emblemHolder } from '#server/core/media/emblem-holder-store.ts';

export const tagEmblems = emblemHolder({
  entity: 'tag',
  table: 'tags',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL AND merged_into_id IS NULL`,
});
