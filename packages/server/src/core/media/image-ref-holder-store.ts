import type { MediaPlace } from '@toasoan/contract/features/media/media-use.ts';
import { type RawBuilder, sql } from 'kysely';
import { type AuditSource, writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { ImageRefHolder, ImageRefTakenOut, OtherImageRef } from './image-ref-holder.ts';
import { holdImageRefs } from './image-ref-store.ts';

const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

interface ImageRefTable {
  readonly entity:
    | 'project'
    | 'user'
    | 'category'
    | 'tag'
    | 'partnerLogo'
    | 'contentTemplate'
    | 'parserSource';
  readonly table:
    | 'projects'
    | 'users'
    | 'categories'
    | 'tags'
    | 'partner_logos'
    | 'content_templates'
    | 'parser_sources';
  /** The column of its name, and its name in the log. */
  readonly name: readonly [column: string, fact: string];
  /** Its columns are `logo_id` and `logo_key` for `logo`. */
  readonly columns: Readonly<Partial<Record<MediaPlace, string>>>;
  /** Which rows belong to the project and are not deleted. */
  readonly isThere: (projectId: string) => RawBuilder<unknown>;
}

interface Row {
  readonly name: string;
  readonly version: number;
  /** Image ids by place. */
  readonly pictures: Readonly<Record<string, string | null>>;
}

/** Recall of the images of one table's records. */
export function imageRefHolder(of: ImageRefTable): ImageRefHolder {
  const places = Object.keys(of.columns) as MediaPlace[];
  return {
    entity: of.entity,
    hold: async (db, projectId, ids) => {
      await sql`
        SELECT FROM ${sql.table(of.table)} WHERE id = ANY (${ids}::bigint[]) AND ${of.isThere(projectId)}
        ORDER BY id FOR NO KEY UPDATE`.execute(db);
    },
    takeOut: async (source, { id, mediaId, other }) => {
      const before = await findRow(source, of, id);
      const held = places.filter((place) => before?.pictures[place] === mediaId);
      const key = await keyOf(source, mediaId);
      if (before === undefined || key === undefined || held.length === 0) return undefined;
      const version = await write(source, of, { id, before, places: held, imageRef: other });
      return { version, places: held, before: { id: mediaId, key }, after: other };
    },
    giveBack: async (source, { id, taken }) => {
      const before = await findRow(source, of, id);
      const held = places.filter((place) => taken.places.includes(place));
      if (before === undefined || !standsAsLeft(before, taken)) return false;
      await write(source, of, { id, before, places: held, imageRef: taken.before });
      return true;
    },
  };
}

function standsAsLeft({ pictures }: Row, { places, after }: ImageRefTakenOut): boolean {
  return places.every((place) => (pictures[place] ?? null) === (after?.id ?? null));
}

async function findRow(
  { db, projectId }: AuditSource,
  of: ImageRefTable,
  id: string,
): Promise<Row | undefined> {
  const pictures = Object.entries(of.columns).map(
    ([place, column]) => sql`${sql.lit(place)}, ${sql.ref(`${column}_id`)}::text`,
  );
  const { rows } = await sql<Row>`
    SELECT ${sql.ref(of.name[0])} AS name, version, json_build_object(${sql.join(pictures)}) AS pictures
    FROM ${sql.table(of.table)} WHERE id = ${id} AND ${of.isThere(projectId)}
    FOR NO KEY UPDATE`.execute(db);
  return rows[0];
}

async function keyOf({ db, projectId }: AuditSource, mediaId: string): Promise<string | undefined> {
  const file = db.selectFrom('media').select('key').where('project_id', '=', projectId);
  return (await file.where('id', '=', mediaId).executeTakeFirst())?.key;
}

interface Change {
  readonly id: string;
  readonly before: Row;
  readonly places: readonly MediaPlace[];
  readonly imageRef: OtherImageRef | null;
}

/** Writes a new version of the record, with its library uses and audit row. Returns the version's number. */
async function write(source: AuditSource, of: ImageRefTable, change: Change): Promise<number> {
  const { db, projectId } = source;
  const { id, before, places, imageRef } = change;
  const by: Actor = source.caller ?? PRODUCT;
  const version = before.version + 1;
  const columns = places.map((place) => of.columns[place] ?? '');
  const pictures = columns.map(
    (column) =>
      sql`${sql.ref(`${column}_id`)} = ${imageRef?.id ?? null}, ${sql.ref(`${column}_key`)} = ${imageRef?.key ?? null}`,
  );
  await sql`
    UPDATE ${sql.table(of.table)}
    SET ${sql.join(pictures)}, version = ${version}, update_time = now(),
      updated_by_id = ${by.userId}, updated_by_name = ${by.displayName}
    WHERE id = ${id}`.execute(db);
  const after = {
    ...before.pictures,
    ...Object.fromEntries(places.map((place) => [place, imageRef?.id ?? null])),
  };
  const held = Object.entries(after).map(([place, mediaId]) => ({ mediaId, place: place as MediaPlace }));
  await holdImageRefs(db, projectId, { entity: of.entity, entityId: id }, held);
  const facts = (of_: Row['pictures']) => ({ [of.name[1]]: before.name, ...idsOf(of_) });
  await writeAudit(source, {
    action: `${of.entity}.update`,
    entity: of.entity,
    entityId: id,
    before: { ...facts(before.pictures), version: before.version },
    after: { ...facts(after), version },
  });
  return version;
}

/** With the names of the calls: `logoId`. */
function idsOf(pictures: Row['pictures']): Record<string, string | null> {
  return Object.fromEntries(Object.entries(pictures).map(([place, id]) => [`${place}Id`, id]));
}
