import type {
  PairKind,
  PairList,
  SubmissionPair,
} from '@toasoan/contract/features/submission-checks/submission-pair.ts';
import type { SubmissionState } from '@toasoan/contract/features/submissions/submission-states.ts';
import { sql } from 'kysely';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type IsBlindFor, previewAddress } from '#server/features/submissions/public.ts';

interface Looking {
  readonly projectId: string;
  readonly userId: string;
  readonly isBlindFor: IsBlindFor;
}

/** What looks like a work, whichever of both was checked last. @throws NOT_FOUND */
export async function getPairs(
  db: Db,
  id: string,
  { projectId, userId, isBlindFor }: Looking,
): Promise<PairList> {
  const work = await db
    .selectFrom('submissions')
    .select('contest_id')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (work === undefined) throw new AppError('NOT_FOUND');
  const rows = await pairRows(db, projectId, id);
  const sees = await sightOf(db, userId, rows);
  const seen = rows.filter(sees);
  const isBlind = await isBlindFor(db, { projectId, contestId: work.contest_id, userId });
  // A file of the library names its author.
  const known = isBlind ? seen.map((row) => ({ ...row, title: '', credit: '' })) : seen;
  return { items: known.map(pairOf), hidden: rows.length - seen.length };
}

interface PairRow {
  readonly id: string;
  readonly file_id: string;
  readonly kind: PairKind;
  readonly likeness: number;
  readonly own_key: string;
  readonly own_state: string;
  readonly project_id: string;
  readonly submission_id: string | null;
  readonly contest_id: string;
  readonly contest_title: string;
  readonly year: number;
  readonly number: string;
  readonly state: SubmissionState;
  readonly file_key: string;
  readonly file_state: string;
  readonly media_id: string;
  readonly media_key: string;
  readonly title: string;
  readonly credit: string;
  readonly source: string | null;
  readonly source_address: string | null;
}

async function pairRows(db: Db, projectId: string, id: string): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    WITH both_ways AS (
      SELECT id, file_id, kind, likeness, other_project_id AS project_id, other_submission_id AS submission_id,
        other_file_id, other_media_id AS media_id
      FROM submission_pairs WHERE project_id = ${projectId} AND submission_id = ${id}
      UNION ALL
      SELECT id, other_file_id, kind, likeness, project_id, submission_id, file_id, NULL
      FROM submission_pairs WHERE other_project_id = ${projectId} AND other_submission_id = ${id}
    ), once AS (
      SELECT DISTINCT ON (submission_id, media_id) * FROM both_ways
      ORDER BY submission_id, media_id, likeness DESC, id
    )
    SELECT once.id, once.file_id, once.kind, once.likeness, own.key AS own_key, own.state AS own_state,
      once.project_id, once.submission_id, work.contest_id, contest.title AS contest_title, contest.year, work.number,
      work.state, file.key AS file_key, file.state AS file_state, media.id AS media_id,
      media.key AS media_key, coalesce(nullif(media.title, ''), media.file_name) AS title, media.credit,
      origin.source, origin.source_address
    FROM once
    JOIN submission_files AS own ON own.project_id = ${projectId} AND own.id = once.file_id
    LEFT JOIN submissions AS work ON work.project_id = once.project_id AND work.id = once.submission_id
      AND work.state <> 'WITHDRAWN'
    LEFT JOIN contests AS contest ON contest.project_id = work.project_id AND contest.id = work.contest_id
    LEFT JOIN submission_files AS file ON file.project_id = once.project_id AND file.id = once.other_file_id
    LEFT JOIN media ON media.project_id = once.project_id AND media.id = once.media_id AND media.state = 'READY'
    LEFT JOIN LATERAL (
      SELECT source.title AS source, item.original_url AS source_address
      FROM crawled_pictures AS picture
      JOIN crawled_items AS item ON item.project_id = picture.project_id AND item.id = picture.item_id
      JOIN parser_sources AS source ON source.project_id = item.project_id AND source.id = item.source_id
      WHERE picture.project_id = media.project_id AND picture.media_id = media.id
      ORDER BY item.id LIMIT 1) AS origin ON true
    WHERE work.id IS NOT NULL OR media.id IS NOT NULL
    ORDER BY once.likeness DESC, once.id`.execute(db);
  return rows;
}

/** A work needs the right to see contests of its project, a file that to see its library. */
async function sightOf(db: Db, userId: string, rows: readonly PairRow[]): Promise<(row: PairRow) => boolean> {
  const rights = new Map<string, readonly string[]>();
  for (const projectId of new Set(rows.map((row) => row.project_id))) {
    rights.set(projectId, (await findPersonIn(db, projectId, userId))?.permissions ?? []);
  }
  return ({ project_id, submission_id }) =>
    (rights.get(project_id) ?? []).includes(submission_id === null ? 'media.view' : 'contest.view');
}

function pairOf(row: PairRow): SubmissionPair {
  const pair = {
    id: row.id,
    fileId: row.file_id,
    kind: row.kind,
    likeness: row.likeness,
    own: smallAddress(row.own_key, row.own_state),
    projectId: row.project_id,
  };
  if (row.submission_id === null)
    return {
      what: 'MEDIA',
      ...pair,
      title: row.title,
      credit: row.credit,
      origin:
        row.source === null || row.source_address === null
          ? null
          : { source: row.source, address: row.source_address },
      image: { mediaId: row.media_id, key: row.media_key },
    };
  return {
    what: 'WORK',
    ...pair,
    contestId: row.contest_id,
    contestTitle: row.contest_title,
    year: row.year,
    submissionId: row.submission_id,
    number: row.number,
    state: row.state,
    small: smallAddress(row.file_key, row.file_state),
  };
}

function smallAddress(key: string, state: string): string {
  return state === 'READY' ? previewAddress(key, 'small') : '';
}
