import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import type { StatusChange } from '@toasoan/contract/features/events/verbs/status-change.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { getEvent } from '../event-detail-view.ts';
import type { EventRecord } from '../event-record.ts';
import { planOfEvent } from '../verbs/plan-of.ts';
import { findChange } from '../verbs/plan-view.ts';
import { findQuotes, type OldPlan } from './quote-view.ts';

/** Who still tells readers the old plan. */
export function quoteRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.quotes, async ({ db, projectId, caller, params, query }) => {
      const actor = articleActor(caller);
      const event = await getEvent(db, projectId, actor, params.id);
      return await findQuotes(db, actor, event, await oldPlanOf(db, event, query));
    }),
  ];
}

/** @throws NOT_FOUND for a change that the event does not have. */
async function oldPlanOf(db: Db, event: EventRecord, query: QuotesQuery): Promise<OldPlan> {
  const { changeId, startTime, placeName } = query;
  if (changeId !== undefined) {
    const change = await findChange(db, event.project_id, event.id, changeId);
    if (change === undefined) throw new AppError('NOT_FOUND');
    return { plan: change.before, outdated: outdatedBy(change) };
  }
  const now = planOfEvent(event);
  if (startTime === undefined && placeName === undefined) return { plan: now, outdated: ['TIME', 'PLACE'] };
  return {
    plan: { startTime: startTime ?? now.startTime, placeName: placeName ?? now.placeName },
    outdated: [
      ...(startTime === undefined ? [] : (['TIME'] as const)),
      ...(placeName === undefined ? [] : (['PLACE'] as const)),
    ],
  };
}

/** What no longer holds after a change. */
function outdatedBy({ before, after }: Pick<StatusChange, 'before' | 'after'>): OldPlan['outdated'] {
  const isOff = after.eventStatus === 'CANCELLED' || after.eventStatus === 'POSTPONED';
  const isElsewhere = after.eventStatus === 'MOVED_ONLINE' && before.eventStatus !== 'MOVED_ONLINE';
  return [
    ...(isOff || before.startTime !== after.startTime ? (['TIME'] as const) : []),
    ...(isElsewhere || before.placeName !== after.placeName ? (['PLACE'] as const) : []),
  ];
}
