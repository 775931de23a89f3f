import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarRange, Place } from './calendar-model.ts';
import { daysOf, nextPlace, placeKey } from './calendar-range.ts';

interface PlaceFocus {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly isAt: (place: Place) => boolean;
  readonly onFocus: (place: Place) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const FIRST_HOUR = 8;

/** One Tab stop for the whole grid; keys move from place to place, and into the next month or week. */
export function usePlace(
  range: CalendarRange,
  onRange: (range: CalendarRange) => void,
  onOpenDay: (day: string) => void,
): PlaceFocus {
  const grid = useRef<HTMLTableElement>(null);
  /** Focused once it is drawn. */
  const wanted = useRef<string>(undefined);
  const [last, setLast] = useState<Place>({ day: range.day });
  const hour = range.view === 'week' ? (last.hour ?? FIRST_HOUR) : undefined;
  const at: Place = { day: daysOf(range).includes(last.day) ? last.day : range.day, hour };
  const key = placeKey(at);
  useEffect(() => {
    if (wanted.current !== key) return;
    wanted.current = undefined;
    grid.current?.querySelector<HTMLElement>(`[data-place="${key}"]`)?.focus();
  }, [key]);

  function goTo(next: Place) {
    wanted.current = placeKey(next);
    setLast(next);
    if (!daysOf(range).includes(next.day)) onRange({ view: range.view, day: next.day });
  }
  function pressed(event: KeyboardEvent) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || isOfOthers(event, target)) return;
    const next = nextPlace(event.key, at, range.view);
    if (next) {
      event.preventDefault();
      if (placeKey(next) !== key) goTo(next);
    } else if (event.key === 'Escape') {
      target.closest<HTMLElement>('[data-place]')?.focus();
    } else if (event.key === 'Enter' && target.dataset.place !== undefined) {
      event.preventDefault();
      onOpenDay(at.day);
    }
  }
  return {
    grid,
    isAt: (place) => placeKey(place) === key,
    onFocus: setLast,
    onKeyDown: pressed,
  };
}

/** Handled by the browser, by a button, or by an open menu in a cell. */
function isOfOthers(event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return true;
  return target.closest('[role="menu"]') !== null;
}
