import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';

/** When and where, in one line. */
export function planText({ startTime, allDay, placeName }: EventPlan): string {
  const time = startTime && (allDay ? formatDay(new Date(startTime)) : formatDateTime(new Date(startTime)));
  return [time, placeName].filter(Boolean).join(' · ');
}
