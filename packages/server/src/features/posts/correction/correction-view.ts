import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import type { Correction, CorrectionDraft } from '@toasoan/contract/features/posts/correction/correction.ts';
import { requestNumber } from '@toasoan/contract/features/posts/correction/request-number.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import type { PostCorrectionTable } from '#server/core/db/tables/post-record-tables.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';

export type CorrectionRow = Selectable<PostCorrectionTable> & {
  readonly correction_state: PostState;
  readonly correction_published_time: Date | null;
  readonly request_year: number | null;
  readonly request_number: number | null;
};

/** Readers of corrections may not see who asked for them. */
export function seesRequests(caller: Caller, projectId: string): boolean {
  const { roles, permissionsHere: permissions } = caller;
  return canEnter(AREA_RULES['correction-requests'], { roles, permissions, projectId });
}

function correctionsOf(db: Db, projectId: string) {
  return db
    .selectFrom('post_corrections')
    .innerJoin('posts', (join) =>
      join
        .onRef('posts.project_id', '=', 'post_corrections.project_id')
        .onRef('posts.id', '=', 'post_corrections.correction_post_id'),
    )
    .leftJoin('correction_requests', (join) =>
      join
        .onRef('correction_requests.project_id', '=', 'post_corrections.project_id')
        .onRef('correction_requests.id', '=', 'post_corrections.request_id'),
    )
    .selectAll('post_corrections')
    .select([
      'posts.state as correction_state',
      'posts.published_time as correction_published_time',
      'correction_requests.year as request_year',
      'correction_requests.number as request_number',
    ])
    .where('post_corrections.project_id', '=', projectId);
}

/** The corrections of a post, and the one it publishes itself; newest first. */
export async function listCorrections(db: Db, projectId: string, postId: string): Promise<CorrectionRow[]> {
  return await correctionsOf(db, projectId)
    .where((row) =>
      row.or([row('post_corrections.post_id', '=', postId), row('correction_post_id', '=', postId)]),
    )
    .orderBy('post_corrections.id', 'desc')
    .execute();
}

/** @throws NOT_FOUND also for another project's. */
export async function getCorrection(db: Db, projectId: string, id: string): Promise<CorrectionRow> {
  const row = await correctionsOf(db, projectId).where('post_corrections.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The named category, or the first, if it is usable for corrections. */
export async function findCorrectionCategory(
  db: Db,
  projectId: string,
  id: string | undefined,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'CORRECTION')
    .where('status', '=', 'ENABLE')
    .where('deleted_time', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

/** In the form of one post; inside a statement over `posts`. */
export const CORRECTIONS_OF_POST: RawBuilder<unknown> = sql`coalesce((
  SELECT json_agg(json_build_object(
    'id', link.id::text,
    'role', CASE WHEN link.post_id = posts.id THEN 'correctedBy' ELSE 'corrects' END,
    'postId', other.id::text, 'title', other.title, 'state', other.state,
    'publishedTime', other.published_time
  ) ORDER BY link.id DESC)
  FROM post_corrections AS link
  JOIN posts AS other ON other.project_id = link.project_id
    AND other.id = CASE WHEN link.post_id = posts.id THEN link.correction_post_id ELSE link.post_id END
  WHERE link.project_id = posts.project_id AND (link.post_id = posts.id OR link.correction_post_id = posts.id)
), '[]')`;

export function correctionOf(row: CorrectionRow, withRequest: boolean): Correction {
  return {
    id: row.id,
    postId: row.post_id,
    correctionPostId: row.correction_post_id,
    correctionState: row.correction_state,
    correctionPublishedTime: row.correction_published_time?.toISOString() ?? null,
    publishedRef: {
      title: row.published_title,
      section: row.published_section,
      date: row.published_time?.toISOString() ?? null,
    },
    request: withRequest ? requestOf(row) : null,
    wrongText: row.wrong_text,
    correctText: row.correct_text,
    apologyText: row.apology_text,
    basis: row.basis,
    conclusionDoc: row.conclusion_doc,
    placement: row.placement,
    notifiedParties: row.notified_parties,
    aggregatorsNotified: row.aggregators_notified,
    ...auditFieldsOf(row),
  };
}

function requestOf({ request_id: id, request_year: year, request_number: number }: CorrectionRow) {
  if (id === null || year === null || number === null) return null;
  return { id, number: requestNumber({ year, number }) };
}

export function draftColumns(draft: CorrectionDraft) {
  return {
    wrong_text: draft.wrongText,
    correct_text: draft.correctText,
    apology_text: draft.apologyText,
    basis: draft.basis,
    conclusion_doc: draft.conclusionDoc,
    placement: draft.placement,
    notified_parties: draft.notifiedParties,
    aggregators_notified: JSON.stringify(draft.aggregatorsNotified),
  };
}
