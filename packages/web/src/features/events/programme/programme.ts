import type { EventDetails, ProgrammeItem } from '@toasoan/contract/features/events/event-details.ts';
import { overTimeOf } from '@toasoan/contract/features/events/occurrences/over-time.ts';

export function byTime(items: readonly ProgrammeItem[]): ProgrammeItem[] {
  return items.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

/** The same times in the new order: who is moved up takes the earlier time. */
export function inSlots(ordered: readonly ProgrammeItem[]): ProgrammeItem[] {
  const times = byTime(ordered).map(({ time }) => time);
  return ordered.map((item, place) => ({ ...item, time: times[place] ?? item.time }));
}

const HALF_AN_HOUR = 30 * 60_000;

/** Half an hour after the last item, or the start of the event; undefined without one. */
export function nextTime(items: readonly ProgrammeItem[], startTime: string | null): string | undefined {
  const last = byTime(items).at(-1);
  if (last) return new Date(Date.parse(last.time) + HALF_AN_HOUR).toISOString();
  return startTime ?? undefined;
}

type Span = Pick<EventDetails, 'startTime' | 'endTime'>;

/** Whether an item lies before the start or after the end of its event. */
export function isOutside(
  { time }: Pick<ProgrammeItem, 'time'>,
  { startTime, endTime }: Span,
): 'early' | 'late' | undefined {
  if (startTime === null) return undefined;
  if (Date.parse(time) < Date.parse(startTime)) return 'early';
  return Date.parse(time) > Date.parse(overTimeOf({ startTime, endTime })) ? 'late' : undefined;
}
