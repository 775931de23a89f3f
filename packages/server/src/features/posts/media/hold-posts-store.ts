import { sql } from 'kysely';
import type { HoldPosts } from '#server/core/media/take-media-out.ts';
import { holdTerms } from '../editing/post-store.ts';

export const holdPosts: HoldPosts = async (db, projectId, ids) => {
  await holdTerms(db, projectId);
  await sql`
    SELECT FROM posts WHERE project_id = ${projectId} AND id = ANY (${ids}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
};
