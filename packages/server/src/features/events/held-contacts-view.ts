import { sql } from 'kysely';
import { type PersonalDataSource, phoneDigits } from '#server/core/personal-data/personal-data.ts';

interface FoundEvent {
  readonly id: string;
  readonly title: string;
  readonly start_time: Date | null;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  readonly match: 'EMAIL' | 'PHONE' | 'NAME';
}

/** Events that name the person as the one to ask. */
export const heldEventContacts: PersonalDataSource = {
  find: async (db, projectId, { email, phone, name }, limit) => {
    const digits = phoneDigits(phone);
    const byEmail = sql<boolean>`${email} <> '' AND lower(contact_email) = lower(${email})`;
    const byPhone = sql<boolean>`${digits} <> ''
      AND regexp_replace(regexp_replace(contact_phone, '\\D', '', 'g'), '^(00)?84(?=\\d{9}$)', '0') = ${digits}`;
    const byName = sql<boolean>`${name} <> '' AND lower(contact_name) = lower(${name})`;
    const { rows } = await sql<FoundEvent>`
      SELECT *, CASE WHEN ${byEmail} THEN 'EMAIL' WHEN ${byPhone} THEN 'PHONE' ELSE 'NAME' END AS match
      FROM (
        SELECT id, title, start_time, coalesce(details ->> 'contactName', '') AS contact_name,
          coalesce(details ->> 'contactEmail', '') AS contact_email,
          coalesce(details ->> 'contactPhone', '') AS contact_phone
        FROM events
        WHERE project_id = ${projectId} AND details ?| ARRAY['contactName', 'contactEmail', 'contactPhone']
      ) AS contacts
      WHERE ${byEmail} OR ${byPhone} OR ${byName}
      ORDER BY ${byEmail} DESC, ${byPhone} DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      time: row.start_time,
      match: row.match,
      facts: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
    }));
  },
};
