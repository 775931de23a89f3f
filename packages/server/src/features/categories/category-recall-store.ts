import { sql } from 'kysely';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';

export const categoryImageRefs = imageRefHolder({
  entity: 'category',
  table: 'categories',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL`,
});
