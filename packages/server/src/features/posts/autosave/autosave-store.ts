import type { Autosave, AutosaveWrite } from '@toasoan/contract/features/posts/editing/autosave.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead, together } from '#server/core/db/pipelined-transaction.ts';
import type { PostAutosaveTable } from '#server/core/db/tables/post-tables.ts';
import type { TransactionCall } from '#server/core/http/call.ts';

/** Unsaved texts are deleted after this long. */
const KEPT = sql`interval '30 days'`;
/** Per person and post; the oldest go first. */
const MAX_SESSIONS = 10;
const FORGOTTEN_AT_ONCE = 50;

/** Stores the text of one editing session in place of its earlier one; a delayed call replaces no newer text. */
export async function keepAutosave(
  db: Db,
  projectId: string,
  userId: string,
  { postId, editingSession, baseVersion, draft }: AutosaveWrite,
): Promise<Date> {
  const text = { base_version: baseVersion, draft: JSON.stringify(draft) };
  const saved = db
    .insertInto('post_autosaves')
    .values({
      project_id: projectId,
      post_id: postId,
      user_id: userId,
      editing_session: editingSession,
      ...text,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'post_id', 'user_id', 'editing_session'])
        .doUpdateSet({ ...text, saved_time: sql<Date>`now()` })
        .where('post_autosaves.saved_time', '<=', sql<Date>`now()`),
    )
    .returning('saved_time')
    .executeTakeFirst();
  const [kept] = await together(saved, forgetSurplus(db, projectId, userId, postId), forgetOld(db));
  return kept?.saved_time ?? new Date();
}

/** One person's unsaved texts of one post, newest first. */
export async function listAutosaves(
  db: Db,
  projectId: string,
  userId: string,
  postId: string,
): Promise<Autosave[]> {
  const rows = await db
    .selectFrom('post_autosaves')
    .select(['editing_session', 'base_version', 'saved_time', 'draft'])
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('saved_time', '>', sql<Date>`now() - ${KEPT}`)
    .orderBy('saved_time', 'desc')
    .execute();
  return await withTags(db, projectId, rows);
}

interface UnsavedText extends Autosave {
  readonly userId: string;
  readonly name: string;
}

/** What an editing session has not saved, whoever wrote it. */
export async function findUnsavedText(
  db: Db,
  projectId: string,
  { postId, editingSession }: Session,
): Promise<UnsavedText | undefined> {
  const row = await db
    .selectFrom('post_autosaves')
    .innerJoin('users', 'users.id', 'post_autosaves.user_id')
    .select(['editing_session', 'base_version', 'saved_time', 'draft', 'user_id', 'display_name'])
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('editing_session', '=', editingSession)
    .orderBy('saved_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [text] = await withTags(db, projectId, [row]);
  return text && { ...text, userId: row.user_id, name: row.display_name };
}

type TextRow = Pick<
  Selectable<PostAutosaveTable>,
  'editing_session' | 'base_version' | 'saved_time' | 'draft'
>;

async function withTags(db: Db, projectId: string, rows: readonly TextRow[]): Promise<Autosave[]> {
  const titles = await tagTitles(db, projectId, new Set(rows.flatMap(({ draft }) => draft.tagIds ?? [])));
  return rows.map((row) => ({
    editingSession: row.editing_session,
    baseVersion: row.base_version,
    savedTime: row.saved_time.toISOString(),
    draft: row.draft,
    tags: (row.draft.tagIds ?? []).flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
  }));
}

async function tagTitles(db: Db, projectId: string, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

interface Session {
  readonly postId: string;
  readonly editingSession: string;
}

/**
 * A save replaces what its own session kept before. Text kept after the save arrived is newer than the saved one: it
 * stays, however long the save waited for the post.
 */
export async function dropSavedText(
  { db, projectId, caller, waitedMs }: Pick<TransactionCall, 'db' | 'projectId' | 'caller' | 'waitedMs'>,
  { postId, editingSession }: { readonly postId: string; readonly editingSession?: string | undefined },
): Promise<void> {
  if (editingSession === undefined) return;
  const arrival = sql<Date>`now() - make_interval(secs => ${waitedMs / 1_000})`;
  const row = autosaveOf(db, projectId, caller.userId, { postId, editingSession });
  await sentAhead(db, row.where('saved_time', '<', arrival).execute());
}

/** The person does not want the text. */
export async function dropAutosave(
  db: Db,
  projectId: string,
  userId: string,
  session: Session,
): Promise<void> {
  await sentAhead(db, autosaveOf(db, projectId, userId, session).execute());
}

function autosaveOf(db: Db, projectId: string, userId: string, { postId, editingSession }: Session) {
  return db
    .deleteFrom('post_autosaves')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('editing_session', '=', editingSession);
}

async function forgetSurplus(db: Db, projectId: string, userId: string, postId: string): Promise<void> {
  await sql`
    DELETE FROM post_autosaves
    WHERE project_id = ${projectId} AND post_id = ${postId} AND user_id = ${userId}
      AND editing_session IN (
        SELECT editing_session FROM post_autosaves
        WHERE project_id = ${projectId} AND post_id = ${postId} AND user_id = ${userId}
        ORDER BY saved_time DESC OFFSET ${sql.lit(MAX_SESSIONS)})`.execute(db);
}

/** In small batches, skipping those another call is deleting, so that no autosave waits for it. */
async function forgetOld(db: Db): Promise<void> {
  await sql`
    DELETE FROM post_autosaves
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM post_autosaves WHERE saved_time < now() - ${KEPT}
      LIMIT ${sql.lit(FORGOTTEN_AT_ONCE)} FOR UPDATE SKIP LOCKED))`.execute(db);
}
