import { contentId } from '@toasoan/contract/core/ids.ts';
import { day } from '@toasoan/contract/vocabulary/day.ts';
import { hanoiDayStart } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob, removeJob } from '#server/core/jobs/job-store.ts';
import { notify } from '#server/features/notifications/public.ts';
import type { PageRecord } from '../page-record.ts';

const REVIEW_PAGE = 'page.review';
/** The owner learns of it when the newsroom begins its day. */
const AT_HOUR = 7;
const HOUR_MS = 3_600_000;

const keyOf = (pageId: string) => `review page ${pageId}`;
const payload = z.object({ projectId: contentId, pageId: contentId, reviewDate: day, ownerId: contentId });

/** Plans the notice of a page's next review after a write; one that was sent for the same day is not sent again. */
export async function planReview(
  db: Db,
  page: Pick<PageRecord, 'id' | 'project_id' | 'state' | 'review_date' | 'review_owner_id'>,
): Promise<void> {
  const { id: pageId, project_id: projectId, review_date: reviewDate, review_owner_id: ownerId } = page;
  const runAt = reviewDate === null ? 0 : hanoiDayStart(reviewDate) + AT_HOUR * HOUR_MS;
  if (page.state === 'TRASHED' || reviewDate === null || ownerId === null || runAt <= Date.now())
    return await removeJob(db, keyOf(pageId));
  await addJob(db, {
    kind: REVIEW_PAGE,
    key: keyOf(pageId),
    payload: { projectId, pageId, reviewDate, ownerId },
    runAt: new Date(runAt),
  });
}

/** Notifies the owners of pages on the day of their review. */
export function pageJobs(): readonly JobHandler[] {
  return [
    shortJob({
      kind: REVIEW_PAGE,
      payload,
      run: async ({ projectId, pageId, reviewDate, ownerId }, { db }) => {
        const page = await db
          .selectFrom('pages')
          .select(['title', 'state', 'review_date'])
          .where('project_id', '=', projectId)
          .where('id', '=', pageId)
          .executeTakeFirst();
        if (page === undefined || page.state === 'TRASHED' || page.review_date !== reviewDate) return;
        await notify(db, projectId, {
          kind: 'pageReviewDue',
          postId: null,
          to: [ownerId],
          by: undefined,
          detail: { title: page.title, pageId },
        });
      },
    }),
  ];
}
