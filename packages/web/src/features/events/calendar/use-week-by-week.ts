import { useEffect, useState } from 'react';
import type { DayCell } from './month-layout.ts';

type Weeks<Item> = readonly (readonly DayCell<Item>[])[];

interface Drawing<Item> {
  readonly weeks: Weeks<Item>;
  /** Weeks that show what they hold now. */
  readonly drawn: number;
  /** What each day showed before. */
  readonly before: ReadonlyMap<string, DayCell<Item>>;
}

/**
 * Draws one week after the other, each in a task of its own, so that a full month does not hold the page. A day shows
 * what it showed until its week comes.
 */
export function useWeekByWeek<Item>(weeks: Weeks<Item>): Weeks<Item> {
  const [drawing, setDrawing] = useState(() => beginning(weeks, []));
  const isNew = drawing.weeks !== weeks;
  const now = isNew ? beginning(weeks, shownOf(drawing)) : drawing;
  if (isNew) setDrawing(now);
  const { drawn } = now;
  useEffect(() => {
    if (drawn >= weeks.length) return;
    const next = setTimeout(() => setDrawing((last) => ({ ...last, drawn: last.drawn + 1 })));
    return () => clearTimeout(next);
  }, [drawn, weeks]);
  return shownOf(now);
}

function shownOf<Item>({ weeks, drawn, before }: Drawing<Item>): Weeks<Item> {
  return weeks.map((week, at) => (at < drawn ? week : week.map((cell) => before.get(cell.day) ?? cell)));
}

function beginning<Item>(weeks: Weeks<Item>, shown: Weeks<Item>): Drawing<Item> {
  const known = new Map(shown.flat().map((cell) => [cell.day, cell]));
  const before = weeks
    .flat()
    .map(({ day }) => [day, known.get(day) ?? { day, placed: [], hidden: 0 }] as const);
  return { weeks, drawn: 0, before: new Map(before) };
}
