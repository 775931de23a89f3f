import { DEFAULT_DATA_REQUEST_TIMES } from '@toasoan/contract/features/data-requests/data-request-due.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { deleteFilesOf } from '#server/features/attachments/public.ts';

const STEP = 500;

/**
 * Takes person, words and files out of requests whose time after the answer is over; number, kind, state and times stay, so
 * that the newsroom can prove that it answered. Links that nobody opened go too.
 */
export async function forgetDataRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('data_request_links').where('expire_time', '<', now).execute();
  while ((await inTransaction(db, (tx) => forgetStep(tx, now))) === STEP) {
    // The next ones.
  }
}

async function forgetStep(tx: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; project_id: string }>`
      WITH old AS (
        SELECT request.id, request.project_id FROM data_requests AS request
        LEFT JOIN data_request_times AS own ON own.project_id = request.project_id
        WHERE closed_time IS NOT NULL AND erased_time IS NULL
          AND closed_time < ${now}::timestamptz - make_interval(
            months => coalesce(own.keep_months, ${DEFAULT_DATA_REQUEST_TIMES.keepMonths}))
        ORDER BY request.id LIMIT ${STEP} FOR UPDATE OF request SKIP LOCKED
      ), emptied AS (
        UPDATE data_requests SET requester_name = '', subject_name = '', contact_box = '', contact_key_id = '',
          email_hint = '', phone_hint = '', person_key = NULL, details = '', refs = '{}', proof_note = '',
          answer = '', search_text = '', created_by_name = CASE WHEN created_by_id IS NULL THEN '' ELSE created_by_name END,
          updated_by_name = CASE WHEN updated_by_id IS NULL THEN '' ELSE updated_by_name END,
          erased_time = ${now}, version = version + 1, update_time = now()
        WHERE id IN (SELECT id FROM old)
      ), lines AS (
        UPDATE data_request_entries SET text = '', by_name = CASE WHEN by_id IS NULL THEN '' ELSE by_name END
        WHERE request_id IN (SELECT id FROM old)
      )
      SELECT id, project_id FROM old`.execute(tx);
  for (const { id, project_id } of rows)
    await deleteFilesOf(tx, project_id, { owner: 'dataRequest', ownerId: id });
  return rows.length;
}
