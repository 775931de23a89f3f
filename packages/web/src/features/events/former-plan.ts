import type { EventStatus } from '@toasoan/contract/features/events/event-kinds.ts';
import type { TFunction } from 'i18next';
import { formatDateTime, formatDay } from '#web/ui/text/format-date.ts';

interface Changed {
  readonly eventStatus: EventStatus;
  readonly startTime: string | null;
  readonly allDay: boolean;
  readonly previousStartTime: string | null;
}

/** "Lịch cũ: 22/11/2026 08:00", of what was moved or postponed; '' where the date is still the first one. */
export function formerPlan(t: TFunction<'events'>, event: Changed): string {
  const { eventStatus, startTime, allDay, previousStartTime } = event;
  const before = previousStartTime ?? (eventStatus === 'POSTPONED' ? startTime : null);
  if (before === null || (before === startTime && eventStatus !== 'POSTPONED')) return '';
  const time = new Date(before);
  return t('formerPlan', { time: allDay ? formatDay(time) : formatDateTime(time) });
}
