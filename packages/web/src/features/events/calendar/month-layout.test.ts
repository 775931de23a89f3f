import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weeksOfMonth } from '#web/ui/dates/days.ts';
import { heldDay, planMonth, type Spanning } from './month-layout.ts';

const WEEKS = weeksOfMonth('2026-11-01');
function layOutMonth<Item extends Spanning>(items: readonly Item[], lines: number) {
  const { weeks, layOut } = planMonth(items, WEEKS, lines);
  return weeks.map(layOut);
}
const item = (key: string, first: string, last = first): Spanning => ({ key, first, last });

it('an item of several days keeps one line above the items of a day, and is cut at the week', () => {
  const fair = item('fair', '2026-11-20', '2026-11-24');
  const talk = item('talk', '2026-11-20');
  const weeks = layOutMonth([talk, fair], 3);
  const cellOf = (day: string) => weeks.flat().find((cell) => cell.day === day);
  expect(cellOf('2026-11-20')?.placed).toEqual([
    { item: fair, line: 0, height: 1, days: 3, comesFrom: false, goesOn: true },
    { item: talk, line: 1, height: 2, days: 1, comesFrom: false, goesOn: false },
  ]);
  expect(cellOf('2026-11-23')?.placed).toEqual([
    { item: fair, line: 0, height: 1, days: 2, comesFrom: true, goesOn: false },
  ]);
});

it('what is of one day takes two lines, as long as the others of the day find one', () => {
  const heights = (count: number) =>
    layOutMonth(
      Array.from({ length: count }, (_, at) => item(`${at}`, '2026-11-10')),
      4,
    )
      .flat()
      .flatMap(({ placed }) => placed.map(({ height }) => height));
  expect(heights(1)).toEqual([2]);
  expect(heights(2)).toEqual([2, 2]);
  expect(heights(3)).toEqual([2, 1, 1]);
  expect(heights(4)).toEqual([1, 1, 1, 1]);
  expect(heights(5)).toEqual([1, 1, 1]);
});

it('what finds no line is counted on each of its days, in place of the last line', () => {
  const items = [1, 2, 3].map((at) => item(`${at}`, '2026-11-10', '2026-11-11'));
  const cells = layOutMonth([...items, item('4', '2026-11-11')], 3).flat();
  const hidden = Object.fromEntries(
    cells.filter((cell) => cell.hidden > 0).map((cell) => [cell.day, cell.hidden]),
  );
  expect(hidden).toEqual({ '2026-11-10': 1, '2026-11-11': 2 });
});

it('no line of a day is used twice, and every item is either drawn or counted', () => {
  const span = fc
    .tuple(fc.integer({ min: -10, max: 45 }), fc.integer({ min: 0, max: 20 }))
    .map(([from, days]) => ({
      first: addDays('2026-11-01', from),
      last: addDays('2026-11-01', from + days),
    }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
      const items = spans.map((one, at) => ({ ...one, key: `${at}` }));
      for (const week of layOutMonth(items, 4)) {
        week.forEach((cell, at) => {
          const drawn = week.flatMap(({ placed }, from) =>
            placed.filter(({ days }) => from <= at && at < from + days),
          );
          const lines = drawn.flatMap(({ line, height }) => (height === 2 ? [line, line + 1] : [line]));
          expect(new Set(lines).size).toBe(lines.length);
          expect(Math.max(-1, ...lines)).toBeLessThan(cell.hidden > 0 ? 3 : 4);
          const all = items.filter(({ first, last }) => first <= cell.day && cell.day <= last);
          expect(drawn.length + cell.hidden).toBe(all.length);
        });
      }
    }),
  );
});

it('the day that is held is the one under the pointer', () => {
  expect(heldDay('2026-11-20', 3, 0)).toBe('2026-11-20');
  expect(heldDay('2026-11-20', 3, 0.5)).toBe('2026-11-21');
  expect(heldDay('2026-11-20', 3, 1)).toBe('2026-11-22');
});
