import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { addDays } from '#web/ui/dates/days.ts';
import { topModal } from '#web/ui/overlay/modal-stack.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { DayCell } from './month-layout.ts';

interface Followed {
  readonly eventId: string;
  /** Its days after the move. */
  readonly first: string;
  readonly last: string;
}

/**
 * The focus goes with a date that was moved by keys: to its new day at once, and from there to the date as soon as it is
 * drawn. What is behind "+3 nữa" leaves it on the day.
 */
export function useFollowEntry(
  grid: RefObject<HTMLElement | null>,
  weeks: readonly (readonly DayCell<CalendarEntry>[])[],
  onDay: (day: string) => void,
): (entry: CalendarEntry, days: number) => void {
  const [followed, setFollowed] = useState<Followed>();
  const showMonth = useEffectEvent(({ first, last }: Followed) => {
    if (dayIn(weeks, first, last) === undefined) onDay(first);
  });
  useEffect(() => {
    if (followed) showMonth(followed);
  }, [followed]);
  // After every drawing: months and weeks are drawn in pieces, and a dialog may be open in between.
  useEffect(() => {
    if (!followed || topModal()) return;
    const cell = dayIn(weeks, followed.first, followed.last);
    const day = grid.current?.querySelector<HTMLElement>(`[data-place="${cell?.day}"]`);
    if (!cell || !day) return;
    if (!isLeft(followed.eventId, day)) return setFollowed(undefined);
    const { eventId, first } = followed;
    const placed = cell.placed.find(({ item }) => item.eventId === eventId && item.first === first);
    const link = placed && day.querySelector<HTMLElement>(`[data-entry="${placed.item.key}"] a`);
    (link ?? day).focus();
    if (link) setFollowed(undefined);
  });
  return ({ eventId, first, last }, days) =>
    setFollowed({ eventId, first: addDays(first, days), last: addDays(last, days) });
}

/** The first of these days that is shown. */
function dayIn(weeks: readonly (readonly DayCell<CalendarEntry>[])[], first: string, last: string) {
  return weeks.flat().find(({ day }) => first <= day && day <= last);
}

/** Nobody has taken the focus elsewhere since. */
function isLeft(eventId: string, day: HTMLElement): boolean {
  const { activeElement: active } = document;
  if (active === null || active === document.body || active === day) return true;
  const entry = active.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  return entry?.startsWith(`${eventId}@`) ?? false;
}
