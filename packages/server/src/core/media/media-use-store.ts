import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { MediaPlace, MediaUseClass, MediaUser } from '@toasoan/contract/features/media/media-use.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';

/** One place of a record that holds a file of the library. */
export interface HeldMedia {
  readonly mediaId: string;
  readonly place: MediaPlace;
}

interface Holder {
  readonly entity: MediaUser;
  readonly entityId: string;
  readonly useClass: MediaUseClass;
}

/**
 * Sets the files a record holds from now on, within the transaction that changes it. Held files cannot be deleted.
 * Files held before may be in the trash, new ones may not. @throws RULES_NOT_MET with the rule MEDIA_GONE for a
 * missing file.
 */
export async function setMediaUses(
  db: Db,
  projectId: string,
  holder: Holder,
  held: readonly HeldMedia[],
): Promise<void> {
  const before = await usesOf(db, projectId, holder);
  const nameOf = ({ mediaId, place }: HeldMedia) => `${mediaId} ${place}`;
  const wanted = new Map(held.map((one) => [nameOf(one), one]));
  const known = new Map(before.map((one) => [nameOf(one), one]));
  const added = [...wanted.values()].filter((one) => !known.has(nameOf(one)));
  const dropped = before.filter((one) => !wanted.has(nameOf(one)));
  if (added.length === 0 && dropped.length === 0) return;
  await holdMedia(db, projectId, { added, dropped });
  const of = {
    project_id: projectId,
    entity: holder.entity,
    entity_id: holder.entityId,
    use_class: holder.useClass,
  };
  for (const { mediaId, place } of dropped) {
    await db
      .deleteFrom('media_uses')
      .where('project_id', '=', projectId)
      .where('entity', '=', holder.entity)
      .where('entity_id', '=', holder.entityId)
      .where('use_class', '=', holder.useClass)
      .where('media_id', '=', mediaId)
      .where('place', '=', place)
      .execute();
  }
  if (added.length > 0) {
    await db
      .insertInto('media_uses')
      .values(added.map(({ mediaId, place }) => ({ ...of, media_id: mediaId, place })))
      .execute();
  }
  await countUses(db, projectId, [...added, ...dropped]);
}

async function usesOf(db: Db, projectId: string, holder: Holder): Promise<HeldMedia[]> {
  return await db
    .selectFrom('media_uses')
    .select(['media_id as mediaId', 'place'])
    .where('project_id', '=', projectId)
    .where('entity', '=', holder.entity)
    .where('entity_id', '=', holder.entityId)
    .where('use_class', '=', holder.useClass)
    .execute();
}

/**
 * Locked in the order of their ids, so that two writers wait instead of deadlocking. Released files are locked
 * too, so that a later count sees what the other has written.
 */
export async function holdMedia(
  db: Db,
  projectId: string,
  { added, dropped }: { readonly added: readonly HeldMedia[]; readonly dropped: readonly HeldMedia[] },
): Promise<void> {
  const ids = [...new Set([...added, ...dropped].map(({ mediaId }) => mediaId))];
  const rows = await db
    .selectFrom('media')
    .select(['id', 'state'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const there = new Set(rows.filter(({ state }) => state !== 'TRASHED').map(({ id }) => id));
  if (added.some(({ mediaId }) => !there.has(mediaId)))
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_GONE', 'mediaId');
}

/** The count is recomputed from its rows, so it cannot drift. */
export async function countUses(db: Db, projectId: string, touched: readonly HeldMedia[]): Promise<void> {
  const ids = [...new Set(touched.map(({ mediaId }) => mediaId))].sort((a, b) => Number(a) - Number(b));
  await sql`
    UPDATE media SET use_count = (
      SELECT count(*) FROM media_uses
      WHERE media_uses.project_id = media.project_id AND media_uses.media_id = media.id
        AND use_class <> 'VERSION'
    )
    FROM (
      SELECT id FROM media
      WHERE project_id = ${projectId} AND id = ANY(${ids}::bigint[])
      ORDER BY id FOR NO KEY UPDATE
    ) AS held
    WHERE media.project_id = ${projectId} AND media.id = held.id`.execute(db);
}
