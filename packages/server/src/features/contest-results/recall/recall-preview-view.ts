import type {
  RecallPlace,
  SubmissionRecallPreview,
} from '@toasoan/contract/features/contest-results/submission-recall.ts';
import { recallChanges } from '@toasoan/contract/features/media/recall.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { isBlindFor } from '#server/features/contest-jury/public.ts';
import { listUses, type mediaPerson } from '#server/features/media/public.ts';
import { namesHidden } from '#server/features/submissions/public.ts';
import { libraryFilesOf } from './library-files-view.ts';

interface Found {
  readonly contest_id: string;
  readonly number: string;
  readonly title: string;
  readonly version: number;
  readonly is_recalled: boolean;
  readonly is_public_gallery: boolean;
  readonly is_featured: boolean;
  readonly is_exhibited: boolean;
  readonly is_announced: boolean;
  readonly files: number;
}

const placesOf = (work: Found): RecallPlace[] => [
  ...(work.is_public_gallery ? (['GALLERY'] as const) : []),
  ...(work.is_featured ? (['FEATURED'] as const) : []),
  ...(work.is_announced ? (['RESULTS'] as const) : []),
  ...(work.is_exhibited ? (['EXHIBITION'] as const) : []),
];

interface Looking {
  readonly person: ReturnType<typeof mediaPerson>;
  readonly mayRecallLibrary: boolean;
}

/** Everywhere a work is shown now. @throws NOT_FOUND */
export async function previewRecall(
  db: Db,
  projectId: string,
  id: string,
  { person, mayRecallLibrary }: Looking,
): Promise<SubmissionRecallPreview> {
  const { rows } = await sql<Found>`
    SELECT work.contest_id::text, work.number, work.title, work.version, work.is_recalled, work.is_public_gallery,
      work.is_featured, work.is_exhibited,
      contest.state IN ('ANNOUNCED', 'ARCHIVED') AND EXISTS (
        SELECT FROM contest_awards AS award WHERE award.project_id = work.project_id
          AND award.submission_id = work.id AND award.state = 'AWARDED') AS is_announced,
      (SELECT count(*)::int FROM submission_files AS file WHERE file.project_id = work.project_id
        AND file.submission_id = work.id AND file.state = 'READY') AS files
    FROM submissions AS work
    JOIN contests AS contest ON contest.project_id = work.project_id AND contest.id = work.contest_id
    WHERE work.project_id = ${projectId} AND work.id = ${id}`.execute(db);
  const [work] = rows;
  if (work === undefined) throw new AppError('NOT_FOUND');
  const at = { projectId, contestId: work.contest_id, userId: person.userId };
  const isBlind = await isBlindFor(db, at);
  const hide = await namesHidden(db, projectId, [id], isBlind);
  const library = [];
  for (const file of await libraryFilesOf(db, projectId, id)) {
    const uses = await listUses(db, projectId, file.id, person);
    const kept = uses.filter((use) => !recallChanges(use));
    library.push({ ...file, title: hide(id, file.title), changed: uses.filter(recallChanges), kept });
  }
  return {
    id,
    contestId: work.contest_id,
    number: work.number,
    title: hide(id, work.title),
    version: work.version,
    isRecalled: work.is_recalled,
    places: placesOf(work),
    files: work.files,
    library,
    mayRecallLibrary,
  };
}
