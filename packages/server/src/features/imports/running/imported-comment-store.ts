import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Which of these comments are here already, by the hash of their key. */
export async function findImportedComments(
  db: Db,
  projectId: string,
  keyHashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keyHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_comments')
    .select(['key_hash', 'comment_id'])
    .where('project_id', '=', projectId)
    .where('key_hash', '=', sql<string>`ANY (${[...keyHashes]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.key_hash, row.comment_id]));
}

export async function noteImportedComment(
  tx: Db,
  projectId: string,
  {
    keyHash,
    runId,
    commentId,
  }: { readonly keyHash: string; readonly runId: string; readonly commentId: string },
): Promise<void> {
  await tx
    .insertInto('imported_comments')
    .values({ project_id: projectId, key_hash: keyHash, run_id: runId, comment_id: commentId })
    .execute();
}

interface NextComments {
  readonly runId: string;
  readonly depth: number;
  /** The last one before. */
  readonly after: string;
  readonly limit: number;
}

/** Comments that a run brought and that are still there, those of one level. */
export async function commentsOfRun(
  db: Db,
  projectId: string,
  { runId, depth, after, limit }: NextComments,
): Promise<string[]> {
  const rows = await db
    .selectFrom('imported_comments as brought')
    .innerJoin('comments', (join) =>
      join
        .onRef('comments.project_id', '=', 'brought.project_id')
        .onRef('comments.id', '=', 'brought.comment_id'),
    )
    .select('comments.id')
    .where('brought.project_id', '=', projectId)
    .where('brought.run_id', '=', runId)
    .where('comments.depth', '=', depth)
    .where('comments.id', '>', after)
    .orderBy('comments.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
