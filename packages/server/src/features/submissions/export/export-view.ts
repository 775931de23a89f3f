import type { SubmissionFilter } from '@toasoan/contract/features/submissions/submission-list.ts';
import type { Db } from '#server/core/db/database.ts';
import { namesHidden } from '../names-of-works-view.ts';
import { consentsOf } from '../personal/consent-view.ts';
import { matchingWorks } from '../submission-list-view.ts';
import type { EntrantRow, SubmissionFileRow } from '../submission-row.ts';
import type { WorkConditions } from '../work-conditions.ts';
import type { ExportedRow } from './export-columns.ts';

export interface ExportedWorks {
  readonly filters: SubmissionFilter;
  /** Of the filtered works only these. */
  readonly ids?: readonly string[] | undefined;
  readonly conditions: WorkConditions;
  /** The file is for a person who must not learn who the authors are. */
  readonly isBlind: boolean;
}

function wantedWorks(db: Db, projectId: string, { filters, ids, conditions, isBlind }: ExportedWorks) {
  const rows = matchingWorks(db, projectId, { ...filters, isBlind }, conditions);
  return ids === undefined ? rows : rows.where('id', 'in', [...ids]);
}

export async function countExported(db: Db, projectId: string, wanted: ExportedWorks): Promise<number> {
  const { works } = await wantedWorks(db, projectId, wanted)
    .select((rows) => rows.fn.countAll<string>().as('works'))
    .executeTakeFirstOrThrow();
  return Number(works);
}

interface Batch {
  readonly before: string | undefined;
  readonly limit: number;
}

/** The next works, newest first. Authors' data is read only where it was asked for. */
export async function exportedWorks(
  db: Db,
  projectId: string,
  wanted: ExportedWorks & { readonly personal: boolean },
  { before, limit }: Batch,
): Promise<ExportedRow[]> {
  let works = wantedWorks(db, projectId, wanted).selectAll();
  if (before !== undefined) works = works.where('id', '<', before);
  const rows = await works.orderBy('id', 'desc').limit(limit).execute();
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ entrant_id }) => entrant_id))];
  const entrants = await db
    .selectFrom('entrants')
    .select(['id', 'residence'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  const residences = new Map(entrants.map(({ id, residence }) => [id, residence]));
  const workIds = rows.map(({ id }) => id);
  const hide = await namesHidden(db, projectId, workIds, wanted.isBlind);
  const people = wanted.personal ? await peopleOf(db, projectId, ids) : undefined;
  const consents = wanted.personal
    ? Map.groupBy(
        await consentsOf(
          db,
          projectId,
          rows.map(({ id }) => id),
        ),
        ({ submission_id }) => submission_id,
      )
    : undefined;
  return rows.map((row) => ({
    ...row,
    title: hide(row.id, row.title),
    taken_place: hide(row.id, row.taken_place),
    reason_text: hide(row.id, row.reason_text),
    residence: residences.get(row.entrant_id) ?? 'DOMESTIC',
    person: people?.get(row.entrant_id),
    consents: consents?.get(row.id),
  }));
}

async function peopleOf(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EntrantRow>> {
  const rows = await db
    .selectFrom('entrants')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The files of some works, in the order of the works' numbers. */
export async function filesOfWorks(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<(SubmissionFileRow & { readonly number: string })[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('submission_files')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.project_id', '=', 'submission_files.project_id')
        .onRef('submissions.id', '=', 'submission_files.submission_id'),
    )
    .selectAll('submission_files')
    .select('submissions.number')
    .where('submission_files.project_id', '=', projectId)
    .where('submission_files.submission_id', 'in', ids)
    .orderBy('submissions.number')
    .orderBy('submission_files.position')
    .execute();
}
