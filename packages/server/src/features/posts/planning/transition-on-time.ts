import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { SystemTransitionName } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import type { JobContext } from '#server/core/jobs/job.ts';
import { lockUnlessHeld } from '#server/features/articles/public.ts';
import type { TransitionActor } from '../history/post-transition-store.ts';
import { notifyOfTransition } from '../notify/notify-of-transition.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import type { PostRecord } from '../post-record.ts';
import { applyTransition } from '../workflow/apply-transition.ts';
import { rulesInTheWay } from '../workflow/unmet-post-rules.ts';
import { addTimeJob, type TimeKind, timeOf } from './plan-times.ts';

/** Whoever acts when nobody does. */
export const PRODUCT: TransitionActor = { userId: null, displayName: 'Hệ thống', role: null };
/** Whoever holds the post may be about to change its time. */
const HELD_RETRY_MS = 500;
const MAX_REASON = 1_000;

interface SystemTransition {
  readonly name: SystemTransitionName | 'publish';
  readonly to: PostState;
  readonly reason?: string;
  readonly reasonEn?: string;
}

/** Makes the due transition of a post, unless it has left its state or has another time by now. */
export async function transitionOnTime(
  { db, now, jobId }: Pick<JobContext, 'db' | 'now' | 'jobId'>,
  kind: TimeKind,
  { projectId, postId }: { readonly projectId: string; readonly postId: string },
): Promise<void> {
  const at = now();
  const found = await lockUnlessHeld(db, 'posts', { projectId, articleId: postId });
  if (found === 'gone') return;
  if (found === 'held') {
    return await addTimeJob(db, kind, { projectId, postId }, new Date(at.getTime() + HELD_RETRY_MS));
  }
  const before = await readPost(db, projectId, postId);
  const time = timeOf(kind, before);
  if (time === null) return;
  if (time > at) return await addTimeJob(db, kind, { projectId, postId }, time);
  const transition =
    kind === 'expire' ? ({ name: 'expire', to: 'EXPIRED' } as const) : publication(before, at);
  const after = await applyTransition(db, projectId, before, { ...transition, at }, PRODUCT);
  await notifyOfTransition(db, projectId, { before, after, ...transition }, PRODUCT);
  await auditPost({ db, projectId, address: '', requestId: `job-${jobId}` }, transition.name, {
    before,
    after,
  });
}

/** Returns the post to its approvers when it could not be published by hand now either. */
function publication(post: PostRecord, at: Date): SystemTransition {
  const rules = rulesInTheWay(post, { guard: 'publish', isBarred: false, intermediateSteps: [] }, at);
  if (rules.length === 0) return { name: 'publish', to: 'PUBLISHED' };
  const saying = (lead: string, language: Language) =>
    `${lead} ${rules.map(({ text }) => text[language]).join(' ')}`.slice(0, MAX_REASON);
  return {
    name: 'failSchedule',
    to: 'PENDING_APPROVAL',
    reason: saying('Đến giờ hẹn nhưng chưa đủ điều kiện:', 'vi'),
    reasonEn: saying('Its time came, but something was in the way:', 'en'),
  };
}
