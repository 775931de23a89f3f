import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type {
  OccurrencePreview,
  OccurrencePreviewRequest,
} from '@toasoan/contract/features/events/occurrences/occurrence.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { articleActor } from '#server/features/articles/public.ts';
import { checkRecurrence, wholeDays } from '../editing/settle-details.ts';
import { eventOf } from '../event-answer.ts';
import { getEvent } from '../event-detail-view.ts';
import { editOccurrence } from './edit-occurrence.ts';
import { listOccurrences } from './occurrence-view.ts';
import { ruleTimes } from './own-occurrence.ts';
import { ruleDays } from './rule-days.ts';

/** Lists and changes the dates of a series, and tries a rule before it is saved. */
export function occurrenceRoutes(): readonly Route[] {
  return [
    route(eventEndpoints.occurrences, async ({ db, projectId, caller, params, query }) => {
      const event = await getEvent(db, projectId, articleActor(caller), params.id);
      const found = await listOccurrences(db, event, query);
      return { items: found.slice(0, query.limit), hasMore: found.length > query.limit };
    }),
    transactionRoute(eventEndpoints.editOccurrence, async (call) => {
      const { after } = await editOccurrence(call, call.params.id, call.body);
      return eventOf(after, articleActor(call.caller), call.language);
    }),
    route(eventEndpoints.previewOccurrences, async ({ body }) => previewOf(body, Date.now())),
  ];
}

function previewOf(request: OccurrencePreviewRequest, now: number): OccurrencePreview {
  const { startTime, endTime, recurrence } = wholeDays({ ...request, endTime: request.endTime ?? null });
  checkRecurrence({ startTime, endTime, recurrence }, now);
  const { days, isCapped } = ruleDays(recurrence, startTime, now);
  return {
    items: days.map((day) => ({ day, ...ruleTimes({ startTime, endTime }, day), lunar: lunarText(day) })),
    isCapped,
  };
}

/** `10/3`, with `n` behind it in a leap month. */
function lunarText(day: string): string {
  const lunar = toLunar(readDay(day));
  return `${lunar.day}/${lunar.month}${lunar.isLeap ? 'n' : ''}`;
}
