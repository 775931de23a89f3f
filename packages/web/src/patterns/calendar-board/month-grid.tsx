import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { type Day, showDay, weekdayOf, weeksOfMonth } from '#web/ui/dates/days.ts';
import { useCalendar } from './calendar-context.ts';
import styles from './calendar-grid.module.css';
import type { CalendarRange } from './calendar-model.ts';
import { type PlacedItem, WEEKDAYS } from './calendar-range.ts';
import { GridCell } from './grid-cell.tsx';
import { usePlace } from './use-place.ts';

/** More items than this are behind "+3 nữa". */
const SHOWN = 3;

export interface GridProps {
  readonly label: string;
  readonly range: CalendarRange;
  readonly onRange: (range: CalendarRange) => void;
  readonly days: ReadonlyMap<Day, readonly PlacedItem[]>;
  readonly today: Day;
}

export function MonthGrid({ label, range, onRange, days, today }: GridProps) {
  const { t } = useTranslation(['calendar-board', 'ui']);
  const { onOpenDay } = useCalendar();
  const places = usePlace(range, onRange, onOpenDay);
  return (
    <table
      ref={places.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table.
      role="grid"
      aria-label={label}
      className={styles.month}
      onKeyDown={places.onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`ui:calendar.${weekday}.long`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(range.day).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const items = days.get(day) ?? [];
              const hidden = items.length - SHOWN;
              const current = places.isAt({ day });
              return (
                <GridCell
                  key={day}
                  place={{ day }}
                  items={items.slice(0, SHOWN)}
                  current={current}
                  isToday={day === today}
                  isOutside={day.slice(0, 7) !== range.day.slice(0, 7)}
                  onFocus={places.onFocus}
                  more={
                    hidden > 0 && (
                      <button
                        type="button"
                        tabIndex={current ? 0 : -1}
                        className={styles.more}
                        onClick={() => onOpenDay(day)}
                      >
                        {t('more', { n: hidden })}
                        <span className="visually-hidden"> {showDay(day)}</span>
                      </button>
                    )
                  }
                >
                  <span className="visually-hidden">
                    {t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`)} {showDay(day)}
                  </span>
                  <span className={classNames(styles.date, day === today && styles.today)} aria-hidden>
                    {Number(day.slice(8))}
                  </span>
                </GridCell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
