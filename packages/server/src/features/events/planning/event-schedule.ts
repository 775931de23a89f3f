import type { PublicationSchedule } from '#server/features/articles/public.ts';
import { lockEvent } from '../editing/event-store.ts';
import { auditEvent } from '../event-audit.ts';
import { readEvent } from '../event-detail-view.ts';
import { notifyOfEventTransition } from '../notify/notify-of-event.ts';
import { applyEventTransition } from '../workflow/apply-event-transition.ts';
import { publishTimeOf } from '../workflow/event-time-jobs.ts';
import { PRODUCT } from './publish-on-time.ts';

/** Events whose time has passed, for whoever settles them. */
export const EVENT_SCHEDULE: PublicationSchedule = {
  table: 'events',
  thing: 'sự kiện',
  hold: async (db, { projectId, articleId }) => {
    await lockEvent(db, projectId, articleId);
    return publishTimeOf(await readEvent(db, projectId, articleId));
  },
  replan: async (source, { projectId, articleId }, plan) => {
    const { db } = source;
    const step =
      'time' in plan
        ? ({ name: 'changeSchedule', to: 'SCHEDULED', scheduleTime: plan.time } as const)
        : ({ name: 'failSchedule', to: 'PENDING_APPROVAL', ...plan } as const);
    const before = await readEvent(db, projectId, articleId);
    const after = await applyEventTransition(db, before, step, PRODUCT);
    await notifyOfEventTransition(db, projectId, { before, event: after, ...step }, PRODUCT);
    await auditEvent(source, step.name, { before, after });
  },
};
