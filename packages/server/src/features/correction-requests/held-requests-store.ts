import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import { sql } from 'kysely';
import {
  type DataChange,
  type PersonalDataSource,
  phoneDigits,
} from '#server/core/personal-data/personal-data.ts';
import type { RequestRow } from './correction-request-store.ts';

/** Requests for a correction sent with the e-mail, the telephone number, or under the name. */
export const heldCorrectionRequests: PersonalDataSource = {
  find: async (db, projectId, { email, phone, name }, limit) => {
    const digits = phoneDigits(phone);
    const byEmail = sql<boolean>`${email} <> '' AND lower(requester_email) = lower(${email})`;
    const byPhone = sql<boolean>`${digits} <> ''
      AND regexp_replace(regexp_replace(requester_phone, '\\D', '', 'g'), '^(00)?84(?=\\d{9}$)', '0') = ${digits}`;
    const { rows } = await sql<RequestRow & { match: 'EMAIL' | 'PHONE' | 'NAME' }>`
      SELECT *, CASE WHEN ${byEmail} THEN 'EMAIL' WHEN ${byPhone} THEN 'PHONE' ELSE 'NAME' END AS match
      FROM correction_requests
      WHERE project_id = ${projectId} AND (${byEmail} OR ${byPhone}
        OR (${name} <> '' AND lower(requester_name) = lower(${name})))
      ORDER BY ${byEmail} DESC, ${byPhone} DESC, id DESC LIMIT ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: requestNumber(row),
      time: row.received_time,
      match: row.match,
      facts: {
        state: row.state,
        name: row.requester_name,
        organization: row.requester_org,
        email: row.requester_email,
        phone: row.requester_phone,
        claim: row.claim,
        proposal: row.proposal,
        answer: row.answer,
      },
    }));
  },
};

/** The file of a correction stays, as press law wants; once it is answered, nobody need be reached any more. */
export const forgetRequesters: DataChange = async (db, projectId, { email }) => {
  const { numUpdatedRows } = await db
    .updateTable('correction_requests')
    .set((row) => ({ requester_email: '', requester_phone: '', version: row('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('state', '=', 'ANSWERED')
    .where(sql<boolean>`lower(requester_email) = lower(${email})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
