import { contentId } from '@toasoan/contract/core/ids.ts';
import * as z from 'zod/mini';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import type { Db } from '#server/core/db/database.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { notify } from '#server/features/notifications/public.ts';
import { auditPost } from '#server/features/posts/public.ts';
import { beginPost } from './begin-post.ts';
import type { PostSkeletonRow } from './post-skeleton-row.ts';
import { BEGIN_POST, nextTimeAfter, planNext } from './post-skeleton-store.ts';

const payload = z.strictObject({ projectId: contentId, id: contentId });

/** Begins posts at the times of their skeletons. */
export function postSkeletonJobs(): readonly JobHandler[] {
  return [
    shortJob({
      kind: BEGIN_POST,
      payload,
      run: async (skeleton, context) => await beginOnTime(context, skeleton),
    }),
  ];
}

/** One post for all times that were missed: nobody wants seven of the days when the machine was off. */
async function beginOnTime(
  { db, now, jobId }: JobContext,
  { projectId, id }: z.output<typeof payload>,
): Promise<void> {
  const skeleton = await db
    .selectFrom('post_skeletons')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const at = now();
  if (skeleton === undefined || skeleton.next_time === null) return;
  if (skeleton.next_time > at) return await planNext(db, skeleton);
  const by = await findOwner(db, skeleton);
  const post = by && (await beginPost(db, skeleton, { by, at: skeleton.next_time }));
  const next = nextTimeAfter(skeleton, at);
  await db
    .updateTable('post_skeletons')
    .set({
      next_time: next,
      ...(post && { last_time: at, last_post_id: post.id, last_post_title: post.title }),
    })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
  await planNext(db, { ...skeleton, next_time: next });
  if (by === undefined || post === undefined) return;
  await auditPost({ db, projectId, address: '', requestId: `job-${jobId}` }, 'create', { after: post });
  await notify(db, projectId, {
    kind: 'postBegun',
    postId: post.id,
    to: [by.userId],
    by: undefined,
    detail: { title: post.title, text: skeleton.title },
  });
}

/** Whose draft it will be: the assignee, or whoever saved the skeleton last; nobody who may not write here any more. */
async function findOwner(db: Db, { project_id, assignee_id, updated_by_id }: PostSkeletonRow) {
  for (const userId of [assignee_id, updated_by_id]) {
    const person = userId === null ? undefined : await findPersonIn(db, project_id, userId);
    if (person?.permissions.includes('post.create')) return person;
  }
  return undefined;
}
