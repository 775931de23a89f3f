import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '#web/patterns/calendar-board/use-place.ts';
import { classNames } from '#web/ui/class-names.ts';
import { weeksOfMonth } from '#web/ui/dates/days.ts';
import { WEEKDAYS } from '../event-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import styles from './event-calendar.module.css';
import { type CellContext, MonthCell } from './month-cell.tsx';
import { layOutMonth } from './month-layout.ts';

/** Dates with a line of their own; the others of a day are behind "+3 nữa". */
const LINES = 4;

interface MonthGridProps extends Omit<CellContext, 'onDrag'> {
  readonly label: string;
  /** Any day of the month. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly onDay: (day: string) => void;
}

export function MonthGrid({ label, day, today, entries, onDay, ...cells }: MonthGridProps) {
  const { t } = useTranslation('ui');
  const [isHolding, setHolding] = useState(false);
  const places = usePlace({ view: 'month', day }, (range) => onDay(range.day), cells.onOpenDay);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => layOutMonth(entries, weeksOfMonth(`${month}-01`), LINES), [entries, month]);
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
                {...cells}
                cell={cell}
                isCurrent={places.isAt({ day: cell.day })}
                isToday={cell.day === today}
                isOutside={cell.day.slice(0, 7) !== month}
                onFocus={() => places.onFocus({ day: cell.day })}
                onDrag={setHolding}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
