import type { PublicationSchedule } from '#server/features/articles/public.ts';
import { lockPost } from '../editing/post-store.ts';
import { notifyOfTransition } from '../notify/notify-of-transition.ts';
import { auditPost } from '../post-audit.ts';
import { readPost } from '../post-detail-view.ts';
import { applyTransition } from '../workflow/apply-transition.ts';
import { timeOf } from './plan-times.ts';
import { PRODUCT } from './transition-on-time.ts';

/** Posts whose time has passed, for whoever settles them. */
export const POST_SCHEDULE: PublicationSchedule = {
  table: 'posts',
  thing: 'bài viết',
  hold: async (db, { projectId, articleId }) => {
    await lockPost(db, projectId, articleId);
    return timeOf('publish', await readPost(db, projectId, articleId));
  },
  replan: async (source, { projectId, articleId }, plan, now) => {
    const { db } = source;
    const transition =
      'time' in plan
        ? ({ name: 'reschedule', to: 'SCHEDULED', scheduleTime: plan.time } as const)
        : ({ name: 'failSchedule', to: 'PENDING_APPROVAL', ...plan } as const);
    const before = await readPost(db, projectId, articleId);
    const after = await applyTransition(db, projectId, before, { ...transition, at: now }, PRODUCT);
    await notifyOfTransition(db, projectId, { before, after, ...transition }, PRODUCT);
    await auditPost(source, transition.name, { before, after });
  },
};
