import { type RawBuilder, sql } from 'kysely';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { type PersonalDataSource, phoneDigits } from './personal-data.ts';

interface FoundAccount {
  readonly id: string;
  readonly display_name: string;
  readonly account_type: string;
  readonly email: string;
  readonly mobile: string;
  readonly create_time: Date;
  readonly match: 'EMAIL' | 'PHONE' | 'NAME';
}

/** Accounts of one group that carry the e-mail, the telephone number or the name. @param group of rows of `users` */
export function heldAccounts(group: (projectId: string) => RawBuilder<boolean>): PersonalDataSource {
  return {
    find: async (db, projectId, { email, phone, name }, limit) => {
      const digits = phoneDigits(phone);
      const byEmail = sql<boolean>`coalesce(email_key = ${emailKeyOf(email) ?? ''}, false)`;
      const byPhone = sql<boolean>`${digits} <> ''
        AND regexp_replace(regexp_replace(mobile, '\\D', '', 'g'), '^(00)?84(?=\\d{9}$)', '0') = ${digits}`;
      const { rows } = await sql<FoundAccount>`
        SELECT id::text, display_name, account_type, email, mobile, create_time,
          CASE WHEN ${byEmail} THEN 'EMAIL' WHEN ${byPhone} THEN 'PHONE' ELSE 'NAME' END AS match
        FROM users
        WHERE deleted_time IS NULL AND ${group(projectId)}
          AND (${byEmail} OR ${byPhone} OR (${name} <> '' AND lower(display_name) = lower(${name})))
        ORDER BY ${byEmail} DESC, ${byPhone} DESC, id LIMIT ${limit}`.execute(db);
      return rows.map((row) => ({
        id: row.id,
        title: row.display_name,
        time: row.create_time,
        match: row.match,
        facts: { type: row.account_type, name: row.display_name, email: row.email, phone: row.mobile },
      }));
    },
  };
}
