import { SIGN_IN_FAILURES } from '@toasoan/contract/core/system-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { Failure } from './sign-in-alarms.ts';

/** More failures than these are an alarm anyway. */
const NEWEST = 5_000;

interface FailureRow {
  readonly time: Date;
  readonly calls: string;
  readonly network: string;
  readonly user_id: string | null;
  readonly account: string;
}

/** The newest failed sign-ins since then, each with the account that was tried. */
export async function findSignInFailures(db: Db, since: Date): Promise<Failure[]> {
  const ranges = SIGN_IN_FAILURES.map(
    (action) => sql`
      SELECT time, id, entity, entity_id, action, coalesce(network, address) AS network, after FROM audit_log
      WHERE (project_id IS NULL OR entity IN ('user', 'session', 'refusal', 'auditLog')) AND action = ${action}
        AND time >= ${since}`,
  );
  const { rows } = await sql<FailureRow>`
    SELECT failures.time, coalesce(refusal_counts.calls, 1) AS calls, failures.network, 
      coalesce(known.id, tried.id) AS user_id,
      coalesce(known.display_name, tried.display_name, failures.after->>'email', failures.email, '') AS account
    FROM (
      SELECT *, CASE WHEN entity = 'refusal' THEN after->>'email' END AS email,
        (CASE WHEN entity = 'user' THEN entity_id ELSE after->>'account' END)::bigint AS account_id
      FROM (${sql.join(ranges, sql` UNION ALL `)}) AS ranges ORDER BY time DESC, id DESC LIMIT ${sql.lit(NEWEST)}
    ) AS failures
    LEFT JOIN refusal_counts ON refusal_counts.id =
      CASE WHEN failures.entity = 'refusal' THEN failures.entity_id::bigint END
    LEFT JOIN users AS known ON known.id = failures.account_id
    LEFT JOIN users AS tried ON tried.email_key = failures.email`.execute(db);
  return rows.map(({ time, calls, network, user_id, account }) => ({
    time,
    calls: Number(calls),
    network,
    userId: user_id,
    account,
  }));
}
