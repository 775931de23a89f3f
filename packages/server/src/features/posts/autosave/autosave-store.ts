import type { Autosave, AutosaveWrite } from '@toasoan/contract/features/posts/editing/autosave.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead, together } from '#server/core/db/pipelined-transaction.ts';

/** Unsaved texts are deleted after this long. */
const KEPT = sql`interval '30 days'`;
/** Per person and post; the oldest go first. */
const MAX_SESSIONS = 10;
const FORGOTTEN_AT_ONCE = 50;

/** Stores the text of one editing session in place of its earlier one. */
export async function keepAutosave(
  db: Db,
  projectId: string,
  userId: string,
  { postId, editingSession, baseVersion, draft }: AutosaveWrite,
): Promise<Date> {
  const kept = { base_version: baseVersion, draft: JSON.stringify(draft) };
  const saved = db
    .insertInto('post_autosaves')
    .values({
      project_id: projectId,
      post_id: postId,
      user_id: userId,
      editing_session: editingSession,
      ...kept,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'post_id', 'user_id', 'editing_session'])
        .doUpdateSet({ ...kept, saved_time: sql<Date>`now()` }),
    )
    .returning('saved_time')
    .executeTakeFirstOrThrow();
  const [{ saved_time }] = await together(saved, forgetSurplus(db, projectId, userId, postId), forgetOld(db));
  return saved_time;
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
  readonly editingSession?: string | undefined;
}

export async function dropAutosave(
  db: Db,
  projectId: string,
  userId: string,
  { postId, editingSession }: Session,
): Promise<void> {
  if (editingSession === undefined) return;
  const row = db
    .deleteFrom('post_autosaves')
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('editing_session', '=', editingSession);
  await sentAhead(db, row.execute());
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
