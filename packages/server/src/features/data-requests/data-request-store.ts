import type { DataRequestView } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import type { DataAct } from '@toasoan/contract/features/data-requests/data-request-states.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import { IS_STILL_HERE } from '#server/core/auth/rights-view.ts';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf } from '#server/core/db/page.ts';
import type { DataRequestEntryTable } from '#server/core/db/tables/data-request-tables.ts';
import {
  type ChangeOf,
  insertVersioned,
  type RowOf,
  updateVersioned,
  type ValuesOf,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenRequest } from '#server/features/notifications/public.ts';
import { dataRequestNumber, yearOf } from './data-request-number.ts';
import {
  type KeyOf,
  maskedEmail,
  maskedPhone,
  personKey,
  type RequesterContact,
  sealRequester,
} from './requester-contact.ts';

const TABLE = 'data_requests';
export type DataRequestRow = RowOf<typeof TABLE> & { readonly assignee_name: string | null };

type Received = Pick<
  ValuesOf<typeof TABLE>,
  'kind' | 'channel' | 'requester_name' | 'capacity' | 'subject_name' | 'details' | 'refs'
> & { readonly received_time: Date; readonly due_time: Date };

export interface Sealing {
  readonly secretBox: SecretBox;
  /** Absent: other requests of the same person are not recognized. */
  readonly keyOf?: KeyOf | undefined;
}

/** Gives the next number of the year; requests of one project wait for each other. */
export async function insertDataRequest(
  db: Db,
  projectId: string,
  { contact, ...values }: Received & { readonly contact: RequesterContact },
  by: Actor,
  { secretBox, keyOf }: Sealing,
): Promise<string> {
  const year = yearOf(values.received_time);
  const { last_number: number } = await db
    .insertInto('data_request_years')
    .values({ project_id: projectId, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'year'])
        .doUpdateSet({ last_number: sql`data_request_years.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { box, keyId } = sealRequester(secretBox, contact, { project_id: projectId, year, number });
  const words = [dataRequestNumber({ year, number }), values.requester_name, values.subject_name].join(' ');
  const row = {
    ...values,
    year,
    number,
    contact_box: box,
    contact_key_id: keyId,
    email_hint: maskedEmail(contact.email),
    phone_hint: maskedPhone(contact.phone),
    person_key: personKey(keyOf, contact.email),
    search_text: foldVietnamese(words),
    extended_time: null,
    email_verified_time: null,
    assignee_id: null,
    proof_kind: null,
    reject_reason: null,
    closed_time: null,
    erased_time: null,
  };
  const { id } = await insertVersioned(db, TABLE, projectId, row, by);
  return id;
}

export async function changeDataRequest(
  db: Db,
  before: DataRequestRow,
  values: ChangeOf<typeof TABLE>,
  by: Actor,
): Promise<void> {
  await updateVersioned(db, TABLE, before, values, by);
}

function requestsOf(db: Db, projectId: string) {
  return db
    .selectFrom(TABLE)
    .leftJoin('users', 'users.id', 'data_requests.assignee_id')
    .where('data_requests.project_id', '=', projectId);
}

export async function findDataRequest(
  db: Db,
  projectId: string,
  id: string,
): Promise<DataRequestRow | undefined> {
  return await requestsOf(db, projectId)
    .selectAll('data_requests')
    .select('users.display_name as assignee_name')
    .where('data_requests.id', '=', id)
    .executeTakeFirst();
}

/** Of all projects. */
export async function listOpenDataRequests(db: Db): Promise<OpenRequest[]> {
  return await db
    .selectFrom(TABLE)
    .select(['project_id as projectId', 'id', 'due_time as dueTime'])
    .where('state', 'not in', ['ANSWERED', 'REJECTED'])
    .orderBy('id')
    .execute();
}

/** @throws NOT_FOUND also for another project's request. */
export async function getDataRequest(db: Db, projectId: string, id: string): Promise<DataRequestRow> {
  const row = await findDataRequest(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The condition of each tab; the counts use the same. */
const VIEWS = {
  open: () => sql<boolean>`closed_time IS NULL`,
  overdue: (now: Date) => sql<boolean>`closed_time IS NULL AND due_time < ${now}`,
  closed: () => sql<boolean>`closed_time IS NOT NULL`,
  all: () => sql<boolean>`true`,
} as const satisfies Record<DataRequestView, unknown>;

interface Wanted {
  readonly show: DataRequestView;
  readonly text?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The open ones first, the earliest due on top; then the closed ones, newest first. A text finds number and names. */
export async function listDataRequests(
  db: Db,
  projectId: string,
  wanted: Wanted,
  now: Date,
): Promise<{ readonly rows: DataRequestRow[]; readonly count: number }> {
  const shown = requestsOf(db, projectId).where(VIEWS[wanted.show](now));
  const filter = wanted.text
    ? shown.where(sql<boolean>`position(${foldVietnamese(wanted.text)} IN data_requests.search_text) > 0`)
    : shown;
  const rows = await filter
    .selectAll('data_requests')
    .select('users.display_name as assignee_name')
    .orderBy(sql`closed_time IS NOT NULL, CASE WHEN closed_time IS NULL THEN due_time END,
      data_requests.id DESC`)
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, count: await countUpToBound(db, filter) };
}

export async function countDataRequests(
  db: Db,
  projectId: string,
  now: Date,
): Promise<Record<DataRequestView, number>> {
  const counts = Object.entries(VIEWS).map(
    ([view, condition]) => sql`${sql.lit(view)}, count(*) FILTER (WHERE ${condition(now)})`,
  );
  const { rows } = await sql<{ counts: Record<DataRequestView, number> }>`
    SELECT json_build_object(${sql.join(counts)}) AS counts FROM data_requests
    WHERE project_id = ${projectId}`.execute(db);
  return rows[0]?.counts ?? { open: 0, overdue: 0, closed: 0, all: 0 };
}

interface NewEntry {
  readonly verb: string;
  readonly text?: string;
  readonly act?: DataAct;
  readonly count?: number;
  readonly time: Date;
}

/** A line of the history of a request. */
export async function addEntry(
  db: Db,
  { project_id, id }: Pick<DataRequestRow, 'project_id' | 'id'>,
  { verb, text = '', act, count, time }: NewEntry,
  by: Actor,
): Promise<void> {
  await db
    .insertInto('data_request_entries')
    .values({
      project_id,
      request_id: id,
      verb,
      text,
      act: act ?? null,
      count: count ?? null,
      by_id: by.userId,
      by_name: by.displayName,
      entry_time: time,
    })
    .execute();
}

export async function listEntries(
  db: Db,
  projectId: string,
  id: string,
): Promise<Selectable<DataRequestEntryTable>[]> {
  return await db
    .selectFrom('data_request_entries')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Administrators who may enter the project. */
export async function listHandlers(db: Db, projectId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT id::text, display_name AS name FROM users
    WHERE ${IS_STILL_HERE} AND account_type = 'user'
      AND (role = 'SUPPER_ADMIN' OR (role = 'ADMIN' AND id IN (
        SELECT user_id FROM project_members WHERE project_id = ${projectId})))
    ORDER BY display_name COLLATE "vi-x-icu", id LIMIT 200`.execute(db);
  return rows;
}
