import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { lockPost } from '../editing/post-store.ts';
import { notifyOfTransition } from '../notify/notify-of-transition.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import { applyTransition } from '../workflow/apply-transition.ts';
import type { OverduePost } from './overdue-posts-view.ts';
import { timeOf } from './plan-times.ts';
import { PRODUCT } from './transition-on-time.ts';

/** What becomes of a post whose time has passed while jobs were held: another time, or back to its approvers. */
export type NewPlan = { readonly time: Date } | { readonly reason: string; readonly reasonEn: string };

/** False: somebody has dealt with it meanwhile. */
export async function settleOverduePost(
  db: Db,
  { projectId, postId }: Pick<OverduePost, 'projectId' | 'postId'>,
  plan: NewPlan,
  now: Date,
): Promise<boolean> {
  const transition =
    'time' in plan
      ? ({ name: 'reschedule', to: 'SCHEDULED', scheduleTime: plan.time } as const)
      : ({ name: 'failSchedule', to: 'PENDING_APPROVAL', ...plan } as const);
  return await inTransaction(db, async (tx) => {
    await lockPost(tx, projectId, postId);
    const before = await readPost(tx, projectId, postId);
    const time = timeOf('publish', before);
    if (time === null || time > now) return false;
    const after = await applyTransition(tx, projectId, before, { ...transition, at: now }, PRODUCT);
    await notifyOfTransition(tx, projectId, { before, after, ...transition }, PRODUCT);
    const source = { db: tx, projectId, address: '', requestId: 'release-jobs' };
    await auditPost(source, transition.name, { before, after });
    return true;
  });
}
