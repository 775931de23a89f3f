import type { AutosaveText, KeptText } from '@toasoan/contract/features/articles/autosave/autosave.ts';
import type { UnsavedText } from '@toasoan/contract/features/articles/lock/unsaved-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead, together } from '#server/core/db/pipelined-transaction.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import type { ArticleKind } from '../article-kind.ts';
import type { ArticleTables, LockedArticle } from '../article-tables.ts';

/** Unsaved texts are deleted after this long. */
const KEPT = sql`interval '30 days'`;
/** Per person and record; the oldest go first. */
const MAX_SESSIONS = 10;
const FORGOTTEN_AT_ONCE = 50;

/** Stores the text of one editing session in place of its earlier one; a delayed call replaces no newer text. */
export async function keepAutosave<Draft>(
  db: Db,
  tables: ArticleTables,
  article: LockedArticle,
  userId: string,
  { editingSession, baseVersion, draft }: AutosaveText<Draft>,
): Promise<Date> {
  const id = sql.ref(tables.idColumn);
  const saved = sql<{ saved_time: Date }>`
    INSERT INTO ${sql.table(tables.autosaves)} AS kept
      (project_id, ${id}, user_id, editing_session, base_version, draft)
    VALUES (${article.projectId}, ${article.articleId}, ${userId}, ${editingSession}, ${baseVersion},
      ${JSON.stringify(draft)})
    ON CONFLICT (project_id, ${id}, user_id, editing_session) DO UPDATE
    SET base_version = excluded.base_version, draft = excluded.draft, saved_time = now()
    WHERE kept.saved_time <= now()
    RETURNING saved_time`.execute(db);
  const [{ rows }] = await together(saved, forgetSurplus(db, tables, article, userId), forgetOld(db, tables));
  return rows[0]?.saved_time ?? new Date();
}

/** One person's unsaved texts of one record, newest first. */
export async function listAutosaves<Facts, Draft, Names>(
  db: Db,
  kind: ArticleKind<Facts, Draft, Names>,
  article: LockedArticle,
  userId: string,
): Promise<(KeptText<Draft> & Names)[]> {
  const { rows } = await sql<TextRow<Draft>>`
    SELECT editing_session, base_version, saved_time, draft FROM ${sql.table(kind.tables.autosaves)}
    WHERE ${isOf(kind.tables, article)} AND user_id = ${userId} AND saved_time > now() - ${KEPT}
    ORDER BY saved_time DESC`.execute(db);
  return await withNames(db, kind, article, rows);
}

/** What an editing session has not saved, whoever wrote it. */
export async function findUnsavedText<Facts, Draft, Names>(
  db: Db,
  kind: ArticleKind<Facts, Draft, Names>,
  article: LockedArticle,
  editingSession: string,
): Promise<(UnsavedText<Draft> & Names) | undefined> {
  const { rows } = await sql<TextRow<Draft> & { user_id: string; display_name: string }>`
    SELECT editing_session, base_version, saved_time, draft, user_id, display_name
    FROM ${sql.table(kind.tables.autosaves)} AS kept JOIN users ON users.id = kept.user_id
    WHERE ${isOf(kind.tables, article)} AND editing_session = ${editingSession}
    ORDER BY saved_time DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [text] = await withNames(db, kind, article, [row]);
  return text && { ...text, userId: row.user_id, name: row.display_name };
}

interface TextRow<Draft> {
  readonly editing_session: string;
  readonly base_version: number;
  readonly saved_time: Date;
  readonly draft: Draft;
}

async function withNames<Facts, Draft, Names>(
  db: Db,
  { namesOf }: Pick<ArticleKind<Facts, Draft, Names>, 'namesOf'>,
  { projectId }: LockedArticle,
  rows: readonly TextRow<Draft>[],
): Promise<(KeptText<Draft> & Names)[]> {
  const drafts = rows.map(({ draft }) => draft);
  const names = await namesOf(db, projectId, drafts);
  return rows.flatMap((row, at) => {
    const own = names[at];
    if (own === undefined) return [];
    const { editing_session: editingSession, base_version: baseVersion, draft } = row;
    return [{ editingSession, baseVersion, savedTime: row.saved_time.toISOString(), draft, ...own }];
  });
}

/**
 * A save replaces what its own session kept before. Text kept after the save arrived is newer than the saved one: it
 * stays, however long the save waited for the record.
 */
export async function dropSavedText(
  { db, projectId, caller, waitedMs }: Pick<TransactionCall, 'db' | 'projectId' | 'caller' | 'waitedMs'>,
  tables: ArticleTables,
  saved: { readonly articleId: string; readonly editingSession?: string | undefined },
): Promise<void> {
  const { articleId, editingSession } = saved;
  if (editingSession === undefined) return;
  const arrival = sql`now() - make_interval(secs => ${waitedMs / 1_000})`;
  const isEarlier = sql<boolean>`saved_time < ${arrival}`;
  await drop(db, tables, { projectId, articleId }, { userId: caller.userId, editingSession }, isEarlier);
}

/** The person does not want the text. */
export async function dropAutosave(
  db: Db,
  tables: ArticleTables,
  article: LockedArticle,
  userId: string,
  editingSession: string,
): Promise<void> {
  await drop(db, tables, article, { userId, editingSession }, sql<boolean>`true`);
}

async function drop(
  db: Db,
  tables: ArticleTables,
  article: LockedArticle,
  { userId, editingSession }: { readonly userId: string; readonly editingSession: string },
  which: RawBuilder<boolean>,
): Promise<void> {
  const statement = sql`
    DELETE FROM ${sql.table(tables.autosaves)}
    WHERE ${isOf(tables, article)} AND user_id = ${userId} AND editing_session = ${editingSession}
      AND ${which}`;
  await sentAhead(db, statement.execute(db));
}

function isOf(tables: ArticleTables, { projectId, articleId }: LockedArticle): RawBuilder<boolean> {
  return sql`(project_id = ${projectId} AND ${sql.ref(tables.idColumn)} = ${articleId})`;
}

async function forgetSurplus(
  db: Db,
  tables: ArticleTables,
  article: LockedArticle,
  userId: string,
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(tables.autosaves)}
    WHERE ${isOf(tables, article)} AND user_id = ${userId}
      AND editing_session IN (
        SELECT editing_session FROM ${sql.table(tables.autosaves)}
        WHERE ${isOf(tables, article)} AND user_id = ${userId}
        ORDER BY saved_time DESC OFFSET ${sql.lit(MAX_SESSIONS)})`.execute(db);
}

/** In small batches, skipping those another call is deleting, so that no autosave waits for it. */
async function forgetOld(db: Db, tables: ArticleTables): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(tables.autosaves)}
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${sql.table(tables.autosaves)} WHERE saved_time < now() - ${KEPT}
      LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
}
