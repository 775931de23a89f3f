import { useEffect, useMemo, useState } from 'react';
import type { DayCell, MonthPlan } from './month-layout.ts';

type Weeks<Item> = readonly (readonly DayCell<Item>[])[];

interface Drawing<Item> {
  readonly plan: MonthPlan<Item>;
  /** The first weeks, which show what they hold now. */
  readonly drawn: Weeks<Item>;
  /** What each day showed before. */
  readonly before: ReadonlyMap<string, DayCell<Item>>;
}

/**
 * Lays out and draws one week after the other, each in a task of its own, so that a full month does not hold the page. A
 * day shows what it showed until its week comes.
 */
export function useWeekByWeek<Item>(plan: MonthPlan<Item>): Weeks<Item> {
  const [last, setDrawing] = useState(() => beginning(plan, []));
  // A step that comes late belongs to an earlier plan: it begins the present one again and never ends it.
  const drawing = useMemo(() => (last.plan === plan ? last : beginning(plan, shownOf(last))), [last, plan]);
  useEffect(() => {
    const { drawn } = drawing;
    const week = plan.weeks[drawn.length];
    if (week === undefined) return;
    const next = setTimeout(() => setDrawing({ ...drawing, drawn: [...drawn, plan.layOut(week)] }));
    return () => clearTimeout(next);
  }, [drawing, plan]);
  return useMemo(() => shownOf(drawing), [drawing]);
}

function beginning<Item>(plan: MonthPlan<Item>, shown: Weeks<Item>): Drawing<Item> {
  const known = new Map(shown.flat().map((cell) => [cell.day, cell]));
  const before = plan.weeks
    .flat()
    .map((day) => [day, known.get(day) ?? { day, placed: [], hidden: 0 }] as const);
  return { plan, drawn: [], before: new Map(before) };
}

function shownOf<Item>({ plan, drawn, before }: Drawing<Item>): Weeks<Item> {
  return plan.weeks.map((week, at) => drawn[at] ?? week.flatMap((day) => before.get(day) ?? []));
}
