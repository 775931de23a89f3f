import { SUGGESTER_DAYS } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { DataChange, PersonalDataSource } from '#server/core/personal-data/personal-data.ts';

interface FoundRow {
  readonly id: string;
  readonly page_title: string;
  readonly create_time: Date;
  readonly state: string;
  readonly suggester_name: string;
  readonly suggester_email: string;
  readonly suggested_text: string;
  readonly by_email: boolean;
}

/** Suggestions sent with the e-mail, or under the name. */
export const heldSuggestions: PersonalDataSource = {
  find: async (db, projectId, { email, name }, limit) => {
    const byEmail = sql<boolean>`${email} <> '' AND lower(suggester_email) = lower(${email})`;
    const { rows } = await sql<FoundRow>`
      SELECT id, page_title, create_time, state, suggester_name, suggester_email, suggested_text,
        (${byEmail}) AS by_email
      FROM translation_suggestions
      WHERE project_id = ${projectId} AND (suggester_name <> '' OR suggester_email <> '')
        AND ((${byEmail}) OR (${name} <> '' AND lower(suggester_name) = lower(${name})))
      ORDER BY by_email DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.page_title,
      time: row.create_time,
      match: row.by_email ? 'EMAIL' : 'NAME',
      facts: {
        state: row.state,
        name: row.suggester_name,
        email: row.suggester_email,
        content: row.suggested_text,
      },
    }));
  },
};

/** Name and e-mail go; the words stay, they are about a text and not about a person. */
export const forgetSuggestersOfPerson: DataChange = async (db, projectId, { email }) => {
  const { numUpdatedRows } = await db
    .updateTable('translation_suggestions')
    .set({ suggester_name: '', suggester_email: '' })
    .where('project_id', '=', projectId)
    .where(sql<boolean>`${email} <> '' AND lower(suggester_email) = lower(${email})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Drops name and e-mail of senders, and who has voted, when the time that they are kept is over. */
export async function forgetOldSuggesters(db: Db, now: Date): Promise<void> {
  const before = sql`${now}::timestamptz - make_interval(days => ${SUGGESTER_DAYS}::integer)`;
  await sql`
    UPDATE translation_suggestions SET suggester_name = '', suggester_email = ''
    WHERE create_time < ${before} AND (suggester_name <> '' OR suggester_email <> '')`.execute(db);
  await sql`DELETE FROM translation_suggestion_votes WHERE create_time < ${before}`.execute(db);
}
