import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '#web/patterns/calendar-board/use-place.ts';
import { classNames } from '#web/ui/class-names.ts';
import { weeksOfMonth } from '#web/ui/dates/days.ts';
import { WEEKDAYS } from '../event-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import styles from './event-calendar.module.css';
import { type CellContext, MonthCell } from './month-cell.tsx';
import { planMonth } from './month-layout.ts';
import { useFollowEntry } from './use-follow-entry.ts';
import type { OnMoved } from './use-move-entry.tsx';
import { useWeekByWeek } from './use-week-by-week.ts';

/** Lines of a day; dates that find none are behind "+3 nữa" on the last one. */
const LINES = 4;

interface MonthGridProps extends Omit<CellContext, 'onDrag' | 'onFocus' | 'onMove'> {
  readonly onMove: (entry: CalendarEntry, days: number, onMoved: OnMoved) => void;
  readonly showsLunar: boolean;
  readonly label: string;
  /** Any day of the month. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly onDay: (day: string) => void;
}

export function MonthGrid({ label, day, today, entries, showsLunar, onDay, ...cells }: MonthGridProps) {
  const { t } = useTranslation('ui');
  const [isHolding, setHolding] = useState(false);
  const places = usePlace({ view: 'month', day }, (range) => onDay(range.day), cells.onOpenDay);
  const month = day.slice(0, 7);
  const plan = useMemo(() => planMonth(entries, weeksOfMonth(`${month}-01`), LINES), [entries, month]);
  const weeks = useWeekByWeek(plan);
  const follow = useFollowEntry(places.grid, weeks, onDay);
  const context = useSteady({
    ...cells,
    onMove: (entry, days) => cells.onMove(entry, days, (by) => follow(entry, by)),
    onDrag: setHolding,
    onFocus: (focused) => places.onFocus({ day: focused }),
  });
  return (
    <table
      ref={places.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table.
      role="grid"
      aria-label={label}
      className={classNames(styles.month, isHolding && styles.holding)}
      onKeyDown={places.onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`calendar.${weekday}.long`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((cell) => (
              <MonthCell
                key={cell.day}
                context={context}
                cell={cell}
                showsLunar={showsLunar}
                isCurrent={places.isAt({ day: cell.day })}
                isToday={cell.day === today}
                isOutside={cell.day.slice(0, 7) !== month}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Calls what was given last, and is itself the same from one drawing to the next. */
function useSteady(given: CellContext): CellContext {
  const latest = useRef(given);
  latest.current = given;
  const [steady] = useState<CellContext>(() => ({
    isMovable: (entry) => latest.current.isMovable(entry),
    onDrag: (isHeld) => latest.current.onDrag(isHeld),
    onMove: (entry, days) => latest.current.onMove(entry, days),
    onDrop: (key, held, day) => latest.current.onDrop(key, held, day),
    onOpenDay: (day) => latest.current.onOpenDay(day),
    onFocus: (day) => latest.current.onFocus(day),
  }));
  return steady;
}
