import type { MediaUseClass, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUses, type HeldMedia, holdMedia } from './media-use-store.ts';

export interface ClassedUse extends HeldMedia {
  readonly useClass: MediaUseClass;
}

interface Thing {
  readonly entity: MediaUser;
  readonly entityId: string;
}

interface ThingBefore extends Thing {
  readonly before: readonly ClassedUse[];
}

const nameOf = ({ mediaId, place, useClass }: ClassedUse) => `${mediaId} ${place} ${useClass}`;

/**
 * Like `setMediaUses`, over all classes of a record at once: a use that only changes its class stays, even when
 * the file is in the trash. A file that is newly public or newly in a draft must be available. @throws
 * RULES_NOT_MET with the rule MEDIA_GONE for a missing file.
 */
export async function setClassedUses(
  db: Db,
  projectId: string,
  { before, ...thing }: ThingBefore,
  wanted: () => Promise<readonly ClassedUse[]>,
): Promise<void> {
  const held = new Map((await wanted()).map((one) => [nameOf(one), one]));
  const known = new Set(before.map(nameOf));
  const added = [...held.values()].filter((one) => !known.has(nameOf(one)));
  const dropped = before.filter((one) => !held.has(nameOf(one)));
  if (added.length === 0 && dropped.length === 0) return;
  const fresh = added.filter((one) => isFresh(one, before));
  const others = added.filter((one) => !isFresh(one, before));
  await holdMedia(db, projectId, { added: fresh, dropped: [...others, ...dropped] });
  await removeUses(db, projectId, thing, dropped);
  await addUses(db, projectId, thing, added);
  await countUses(db, projectId, [...added, ...dropped]);
}

function isFresh({ mediaId, useClass }: ClassedUse, before: readonly ClassedUse[]): boolean {
  if (useClass === 'VERSION') return false;
  const held = before.filter((one) => one.mediaId === mediaId).map((one) => one.useClass);
  return !held.includes('PLACED') && (useClass === 'PLACED' || !held.includes('DRAFT'));
}

export async function classedUsesOf(
  db: Db,
  projectId: string,
  { entity, entityId }: Thing,
): Promise<ClassedUse[]> {
  return await db
    .selectFrom('media_uses')
    .select(['media_id as mediaId', 'place', 'use_class as useClass'])
    .where('project_id', '=', projectId)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .execute();
}

async function removeUses(
  db: Db,
  projectId: string,
  { entity, entityId }: Thing,
  dropped: readonly ClassedUse[],
): Promise<void> {
  if (dropped.length === 0) return;
  await sql`
    DELETE FROM media_uses USING unnest(
      ${dropped.map(({ mediaId }) => mediaId)}::bigint[],
      ${dropped.map(({ place }) => place)}::text[],
      ${dropped.map(({ useClass }) => useClass)}::text[]
    ) AS gone (media_id, place, use_class)
    WHERE project_id = ${projectId} AND entity = ${entity} AND entity_id = ${entityId}
      AND media_uses.media_id = gone.media_id AND media_uses.place = gone.place
      AND media_uses.use_class = gone.use_class`.execute(db);
}

async function addUses(
  db: Db,
  projectId: string,
  { entity, entityId }: Thing,
  added: readonly ClassedUse[],
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ mediaId, place, useClass }) => ({
    project_id: projectId,
    entity,
    entity_id: entityId,
    media_id: mediaId,
    place,
    use_class: useClass,
  }));
  await db.insertInto('media_uses').values(rows).execute();
}
