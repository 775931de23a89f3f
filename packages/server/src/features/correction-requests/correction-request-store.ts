import type { CorrectionRequest } from '@toasoan/contract/features/correction-requests/correction-request.ts';
import type { CorrectionRequestView } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf } from '#server/core/db/page.ts';
import {
  type ChangeOf,
  insertVersioned,
  type RowOf,
  updateVersioned,
  type ValuesOf,
} from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { OpenRequest } from '#server/features/notifications/public.ts';
import { yearOf } from './year-of.ts';

export const TABLE = 'correction_requests';
export type RequestRow = RowOf<typeof TABLE> & {
  readonly post_title: string | null;
  /** Written for it, newest first. */
  readonly corrections: CorrectionRequest['corrections'];
};

type Received = Omit<ValuesOf<typeof TABLE>, 'year' | 'number' | 'search_text'> & {
  readonly received_time: Date;
};

/** Gives the next number of the year; requests of one project wait for each other. */
export async function insertRequest(db: Db, projectId: string, values: Received, by: Actor): Promise<string> {
  const year = yearOf(values.received_time);
  const { last_number: number } = await db
    .insertInto('correction_request_years')
    .values({ project_id: projectId, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'year'])
        .doUpdateSet({ last_number: sql`correction_request_years.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const { requester_name, requester_org, claim } = values;
  const words = [requestNumber({ year, number }), requester_name, requester_org, claim].join(' ');
  const row = { ...values, year, number, search_text: foldVietnamese(words) };
  const { id } = await insertVersioned(db, TABLE, projectId, row, by);
  return id;
}

export async function changeRequest(
  db: Db,
  before: RequestRow,
  values: ChangeOf<typeof TABLE>,
  by: Actor,
): Promise<void> {
  await updateVersioned(db, TABLE, before, values, by);
}

function requestsOf(db: Db, projectId: string) {
  return db
    .selectFrom(TABLE)
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.project_id', '=', 'correction_requests.project_id')
        .onRef('posts.id', '=', 'correction_requests.post_id'),
    )
    .where('correction_requests.project_id', '=', projectId);
}

const WRITTEN_FOR_IT = sql<CorrectionRequest['corrections']>`coalesce((
  SELECT json_agg(json_build_object(
    'postId', correcting.id::text, 'correctText', written.correct_text,
    'state', correcting.state, 'publishedTime', correcting.published_time
  ) ORDER BY written.id DESC)
  FROM post_corrections AS written
  JOIN posts AS correcting ON correcting.project_id = written.project_id
    AND correcting.id = written.correction_post_id
  WHERE written.project_id = correction_requests.project_id AND written.request_id = correction_requests.id
), '[]')`.as('corrections');

export async function findRequest(db: Db, projectId: string, id: string): Promise<RequestRow | undefined> {
  return await requestsOf(db, projectId)
    .selectAll('correction_requests')
    .select(['posts.title as post_title', WRITTEN_FOR_IT])
    .where('correction_requests.id', '=', id)
    .executeTakeFirst();
}

/** @throws NOT_FOUND also for another project's request. */
export async function getRequest(db: Db, projectId: string, id: string): Promise<RequestRow> {
  const row = await findRequest(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Of all projects. */
export async function listOpenRequests(db: Db): Promise<OpenRequest[]> {
  return await db
    .selectFrom(TABLE)
    .select(['project_id as projectId', 'id', 'due_time as dueTime'])
    .where('state', '<>', 'ANSWERED')
    .orderBy('id')
    .execute();
}

/** The condition of each tab; the counts use the same. */
const VIEWS = {
  waiting: () => sql<boolean>`correction_requests.state <> 'ANSWERED'`,
  overdue: (now: Date) => sql<boolean>`correction_requests.state <> 'ANSWERED' AND due_time < ${now}`,
  answered: () => sql<boolean>`correction_requests.state = 'ANSWERED'`,
  all: () => sql<boolean>`true`,
} as const satisfies Record<CorrectionRequestView, unknown>;

interface Wanted {
  readonly view: CorrectionRequestView;
  readonly text?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A text is looked for in number, name, organization and claim, without regard to case and diacritics. */
function matching(db: Db, projectId: string, { view, text }: Wanted, now: Date) {
  const rows = requestsOf(db, projectId).where(VIEWS[view](now));
  if (!text) return rows;
  return rows.where(sql<boolean>`position(${foldVietnamese(text)} IN correction_requests.search_text) > 0`);
}

/** Those that wait first, the earliest due on top; then the answered ones, newest first. */
export async function listRequests(
  db: Db,
  projectId: string,
  wanted: Wanted,
  now: Date,
): Promise<{ readonly rows: RequestRow[]; readonly count: number }> {
  const filter = matching(db, projectId, wanted, now);
  const rows = await filter
    .selectAll('correction_requests')
    .select(['posts.title as post_title', WRITTEN_FOR_IT])
    .orderBy(sql`correction_requests.state = 'ANSWERED',
      CASE WHEN correction_requests.state <> 'ANSWERED' THEN due_time END, correction_requests.id DESC`)
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, count: await countUpToBound(db, filter) };
}

type RequestCounts = Readonly<Record<CorrectionRequestView, number>>;

export async function countRequests(db: Db, projectId: string, now: Date): Promise<RequestCounts> {
  const { rows } = await sql<{
    counts: RequestCounts;
  }>`SELECT ${requestCounts(projectId, now)} AS counts`.execute(db);
  return rows[0]?.counts ?? { waiting: 0, overdue: 0, answered: 0, all: 0 };
}

/** As one column. */
export function requestCounts(projectId: string, now: Date): RawBuilder<RequestCounts> {
  const counts = Object.entries(VIEWS).map(
    ([view, condition]) => sql`${sql.lit(view)}, count(*) FILTER (WHERE ${condition(now)})`,
  );
  return sql`(
    SELECT json_build_object(${sql.join(counts)}) FROM correction_requests WHERE project_id = ${projectId}
  )`;
}

/** The article whose address ends like this; undefined for an address of no post of the project. */
export async function findPostByAddress(
  db: Db,
  projectId: string,
  address: string,
): Promise<string | undefined> {
  const slug = slugIn(address);
  if (slug === undefined) return undefined;
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id;
}

/** The last part of the path, without an ending. */
function slugIn(address: string): string | undefined {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return /([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.html?)?\/?$/.exec(path)?.[1];
}

export async function isPostOf(db: Db, projectId: string, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', postId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAnswerDays(db: Db, projectId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('correction_request_rules')
    .select('answer_days')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.answer_days;
}

export async function saveAnswerDays(db: Db, projectId: string, days: number): Promise<void> {
  await db
    .insertInto('correction_request_rules')
    .values({ project_id: projectId, answer_days: days })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ answer_days: days }))
    .execute();
}
