import type { ProjectChange } from '@toasoan/contract/features/projects/project-record.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import type { ProjectRow } from './project-row.ts';

/** Columns of the wished logos; pictures come from the project's own library. @throws INVALID_INPUT. */
export async function imageRefColumnsOf(db: Db, projectId: string, change: ProjectChange) {
  const logo = await imageRefColumns(db, projectId, { mediaId: change.logoId, field: 'logoId' });
  const logoDark = await imageRefColumns(db, projectId, { mediaId: change.logoDarkId, field: 'logoDarkId' });
  const favicon = await imageRefColumns(db, projectId, { mediaId: change.faviconId, field: 'faviconId' });
  return {
    ...(logo && { logo_id: logo.id, logo_key: logo.key }),
    ...(logoDark && { logo_dark_id: logoDark.id, logo_dark_key: logoDark.key }),
    ...(favicon && { favicon_id: favicon.id, favicon_key: favicon.key }),
  };
}

export async function holdProjectImageRefs(db: Db, row: ProjectRow): Promise<void> {
  await holdImageRefs(db, row.id, { entity: 'project', entityId: row.id }, [
    { mediaId: row.logo_id, place: 'logo' },
    { mediaId: row.logo_dark_id, place: 'logoDark' },
    { mediaId: row.favicon_id, place: 'favicon' },
  ]);
}
