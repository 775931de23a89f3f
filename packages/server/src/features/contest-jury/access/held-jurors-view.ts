import { sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { PersonalDataSource } from '#server/core/personal-data/personal-data.ts';

interface FoundJuror {
  readonly id: string;
  readonly contest: string;
  readonly name: string;
  readonly email: string;
  readonly create_time: Date;
  readonly match: 'EMAIL' | 'NAME';
}

/** Jurors without an account by e-mail or name; those with one are found by it. */
export const heldJurors: PersonalDataSource = {
  find: async (db, projectId, { email, name }, limit) => {
    const byEmail = sql<boolean>`juror.email_key = ${emailKeyOf(email) ?? ''}`;
    const { rows } = await sql<FoundJuror>`
      SELECT juror.id::text, contests.title AS contest, juror.name, juror.email, juror.create_time,
        CASE WHEN ${byEmail} THEN 'EMAIL' ELSE 'NAME' END AS match
      FROM contest_jurors AS juror
      JOIN contests ON contests.project_id = juror.project_id AND contests.id = juror.contest_id
      WHERE juror.project_id = ${projectId} AND juror.email_key IS NOT NULL
        AND (${byEmail} OR (${name} <> '' AND lower(juror.name) = lower(${name})))
      ORDER BY ${byEmail} DESC, juror.id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.contest,
      time: row.create_time,
      match: row.match,
      facts: { name: row.name, email: row.email },
    }));
  },
};
