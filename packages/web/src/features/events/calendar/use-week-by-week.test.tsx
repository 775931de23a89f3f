import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weeksOfMonth } from '#web/ui/dates/days.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { type MonthPlan, planMonth, type Spanning } from './month-layout.ts';
import { useWeekByWeek } from './use-week-by-week.ts';

const WEEKS = weeksOfMonth('2026-11-01');
/** Without lines: each day counts it. */
const allMonth = (key: string): Spanning => ({ key, first: '2026-10-01', last: '2026-12-31' });

const later = planMonth([allMonth('1'), allMonth('2')], WEEKS, 0);
const first = planMonth([allMonth('1')], WEEKS, 0);
let steps = 0;

/** The number of all its days; the month becomes another one with the first week that is laid out. */
function Sample() {
  const [plan, setPlan] = useState<MonthPlan<Spanning>>({
    ...first,
    layOut: (week) => {
      steps += 1;
      // Before React comes to draw the week.
      if (steps === 1) queueMicrotask(() => flushSync(() => setPlan(later)));
      return first.layOut(week);
    },
  });
  const days = useWeekByWeek(plan).flat();
  return <p>{days.reduce((sum, { hidden }) => sum + hidden, 0)}</p>;
}

test('a month that changes just as a week of it is laid out is drawn to its end', async () => {
  await renderScreen(<Sample />);
  await expect.element(page.getByText(`${2 * WEEKS.flat().length}`)).toBeVisible();
  expect(steps).toBe(1);
});
