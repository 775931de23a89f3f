import { type Insertable, type QueryCreator, sql, type Updateable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Database } from '#server/core/db/database-tables.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { PostSearchTable, PostTable } from '#server/core/db/tables/post-tables.ts';
import { holdTree } from '#server/features/categories/public.ts';
import { holdTags } from '#server/features/tags/public.ts';
import { categoriesOf, type PostTerms, tagsOf } from './post-links-store.ts';

/**
 * First step of every write that changes links or use counts: no category and no tag is deleted or merged until
 * the transaction ends. Taken before any post is locked, as merging and deleting do.
 */
export async function holdTerms(db: Db, projectId: string): Promise<void> {
  await holdTree(db, projectId);
  await holdTags(db, projectId);
}

/** One writer of a post at a time; a waiting one then reads the other's result. */
export async function lockPost(db: Db, projectId: string, id: string): Promise<void> {
  const row = sql`SELECT FROM posts WHERE project_id = ${projectId} AND id = ${id} FOR NO KEY UPDATE`;
  await sentAhead(db, row.execute(db));
}

/** The same for several, in the order of their ids; those that are not there are left out. */
export async function lockPosts(db: Db, projectId: string, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM posts WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

export async function nextPostId(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('posts', 'id'))::text AS id`.execute(db);
  return rows[0]?.id ?? '';
}

interface BesideNewPost {
  readonly terms: PostTerms;
  /** What a search finds it by. */
  readonly search: Insertable<PostSearchTable>;
}

/** Adds a post with its links and words. False: another post has taken its slug at this moment. */
export async function insertPost(
  db: Db,
  row: Insertable<PostTable>,
  { terms, search }: BesideNewPost,
): Promise<boolean> {
  const added = db
    .with('added', (tables) =>
      tables
        .insertInto('posts')
        .values(row)
        // The predicate of the unique index.
        .onConflict((conflict) =>
          conflict
            .columns(['project_id', 'slug'])
            .where(sql<boolean>`state <> 'TRASHED' OR ever_published`)
            .doNothing(),
        )
        .returning(['project_id', 'id']),
    )
    .with('with_words', (tables) => wordsOf(tables, search))
    .with('in_categories', (tables) => categoriesOf(tables, sql`added`, terms))
    .with('with_tags', (tables) => tagsOf(tables, sql`added`, terms.tagIds))
    .selectFrom('added')
    .select('id');
  return (await added.executeTakeFirst()) !== undefined;
}

function wordsOf(tables: QueryCreator<Database>, search: Insertable<PostSearchTable>) {
  const { state, update_time, created_by_id, spelled, folded } = search;
  return tables
    .insertInto('post_search')
    .columns(['project_id', 'post_id', 'state', 'update_time', 'created_by_id', 'spelled', 'folded'])
    .expression(sql`
      SELECT project_id, id, ${state}::text, ${update_time}::timestamptz, ${created_by_id}::bigint,
        ${spelled}::text, ${folded}::text
      FROM added`);
}

/** Replaces the words that a search finds a post by. */
export async function writeSearchRow(
  db: Db,
  projectId: string,
  postId: string,
  columns: Updateable<PostSearchTable>,
): Promise<void> {
  const words = db
    .updateTable('post_search')
    .set(columns)
    .where('project_id', '=', projectId)
    .where('post_id', '=', postId);
  await sentAhead(db, words.execute());
}

/** Writes a new version of a post by `by`. The caller holds the row and has checked its version. */
export async function writePostRow(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<PostTable>,
  by: Actor,
): Promise<void> {
  await sentAhead(db, writtenPostRow(db, projectId, id, columns, by));
}

/** The same, and waits for it: where its failure says something. */
export async function writtenPostRow(
  db: Db,
  projectId: string,
  id: string,
  columns: Updateable<PostTable>,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('posts')
    .set((row) => ({
      update_time: sql<Date>`now()`,
      ...columns,
      version: row('version', '+', 1),
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a post completely, with its links and unsaved texts. */
export async function deletePostRow(db: Db, projectId: string, id: string): Promise<void> {
  await db.deleteFrom('posts').where('project_id', '=', projectId).where('id', '=', id).execute();
}
