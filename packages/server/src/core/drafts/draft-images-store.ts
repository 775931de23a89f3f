import type { AuditEntity } from '@toasoan/contract/core/audit-areas.ts';
import type { AuditAction } from '@toasoan/contract/core/audit-kinds.ts';
import type { ImageRef } from '@toasoan/contract/vocabulary/picture.ts';
import { type Selectable, sql } from 'kysely';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ChangeOf, updateVersioned, type VersionedTable } from '#server/core/db/versioned.ts';
import type { VersionedColumns } from '#server/core/db/versioned-columns.ts';
import type { ImageRefHolder, OtherImageRef } from '#server/core/media/image-ref-holder.ts';
import { holdImageRefs } from '#server/core/media/image-ref-store.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Pictures anywhere inside JSON, as `{ mediaId, key }`. */
export function imagesIn(json: unknown): ImageRef[] {
  if (typeof json !== 'object' || json === null) return [];
  if (isImage(json)) return [json];
  return Object.values(json).flatMap(imagesIn);
}

function isImage(json: object): json is ImageRef {
  return 'mediaId' in json && 'key' in json && typeof json.mediaId === 'string';
}

function withOther(json: unknown, mediaId: string, other: ImageRef | null): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (isImage(json)) return json.mediaId === mediaId ? other : json;
  if (Array.isArray(json)) return json.map((one) => withOther(one, mediaId, other));
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, withOther(value, mediaId, other)]),
  );
}

/** Which of some pictures are visible ones of the library. */
export async function knownImages(
  db: Db,
  projectId: string,
  images: readonly ImageRef[],
): Promise<(image: ImageRef) => boolean> {
  const ids = [...new Set(images.map(({ mediaId }) => mediaId))];
  if (ids.length === 0) return () => true;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .where('kind', '=', 'IMAGE')
    .where('state', '=', 'READY')
    .execute();
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  return ({ mediaId, key }) => keys.get(mediaId) === key;
}

interface ImageHolder<Row> {
  readonly entity: ImageRefHolder['entity'] & AuditEntity;
  readonly action: AuditAction;
  readonly table: VersionedTable;
  /** The JSON columns that may hold pictures. */
  readonly columns: readonly string[];
  readonly find: (db: Db, projectId: string, id: string) => Promise<Row | undefined>;
  readonly audited: (row: Row) => object;
}

/** Pictures inside the JSON columns of a record: which the library knows to be held, and their recall. */
export function draftImages<Row extends Selectable<VersionedColumns>>(of: ImageHolder<Row>) {
  const jsonOf = (row: object) =>
    Object.entries(row).flatMap(([name, value]) => (of.columns.includes(name) ? [value] : []));

  /** Records in the library which pictures the record holds; `{}` in place of the columns: none any more. */
  async function hold(db: Db, row: Pick<Row, 'project_id' | 'id'>): Promise<void> {
    const ids = new Set(imagesIn(jsonOf(row)).map(({ mediaId }) => mediaId));
    const held = [...ids].map((mediaId) => ({ mediaId, place: 'image' as const }));
    await holdImageRefs(db, row.project_id, { entity: of.entity, entityId: row.id }, held);
  }
  async function replace(
    source: AuditSource,
    before: Row,
    { mediaId, other }: { readonly mediaId: string; readonly other: OtherImageRef | null },
  ): Promise<number> {
    const image = other && { mediaId: other.id, key: other.key };
    const changed = Object.entries(before).flatMap(([name, value]) =>
      of.columns.includes(name) ? [[name, withOther(value, mediaId, image)] as const] : [],
    );
    const texts = changed.map(([name, value]) => [name, value === null ? null : JSON.stringify(value)]);
    const values = Object.fromEntries(texts) as ChangeOf<VersionedTable>;
    const { version } = await updateVersioned(source.db, of.table, before, values, source.caller ?? PRODUCT);
    await hold(source.db, { ...before, ...Object.fromEntries(changed) });
    await writeAudit(source, {
      action: of.action,
      entity: of.entity,
      entityId: before.id,
      before: { ...of.audited(before), imageId: mediaId },
      after: { ...of.audited(before), imageId: other?.id ?? null },
    });
    return version;
  }
  /** Taken out without another, a picture is not given back: its places are unknown. */
  const refs: ImageRefHolder = {
    entity: of.entity,
    hold: async (db, projectId, ids) => {
      await sql`
        SELECT FROM ${sql.table(of.table)} WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
        ORDER BY id FOR NO KEY UPDATE`.execute(db);
    },
    takeOut: async (source, { id, mediaId, other }) => {
      const row = await of.find(source.db, source.projectId, id);
      const image = row && imagesIn(jsonOf(row)).find((one) => one.mediaId === mediaId);
      if (row === undefined || image === undefined) return undefined;
      const version = await replace(source, row, { mediaId, other });
      return { version, places: ['image'], before: { id: mediaId, key: image.key }, after: other };
    },
    giveBack: async (source, { id, taken: { before, after } }) => {
      const row = await of.find(source.db, source.projectId, id);
      if (row === undefined || after === null) return false;
      if (imagesIn(jsonOf(row)).every(({ mediaId }) => mediaId !== after.id)) return false;
      await replace(source, row, { mediaId: after.id, other: before });
      return true;
    },
  };
  return { hold, refs };
}
