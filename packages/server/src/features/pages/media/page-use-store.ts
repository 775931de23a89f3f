import { mediaPlace } from '@toasoan/contract/features/media/media-use.ts';
import type { HeldFile } from '@toasoan/contract/features/posts/media/post-media.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { type ClassedUse, classedUsesOf, setClassedUses } from '#server/core/media/classed-use-store.ts';
import type { PageRecord } from '../page-record.ts';
import { mediaOfPage } from './page-media.ts';

/**
 * Records in the library which files a page holds after a write. @throws RULES_NOT_MET: MEDIA_GONE.
 */
export async function keepPageUses(
  db: Db,
  projectId: string,
  page: Pick<PageRecord, 'id' | 'state' | 'content' | 'details'>,
): Promise<void> {
  const thing = { entity: 'page', entityId: page.id } as const;
  const before = await classedUsesOf(db, projectId, thing);
  const held = mediaOfPage(page);
  const useClass = page.state === 'PUBLISHED' ? 'PLACED' : 'DRAFT';
  await setClassedUses(db, projectId, { ...thing, before }, async () => {
    if (before.length === 0 && held.length === 0) return [];
    const shown = new Set(held.map(({ mediaId }) => mediaId));
    const kept = (await heldByVersions(db, projectId, page.id)).filter(({ mediaId }) => !shown.has(mediaId));
    return [...classed(useClass, held), ...classed('VERSION', kept)];
  });
}

/** For a purged page. */
export async function dropPageUses(db: Db, projectId: string, entityId: string): Promise<void> {
  const thing = { entity: 'page', entityId } as const;
  const before = await classedUsesOf(db, projectId, thing);
  await setClassedUses(db, projectId, { ...thing, before }, async () => []);
}

function classed(useClass: ClassedUse['useClass'], held: readonly HeldFile[]): ClassedUse[] {
  return held.map((one) => ({ ...one, useClass }));
}

/** Files that versions refer to and that are still in the library. */
async function heldByVersions(db: Db, projectId: string, pageId: string): Promise<HeldFile[]> {
  const { rows } = await sql<{ mediaId: string; place: string }>`
    SELECT DISTINCT media.id AS "mediaId", split_part(held.name, ':', 1) AS place
    FROM page_versions AS version, unnest(version.media) AS held (name), media
    WHERE version.project_id = ${projectId} AND version.page_id = ${pageId}
      AND media.project_id = ${projectId} AND media.id = split_part(held.name, ':', 2)::bigint`.execute(db);
  return rows.map(({ mediaId, place }) => ({ mediaId, place: mediaPlace.parse(place) }));
}
