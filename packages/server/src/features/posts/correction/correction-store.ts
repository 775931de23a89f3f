import type {
  CorrectionDraft,
  PublishedRef,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { facet } from '../editing/post-facets.ts';
import { draftColumns } from './correction-view.ts';

interface NewCorrection {
  readonly postId: string;
  readonly correctionPostId: string;
  readonly ref: PublishedRef;
  readonly draft: CorrectionDraft;
  readonly requestId?: string | undefined;
}

/** Returns the id of the new correction, and marks the corrected post. */
export async function insertCorrection(
  db: Db,
  projectId: string,
  { postId, correctionPostId, ref, draft, requestId }: NewCorrection,
  by: Actor,
): Promise<string> {
  const { id } = await db
    .insertInto('post_corrections')
    .values({
      ...draftColumns(draft),
      project_id: projectId,
      post_id: postId,
      correction_post_id: correctionPostId,
      request_id: requestId ?? null,
      published_title: ref.title,
      published_section: ref.section,
      published_time: ref.date === null ? null : new Date(ref.date),
      ...createdBy(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markCorrected(db, projectId, postId);
  return id;
}

/** Holds an accepted request about the post until the transaction ends. False: there is none. */
export async function holdAcceptedRequest(
  db: Db,
  projectId: string,
  { requestId, postId }: { readonly requestId: string; readonly postId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('correction_requests')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', requestId)
    .where('post_id', '=', postId)
    .where('state', '=', 'ACCEPTED')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** No new version of the post: its content has not changed. */
async function markCorrected(db: Db, projectId: string, postId: string): Promise<void> {
  const mark = facet(projectId, 'mark', 'corrected');
  await sql`
    UPDATE posts SET facets = array_append(facets, ${mark})
    WHERE project_id = ${projectId} AND id = ${postId} AND NOT facets @> ARRAY[${mark}]`.execute(db);
}

export async function writeCorrection(
  db: Db,
  projectId: string,
  id: string,
  draft: CorrectionDraft,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('post_corrections')
    .set((row) => ({
      ...draftColumns(draft),
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}
