import { sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import {
  type DataChange,
  type PersonalDataSource,
  phoneDigits,
} from '#server/core/personal-data/personal-data.ts';
import { removeDraft } from './drafts/remove-draft.ts';

interface FoundEntrant {
  readonly id: string;
  readonly contest: string;
  readonly full_name: string;
  readonly stage_name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly birth_date: string | null;
  readonly create_time: Date;
  readonly match: 'EMAIL' | 'PHONE' | 'NAME';
}

/** Authors of contests by e-mail, telephone number or name. */
export const heldEntrants: PersonalDataSource = {
  find: async (db, projectId, { email, phone, name }, limit) => {
    const digits = phoneDigits(phone);
    const byEmail = sql<boolean>`entrants.email_key = ${emailKeyOf(email) ?? ''}`;
    const byPhone = sql<boolean>`${digits} <> ''
      AND regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^(00)?84(?=\\d{9}$)', '0') = ${digits}`;
    const { rows } = await sql<FoundEntrant>`
      SELECT entrants.id, contests.title AS contest, full_name, stage_name, email, phone, address,
        birth_date::text, entrants.create_time,
        CASE WHEN ${byEmail} THEN 'EMAIL' WHEN ${byPhone} THEN 'PHONE' ELSE 'NAME' END AS match
      FROM entrants
      JOIN contests ON contests.project_id = entrants.project_id AND contests.id = entrants.contest_id
      WHERE entrants.project_id = ${projectId} AND entrants.state <> 'ERASED'
        AND (${byEmail} OR ${byPhone} OR (${name} <> '' AND lower(full_name) = lower(${name})))
      ORDER BY ${byEmail} DESC, ${byPhone} DESC, entrants.id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.contest,
      time: row.create_time,
      match: row.match,
      facts: {
        name: row.full_name,
        stageName: row.stage_name,
        email: row.email,
        phone: row.phone,
        address: row.address,
        birthDate: row.birth_date,
      },
    }));
  },
};

/** Drafts that were not sent go with their files, and with them the links that open them. */
export const forgetDraftsOfPerson: DataChange = async (db, projectId, { email }) => {
  const emailKey = emailKeyOf(email) ?? '';
  const drafts = await db
    .selectFrom('entry_drafts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('email_key', '=', emailKey)
    .where('submission_id', 'is', null)
    .forUpdate()
    .execute();
  for (const draft of drafts) await removeDraft(db, draft);
  await db
    .deleteFrom('entry_codes')
    .where('project_id', '=', projectId)
    .where('email_key', '=', emailKey)
    .execute();
  return drafts.length;
};
