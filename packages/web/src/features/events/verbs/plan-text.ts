import type { EventPlan } from '@toasoan/contract/features/events/verbs/status-change.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { formatClock, formatDateTime, formatDay } from '#web/ui/text/format-date.ts';
import { daysOfSpan } from '../event-time.ts';
import { lunarSpan } from '../recurrence/lunar-span.ts';

type Times = Pick<EventPlan, 'startTime' | 'endTime' | 'allDay'>;

/** When and where, in one line. */
export function planText({ startTime, allDay, placeName }: EventPlan): string {
  const time = startTime && (allDay ? formatDay(new Date(startTime)) : formatDateTime(new Date(startTime)));
  return [time, placeName].filter(Boolean).join(' · ');
}

/** "22/11/2026 08:00–11:00", "22/11/2026 – 24/11/2026"; '' without a day. */
export function planTimeText({ startTime, endTime, allDay }: Times): string {
  if (startTime === null) return '';
  const show = (time: Date) => (allDay ? formatDay(time) : formatDateTime(time));
  const start = new Date(startTime);
  if (endTime === null) return show(start);
  const end = new Date(endTime);
  const { first, last } = daysOfSpan({ startTime, endTime });
  if (first !== last) return `${show(start)} – ${show(end)}`;
  return allDay ? formatDay(start) : `${formatDateTime(start)}–${formatClock(end)}`;
}

/** The lunar days of a plan; '' without a day. */
export function planLunarText({ startTime, endTime }: Times): string {
  if (startTime === null) return '';
  const { first, last } = daysOfSpan({ startTime, endTime });
  return lunarSpan(first, last, currentLanguage());
}
