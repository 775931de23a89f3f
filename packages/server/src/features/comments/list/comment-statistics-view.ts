import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

const ZONE = sql.lit('Asia/Ho_Chi_Minh');
const MOST = 10;
/** Of second looks that were given. */
const AGREEMENT = sql`count(*)::int AS looks, count(*) FILTER (WHERE agrees)::int AS agreed`;

/** What was received and decided in the last days; it reads the rows of these days alone. */
export async function readStatistics(
  db: Db,
  projectId: string,
  days: number,
  now: Date,
): Promise<CommentStatistics> {
  const today = sql`date_trunc('day', ${now}::timestamptz, ${ZONE})`;
  const start = sql`(${today} - make_interval(days => ${days - 1}))`;
  const received = sql`comments WHERE project_id = ${projectId} AND sent_time >= ${start}`;
  const decided = sql`comment_moves WHERE project_id = ${projectId} AND move_time >= ${start} AND NOT undone
    AND verb <> 'undo'`;
  const looked = sql`comment_second_looks WHERE project_id = ${projectId} AND look_time >= ${start}`;
  const dayOf = (time: string) => sql`to_char(${sql.ref(time)} AT TIME ZONE ${ZONE}, 'YYYY-MM-DD')`;
  const hours = (from: unknown, to: unknown) => sql`(
    SELECT json_agg(coalesce(found.count, 0) ORDER BY hour) FROM generate_series(0, 23) AS hour
    LEFT JOIN (
      SELECT extract(hour FROM sent_time AT TIME ZONE ${ZONE})::int AS hour, count(*)::int AS count
      FROM comments WHERE project_id = ${projectId} AND sent_time >= ${from} AND sent_time < ${to}
      GROUP BY 1) AS found USING (hour))`;
  const { rows } = await sql<{ found: Found }>`
    SELECT json_build_object(
      'days', (SELECT json_agg(json_build_object('day', day, 'received', coalesce(come.count, 0),
          'approved', coalesce(gone.approved, 0), 'rejected', coalesce(gone.rejected, 0),
          'spam', coalesce(gone.spam, 0)) ORDER BY day)
        FROM (SELECT to_char(${start} AT TIME ZONE ${ZONE} + make_interval(days => number), 'YYYY-MM-DD') AS day
          FROM generate_series(0, ${days - 1}) AS number) AS calendar
        LEFT JOIN (SELECT ${dayOf('sent_time')} AS day, count(*)::int AS count FROM ${received} GROUP BY 1)
          AS come USING (day)
        LEFT JOIN (SELECT ${dayOf('move_time')} AS day,
            count(*) FILTER (WHERE to_state = 'APPROVED' AND from_state = 'PENDING')::int AS approved,
            count(*) FILTER (WHERE to_state = 'REJECTED')::int AS rejected,
            count(*) FILTER (WHERE to_state = 'SPAM')::int AS spam FROM ${decided} GROUP BY 1)
          AS gone USING (day)),
      'hoursToday', ${hours(today, sql`${today} + interval '1 day'`)},
      'hoursBefore', ${hours(sql`${today} - interval '3 days'`, today)},
      'rejections', (SELECT coalesce(json_agg(found ORDER BY count DESC), '[]') FROM (
        SELECT reject_code AS code, count(*)::int AS count FROM ${decided} AND verb = 'reject'
          AND reject_code IS NOT NULL GROUP BY 1) AS found),
      'rules', (SELECT coalesce(json_agg(found ORDER BY count DESC), '[]') FROM (
        SELECT rule, count(*)::int AS count, count(*) FILTER (WHERE state = 'APPROVED')::int AS approved,
          count(*) FILTER (WHERE state IN ('REJECTED', 'SPAM'))::int AS refused,
          count(*) FILTER (WHERE state = 'PENDING')::int AS waiting
        FROM (SELECT state, unnest(held_rules) AS rule FROM ${received}) AS held GROUP BY 1) AS found),
      'people', (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT name, decisions, rejected, coalesce(looks, 0) AS looks, coalesce(agreed, 0) AS agreed
        FROM (SELECT by_id, max(by_name) AS name, count(*)::int AS decisions,
            count(*) FILTER (WHERE to_state = 'REJECTED')::int AS rejected
          FROM ${decided} AND by_id IS NOT NULL GROUP BY by_id ORDER BY 3 DESC, by_id LIMIT ${MOST}) AS most
        LEFT JOIN (SELECT first_by_id AS by_id, ${AGREEMENT} FROM ${looked} GROUP BY 1) AS looked USING (by_id)
        ORDER BY decisions DESC, by_id) AS found),
      'targets', (SELECT coalesce(json_agg(found), '[]') FROM (
        SELECT target_type AS "targetType", target_id::text AS "targetId", max(target_title) AS title,
          count(*)::int AS count
        FROM ${received} GROUP BY target_type, target_id ORDER BY 4 DESC LIMIT ${MOST}) AS found),
      'medianMinutes', (SELECT percentile_cont(0.5) WITHIN GROUP (
          ORDER BY extract(epoch FROM moderated_time - sent_time) / 60)
        FROM ${received} AND moderated_time > sent_time),
      'agreement', (SELECT to_json(found) FROM (SELECT ${AGREEMENT} FROM ${looked}) AS found)
    ) AS found`.execute(db);
  return statisticsOf(rows[0]?.found);
}

type Found = CommentStatistics;

/** The average of the three days before. */
function statisticsOf(found: Found | undefined): CommentStatistics {
  if (found === undefined) throw new Error('The statement has no answer.');
  return {
    ...found,
    hoursBefore: found.hoursBefore.map((sum) => Math.round((10 * sum) / 3) / 10),
    medianMinutes: found.medianMinutes === null ? null : Math.round(found.medianMinutes),
  };
}
