import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { FoundPair } from './look-alikes-view.ts';
import { type PictureLooks, storedLooks } from './picture-looks.ts';

/** Held until the transaction ends: of two works that are checked at once, the later one sees the looks of the other. */
export async function lockLooks(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('submission_looks'))`.execute(tx);
}

/** What a file looks like now, instead of what it did. */
export async function replaceLooks(
  tx: Db,
  projectId: string,
  fileId: string,
  looks: PictureLooks,
): Promise<void> {
  await tx
    .deleteFrom('submission_looks')
    .where('project_id', '=', projectId)
    .where('file_id', '=', fileId)
    .execute();
  const rows = storedLooks(looks).map(({ kind, look }) => ({
    project_id: projectId,
    file_id: fileId,
    kind,
    look_hash: look,
  }));
  if (rows.length > 0) await tx.insertInto('submission_looks').values(rows).execute();
}

export async function replacePairs(
  tx: Db,
  projectId: string,
  submissionId: string,
  pairs: readonly FoundPair[],
): Promise<void> {
  await tx
    .deleteFrom('submission_pairs')
    .where('project_id', '=', projectId)
    .where('submission_id', '=', submissionId)
    .execute();
  if (pairs.length === 0) return;
  const rows = pairs.map(({ fileId, kind, likeness, otherProjectId, other }) => ({
    project_id: projectId,
    submission_id: submissionId,
    file_id: fileId,
    kind,
    likeness,
    other_project_id: otherProjectId,
    other_submission_id: 'mediaId' in other ? null : other.submissionId,
    other_file_id: 'mediaId' in other ? null : other.fileId,
    other_media_id: 'mediaId' in other ? other.mediaId : null,
  }));
  await tx.insertInto('submission_pairs').values(rows).execute();
}
