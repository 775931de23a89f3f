import { type MailTrouble, REFUSED_HOURS } from '@toasoan/contract/features/notifications/mail-trouble.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { ACCOUNT_MAIL_JOB } from '#server/features/users/public.ts';
import { MAIL_JOB } from './mail-jobs.ts';

const NEWEST = 3;

/** Mails refused lately, and mails retried again and again. */
export async function findMailTrouble(db: Db): Promise<MailTrouble> {
  const { rows: waiting } = await sql<{ waiting: number; since: Date | null; problem: string | null }>`
    SELECT count(*)::int AS waiting, min(create_time) AS since,
      (array_agg(error ORDER BY create_time DESC, id DESC))[1] AS problem
    FROM jobs WHERE error IS NOT NULL AND dead_time IS NULL
      AND kind = ANY(${[MAIL_JOB, ACCOUNT_MAIL_JOB]}::text[])`.execute(db);
  const { rows: refused } = await sql<{ address: string; problem: string; time: Date; all: number }>`
    SELECT users.email AS address, coalesce(refused.error, '') AS problem, refused.end_time AS time,
      count(*) OVER ()::int AS all
    FROM (
      SELECT user_id, error, end_time FROM mails WHERE state = 'FAILED' AND end_time > ${SINCE}
      UNION ALL
      SELECT user_id, error, end_time FROM account_mails WHERE state = 'FAILED' AND end_time > ${SINCE}
    ) AS refused JOIN users ON users.id = refused.user_id
    ORDER BY refused.end_time DESC LIMIT ${sql.lit(NEWEST)}`.execute(db);
  return {
    waiting: waiting[0]?.waiting ?? 0,
    waitingSince: waiting[0]?.since?.toISOString() ?? null,
    problem: waiting[0]?.problem ?? '',
    refused: refused[0]?.all ?? 0,
    newest: refused.map(({ address, problem, time }) => ({ address, problem, time: time.toISOString() })),
  };
}

const SINCE = sql`now() - make_interval(hours => ${sql.lit(REFUSED_HOURS)})`;
