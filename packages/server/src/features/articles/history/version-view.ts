import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';

const FACTS = sql`no, kind, is_public, time, user_id, user_name, changed_fields, note, is_substantive`;

interface VersionPage {
  readonly before?: number | undefined;
  readonly limit: number;
  readonly publicOnly: boolean;
}

/** The saves of a record, newest first, without their texts. */
export async function listVersions(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  { before, limit, publicOnly }: VersionPage,
): Promise<{ items: ArticleVersion[]; hasMore: boolean }> {
  const isOlder = before === undefined ? sql`true` : sql`no < ${before}`;
  const { rows } = await sql<VersionRow>`
    SELECT ${FACTS} FROM ${sql.table(tables.versions)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} AND ${isOlder}
      AND ${publicOnly ? sql`is_public` : sql`true`}
    ORDER BY no DESC LIMIT ${limit + 1}`.execute(db);
  return { items: rows.slice(0, limit).map(versionOf), hasMore: rows.length > limit };
}

/** `snapshot`: the column as it is read. @throws NOT_FOUND for a version that is no longer kept, or never was. */
export async function readVersion<Snapshot>(
  db: Db,
  tables: ArticleTables,
  { projectId, articleId }: LockedArticle,
  no: number,
  snapshot: RawBuilder<Snapshot>,
): Promise<ArticleVersion & { readonly snapshot: Snapshot }> {
  const { rows } = await sql<VersionRow & { snapshot: Snapshot }>`
    SELECT ${FACTS}, ${snapshot} AS snapshot FROM ${sql.table(tables.versions)}
    WHERE project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId} AND no = ${no}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { ...versionOf(row), snapshot: row.snapshot };
}

interface VersionRow {
  readonly no: number;
  readonly kind: ArticleVersion['kind'];
  readonly is_public: boolean;
  readonly time: Date;
  readonly user_id: string | null;
  readonly user_name: string;
  readonly changed_fields: string[];
  readonly note: string;
  readonly is_substantive: boolean;
}

function versionOf(row: VersionRow): ArticleVersion {
  return {
    no: row.no,
    kind: row.kind,
    isPublic: row.is_public,
    time: row.time.toISOString(),
    userId: row.user_id,
    userName: row.user_name,
    changedFields: row.changed_fields,
    note: row.note,
    isSubstantive: row.is_substantive,
  };
}
