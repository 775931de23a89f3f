import { sql } from 'kysely';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';

export const tagImageRefs = imageRefHolder({
  entity: 'tag',
  table: 'tags',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL AND merged_into_id IS NULL`,
});
