import { sql } from 'kysely';
import { emblemHolder } from '#server/core/media/emblem-holder-store.ts';

export const categoryEmblems = emblemHolder({
  entity: 'category',
  table: 'categories',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL`,
});
