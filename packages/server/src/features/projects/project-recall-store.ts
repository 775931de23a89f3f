import { sql } from 'kysely';
import { emblemHolder } from '#server/core/media/emblem-holder-store.ts';

export const projectEmblems = emblemHolder({
  entity: 'project',
  table: 'projects',
  name: ['name', 'name'],
  columns: { logo: 'logo', logoDark: 'logo_dark', favicon: 'favicon' },
  isThere: (projectId) => sql`id = ${projectId}`,
});
