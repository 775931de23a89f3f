import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { planOfEvent } from '../verbs/plan-of.ts';
import { findChange } from '../verbs/plan-view.ts';
import { findQuotes, type PlanChange } from './quote-view.ts';

/** Who still tells readers the old plan. */
export function quoteRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.quotes, async ({ db, projectId, caller, params, query }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      return await findQuotes(db, actor, event, await changeOf(db, event, query));
    }),
  ];
}

/** @throws NOT_FOUND for a change that the event does not have. */
async function changeOf(
  db: Db,
  event: EventRecord,
  { changeId, ...former }: QuotesQuery,
): Promise<PlanChange> {
  const now = planOfEvent(event);
  if (changeId !== undefined) {
    const change = await findChange(db, event.project_id, event.id, changeId);
    if (change === undefined) throw new AppError('NOT_FOUND');
    const { before, after } = change;
    // Changes of long ago know less of the place.
    return { before: { ...now, ...before }, after: { ...now, ...after }, isOff: isOffAfter(before, after) };
  }
  const given = Object.fromEntries(Object.entries(former).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return { before: now, after: now, isOff: true };
  return { before: { ...now, ...given }, after: now, isOff: false };
}

const OFF: readonly EventPlan['eventStatus'][] = ['CANCELLED', 'POSTPONED', 'MOVED_ONLINE'];

/** Whether the change itself made it so. */
function isOffAfter(before: EventPlan, after: EventPlan): boolean {
  return OFF.includes(after.eventStatus) && before.eventStatus !== after.eventStatus;
}
