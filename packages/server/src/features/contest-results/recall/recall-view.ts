import type { SubmissionRecall } from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { isBlindFor } from '#server/features/contest-jury/public.ts';
import { namesHidden } from '#server/features/submissions/public.ts';
import type { RecallRow } from './recall-store.ts';

interface Which {
  readonly contestId?: string;
  readonly id?: string;
}

type Found = RecallRow & {
  readonly number: string;
  readonly title: string;
  readonly library_ids: readonly string[];
  readonly place_count: number;
  readonly done_count: number;
};

/** The newest first, for a person who may be blind. @param which of one contest, or one alone */
export async function listRecalls(
  db: Db,
  projectId: string,
  { contestId, id }: Which,
  userId: string,
): Promise<SubmissionRecall[]> {
  const which =
    id === undefined ? sql`recall.contest_id = ${contestId ?? ''}` : sql`recall.id = ${id}::bigint`;
  const { rows } = await sql<Found>`
    SELECT recall.*, work.number, work.title, ARRAY(
      SELECT media.id::text FROM submission_files AS file
      JOIN media ON media.project_id = file.project_id AND media.checksum = encode(file.checksum, 'hex')
      WHERE file.project_id = recall.project_id AND file.submission_id = recall.submission_id
      ORDER BY media.id) AS library_ids, of_library.place_count, of_library.done_count
    FROM submission_recalls AS recall
    JOIN submissions AS work ON work.project_id = recall.project_id AND work.id = recall.submission_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(one.place_count), 0)::int AS place_count, coalesce(sum(one.done_count), 0)::int AS done_count
      FROM media_recalls AS one
      WHERE one.project_id = recall.project_id AND one.id = ANY (recall.media_recall_ids)) AS of_library
    WHERE recall.project_id = ${projectId} AND ${which}
    ORDER BY recall.id DESC LIMIT 500`.execute(db);
  const ids = rows.map(({ submission_id }) => String(submission_id));
  const of = contestId ?? rows[0]?.contest_id;
  const isBlind = of !== undefined && (await isBlindFor(db, { projectId, contestId: String(of), userId }));
  const hide = await namesHidden(db, projectId, ids, isBlind);
  return rows.map((row) => ({
    id: String(row.id),
    contestId: String(row.contest_id),
    submissionId: String(row.submission_id),
    number: row.number,
    title: hide(String(row.submission_id), row.title),
    reason: row.reason,
    state: row.state,
    createTime: row.create_time.toISOString(),
    createdBy: row.created_by_name,
    undoUntil: row.undo_until.toISOString(),
    libraryIds: [...row.library_ids],
    placeCount: row.place_count,
    doneCount: row.done_count,
    undoReason: row.undo_reason,
    version: row.version,
  }));
}

/** @throws NOT_FOUND */
export async function getShownRecall(
  db: Db,
  projectId: string,
  id: string,
  userId: string,
): Promise<SubmissionRecall> {
  const [recall] = await listRecalls(db, projectId, { id }, userId);
  if (recall === undefined) throw new AppError('NOT_FOUND');
  return recall;
}

export interface RecalledFile {
  readonly id: string;
  readonly key: string;
}

/** The files of a recall, and how it stands now; undefined: it is gone. */
export async function findRecalledFiles(db: Db, projectId: string, id: string) {
  const recall = await db
    .selectFrom('submission_recalls')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (recall === undefined) return undefined;
  const { rows: files } = await sql<RecalledFile>`
    SELECT id::text, key FROM submission_files
    WHERE project_id = ${projectId} AND id = ANY (${recall.file_ids}::bigint[])`.execute(db);
  return { recall, files };
}

/** Recalls that can no longer be undone and still keep previews. */
export async function listDueRecalls(db: Db, now: Date) {
  return await db
    .selectFrom('submission_recalls')
    .select(['project_id', 'id'])
    .where('state', '=', 'TAKEN')
    .where('undo_until', '<', now)
    .orderBy('id')
    .limit(200)
    .execute();
}
