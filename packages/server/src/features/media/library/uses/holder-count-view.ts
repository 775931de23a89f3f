import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

interface Holders {
  /** In public content. */
  readonly placed: number;
  /** Those and drafts. */
  readonly now: number;
  /** Those, drafts and kept versions. */
  readonly ever: number;
}

/** How many records hold a file. Exact until the transaction ends if the caller holds the file. */
export async function countHolders(db: Db, projectId: string, mediaId: string): Promise<Holders> {
  const { rows } = await sql<Holders>`
    SELECT count(*) FILTER (WHERE use_class = 'PLACED')::int AS placed,
      count(*) FILTER (WHERE use_class <> 'VERSION')::int AS now, count(*)::int AS ever
    FROM media_uses WHERE project_id = ${projectId} AND media_id = ${mediaId}`.execute(db);
  return rows[0] ?? { placed: 0, now: 0, ever: 0 };
}
