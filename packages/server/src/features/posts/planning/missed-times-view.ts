import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { TimeKind } from './plan-times.ts';

interface MissedTime {
  readonly kind: TimeKind;
  readonly projectId: string;
  readonly postId: string;
}

const MOST = 1_000;

/** Due posts without a job: imported ones, or those whose job was given up. */
export async function findMissedTimes(db: Db, now: Date): Promise<MissedTime[]> {
  const { rows } = await sql<MissedTime>`
    SELECT kind, project_id AS "projectId", id AS "postId"
    FROM (
      SELECT 'publish' AS kind, project_id, id FROM posts
      WHERE state = 'SCHEDULED' AND schedule_time <= ${now}
      UNION ALL
      SELECT 'expire', project_id, id FROM posts
      WHERE state = 'PUBLISHED' AND expire_time IS NOT NULL AND expire_time <= ${now}
    ) AS due
    WHERE NOT EXISTS (SELECT FROM jobs WHERE key = 'post.' || due.kind || ':' || due.id AND dead_time IS NULL)
    LIMIT ${MOST}`.execute(db);
  return rows;
}
