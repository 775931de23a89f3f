import { contentId } from '@toasoan/contract/core/ids.ts';
import * as z from 'zod/mini';
import type { Actor } from '#server/core/auth/actor.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type JobContext, type JobHandler, shortJob } from '#server/core/jobs/job.ts';
import { addJob } from '#server/core/jobs/job-store.ts';
import { auditLayout } from './layout-audit.ts';
import { lockLayouts, publishKeyOf } from './layout-store.ts';
import { findLayout } from './layout-view.ts';
import { PUBLISH_LAYOUT, planPublication, publishLayout } from './publish-layout.ts';

const payload = z.object({ projectId: contentId, layoutId: contentId });
/** Whoever acts when nobody does. */
const PRODUCT: Actor = { userId: null, displayName: 'Hệ thống' };

/** Publishes drafts at their times. */
export function layoutJobs(): readonly JobHandler[] {
  return [shortJob({ kind: PUBLISH_LAYOUT, payload, run: publishOnTime })];
}

async function publishOnTime(
  { projectId, layoutId }: z.output<typeof payload>,
  { db, jobId, now }: Pick<JobContext, 'db' | 'jobId' | 'now'>,
): Promise<void> {
  await lockLayouts(db, projectId);
  const before = await findLayout(db, projectId, layoutId);
  if (before === undefined || before.publish_at === null) return;
  if (before.publish_at > now()) {
    const key = publishKeyOf(layoutId);
    return await addJob(db, {
      kind: PUBLISH_LAYOUT,
      key,
      payload: { projectId, layoutId },
      runAt: before.publish_at,
    });
  }
  const source = { db, projectId, address: '', requestId: `job-${jobId}` };
  try {
    const { after, archived } = await publishLayout(
      db,
      before,
      { note: before.version_note, now: now() },
      PRODUCT,
    );
    await auditLayout(source, 'publish', { before, after });
    for (const other of archived) await auditLayout(source, 'archive', other);
  } catch (error) {
    // Nobody waits for an answer: the draft stays, without a time.
    if (!(error instanceof AppError) || error.code !== 'RULES_NOT_MET') throw error;
    const after = await planPublication(db, before, { at: null, note: before.version_note }, PRODUCT);
    await auditLayout(source, 'failSchedule', { before, after });
  }
}
