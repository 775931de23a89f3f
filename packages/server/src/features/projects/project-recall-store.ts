import { sql } from 'kysely';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';

export const projectImageRefs = imageRefHolder({
  entity: 'project',
  table: 'projects',
  name: ['name', 'name'],
  columns: { logo: 'logo', logoDark: 'logo_dark', favicon: 'favicon' },
  isThere: (projectId) => sql`id = ${projectId}`,
});
