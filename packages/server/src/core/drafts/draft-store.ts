import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type ChangeOf, updateVersioned, type VersionedTable } from '#server/core/db/versioned.ts';
import type { VersionedColumns } from '#server/core/db/versioned-columns.ts';
import type { AppError } from '#server/core/errors/app-error.ts';

/** A record that readers get as it was published last, while staff change a draft of it. */
interface DraftedRow<Content> extends Selectable<VersionedColumns> {
  /** null: nobody has changed anything since. */
  readonly draft: Content | null;
  readonly published_time: Date | null;
  readonly published_number: number;
}

interface DraftTables<Content, Row extends DraftedRow<Content>> {
  readonly table: VersionedTable;
  /** The JSON column of what readers get, here and in the table of versions. */
  readonly content: string;
  readonly contentOf: (row: Row) => Content;
  /** The table of versions, and its column with the id of the record. */
  readonly versions: string;
  readonly owner: string;
  /** The record after a change; what depends on its content is brought up to date here. */
  readonly changed: (db: Db, before: Row) => Promise<Row>;
  readonly noVersion: () => AppError;
}

interface KeptVersion<Content> {
  readonly number: number;
  readonly content: Content;
  readonly note: string;
  readonly publishedTime: string;
  readonly publishedBy: { readonly userId: string | null; readonly name: string };
}

/** The last versions, the newest first. */
const SHOWN_VERSIONS = 50;

/** Draft, publication and versions of one kind of record; its own rules are checked before. */
export function draftStore<Content, Row extends DraftedRow<Content>>(of: DraftTables<Content, Row>) {
  const versions = sql.table(of.versions);
  const content = sql.ref(of.content);
  const ofRecord = ({ project_id, id }: Row) =>
    sql`project_id = ${project_id} AND ${sql.ref(of.owner)} = ${id}`;

  async function write(db: Db, before: Row, values: object, by: Actor): Promise<Row> {
    await updateVersioned(db, of.table, before, values as ChangeOf<VersionedTable>, by);
    return await of.changed(db, before);
  }
  return {
    /** Unfinished work is kept too: nothing that somebody has typed is lost. */
    async save(db: Db, before: Row, draft: Content, by: Actor): Promise<Row> {
      const isSame = before.published_time !== null && isDeepStrictEqual(draft, of.contentOf(before));
      return await write(db, before, { draft: isSame ? null : JSON.stringify(draft) }, by);
    },
    discard: (db: Db, before: Row, by: Actor) => write(db, before, { draft: null }, by),
    /** Readers get `ready` from now on; it is kept as a version. */
    async publish(
      db: Db,
      before: Row,
      ready: Content,
      { by, note, now }: { readonly by: Actor; readonly note: string; readonly now: Date },
    ): Promise<Row> {
      const number = before.published_number + 1;
      const text = JSON.stringify(ready);
      await sql`
        INSERT INTO ${versions} (project_id, ${sql.ref(of.owner)}, number, ${content}, note, published_time,
          published_by_id, published_by_name)
        VALUES (${before.project_id}, ${before.id}, ${number}, ${text}, ${note}, ${now}, ${by.userId},
          ${by.displayName})`.execute(db);
      const values = { [of.content]: text, draft: null, published_time: now, published_number: number };
      return await write(db, before, values, by);
    },
    /** A version comes back as the draft. @throws NO_VERSION */
    async restore(db: Db, before: Row, number: number, by: Actor): Promise<Row> {
      const { rows } = await sql<{ content: Content }>`
        SELECT ${content} AS content FROM ${versions} WHERE ${ofRecord(before)} AND number = ${number}`.execute(
        db,
      );
      const [version] = rows;
      if (version === undefined) throw of.noVersion();
      return await write(db, before, { draft: JSON.stringify(version.content) }, by);
    },
    async versions(db: Db, row: Row): Promise<KeptVersion<Content>[]> {
      const { rows } = await sql<VersionRow<Content>>`
        SELECT number, ${content} AS content, note, published_time, published_by_id::text, published_by_name
        FROM ${versions} WHERE ${ofRecord(row)} ORDER BY number DESC LIMIT ${SHOWN_VERSIONS}`.execute(db);
      return rows.map((one) => ({
        number: one.number,
        content: one.content,
        note: one.note,
        publishedTime: one.published_time.toISOString(),
        publishedBy: { userId: one.published_by_id, name: one.published_by_name },
      }));
    },
  };
}

interface VersionRow<Content> {
  readonly number: number;
  readonly content: Content;
  readonly note: string;
  readonly published_time: Date;
  readonly published_by_id: string | null;
  readonly published_by_name: string;
}
