import { sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { PersonalDataSource } from '#server/core/personal-data/personal-data.ts';

interface FoundVoter {
  readonly id: string;
  readonly contest: string;
  readonly name: string;
  readonly email_key: string;
  readonly verified_time: Date;
  readonly match: 'EMAIL' | 'NAME';
}

/** Voters of contests by e-mail or name. */
export const heldVoters: PersonalDataSource = {
  find: async (db, projectId, { email, name }, limit) => {
    const byEmail = sql<boolean>`voters.email_key = ${emailKeyOf(email) ?? ''}`;
    const { rows } = await sql<FoundVoter>`
      SELECT voters.id, contests.title AS contest, voters.name, voters.email_key, voters.verified_time,
        CASE WHEN ${byEmail} THEN 'EMAIL' ELSE 'NAME' END AS match
      FROM contest_voters AS voters
      JOIN contests ON contests.project_id = voters.project_id AND contests.id = voters.contest_id
      WHERE voters.project_id = ${projectId}
        AND (${byEmail} OR (${name} <> '' AND lower(voters.name) = lower(${name})))
      ORDER BY ${byEmail} DESC, voters.id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.contest,
      time: row.verified_time,
      match: row.match,
      facts: { name: row.name, email: row.email_key },
    }));
  },
};
