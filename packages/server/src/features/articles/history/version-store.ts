import type { VersionKind } from '@toasoan/contract/features/articles/history/article-version.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';

/** Drafts of a record that are kept; public versions are kept permanently. */
const KEPT_DRAFTS = 50;

export interface NewVersion {
  readonly article: LockedArticle;
  /** The version of the record that this save created. */
  readonly no: number;
  readonly kind: VersionKind;
  readonly isPublic: boolean;
  /** Absent: now. */
  readonly at?: Date | undefined;
  readonly by: Actor;
  readonly changedFields: readonly string[];
  readonly snapshot: object;
  /** False: the record's own text is the text of this version. */
  readonly hasContent: boolean;
  /** The files it refers to, each with its place: `cover:12`. */
  readonly media: readonly string[];
  readonly note?: string;
  /** Readers were shown an update. */
  readonly isSubstantive?: boolean;
}

/** Keeps the result of a save. A record that has a history loses its oldest drafts. */
export async function writeVersion(
  db: Db,
  tables: ArticleTables,
  version: NewVersion,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const { article, no, kind, isPublic, at, by, changedFields, snapshot, hasContent, media } = version;
  const { projectId, articleId } = article;
  const versions = sql.table(tables.versions);
  const id = sql.ref(tables.idColumn);
  const kept = sql`
    INSERT INTO ${versions} (project_id, ${id}, no, kind, is_public, time, user_id, user_name, changed_fields,
      snapshot, has_content, media, note, is_substantive)
    VALUES (${projectId}, ${articleId}, ${no}, ${kind}, ${isPublic},
      coalesce(${at}::timestamptz, now()), ${by.userId}, ${by.displayName}, ${changedFields},
      ${JSON.stringify(snapshot)}, ${hasContent}, ${media}::text[],
      ${version.note ?? ''}, ${version.isSubstantive ?? false})`;
  if (isFirst) return await sentAhead(db, kept.execute(db));
  // The statement does not see the row that it adds itself.
  const others = isPublic ? KEPT_DRAFTS : KEPT_DRAFTS - 1;
  const statement = sql`
    WITH kept AS (${kept})
    DELETE FROM ${versions}
    WHERE project_id = ${projectId} AND ${id} = ${articleId} AND NOT is_public AND no <= (
      SELECT no FROM ${versions}
      WHERE project_id = ${projectId} AND ${id} = ${articleId} AND NOT is_public
      ORDER BY no DESC OFFSET ${others} LIMIT 1
    )`;
  await sentAhead(db, statement.execute(db));
}

/** Whether the history of a record has begun. */
export async function hasVersions(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT EXISTS (
      SELECT FROM ${sql.table(tables.versions)}
      WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId}
    ) AS has`.execute(db);
  return rows[0]?.has ?? false;
}

type FoundVersion = Pick<NewVersion, 'article' | 'no' | 'isPublic' | 'by' | 'snapshot' | 'media'> & {
  readonly at: Date;
};

/** A record as it was found, where its history has not begun. */
export async function writeFoundVersion(
  db: Db,
  tables: ArticleTables,
  { article, no, isPublic, at, by, snapshot, media }: FoundVersion,
): Promise<void> {
  const { projectId, articleId } = article;
  const versions = sql.table(tables.versions);
  const id = sql.ref(tables.idColumn);
  const found = sql`
    INSERT INTO ${versions}
      (project_id, ${id}, no, kind, is_public, time, user_id, user_name, changed_fields, snapshot, media)
    SELECT ${projectId}, ${articleId}, ${no}, 'found', ${isPublic}, ${at}, ${by.userId}, ${by.displayName}, '{}',
      ${JSON.stringify(snapshot)}, ${media}::text[]
    WHERE NOT EXISTS (
      SELECT FROM ${versions} WHERE project_id = ${projectId} AND ${id} = ${articleId}
    )`;
  await sentAhead(db, found.execute(db));
}
