import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { useCalendar } from './calendar-context.ts';
import styles from './calendar-grid.module.css';
import { clockOf, HOURS, hourOf, WEEKDAYS, weekOf } from './calendar-range.ts';
import { GridCell } from './grid-cell.tsx';
import type { GridProps } from './month-grid.tsx';
import { usePlace } from './use-place.ts';

/** The hour at which a newsroom's day begins. */
const MORNING = 6;

/** Days side by side, hours below each other, in a scroll container of its own. */
export function WeekGrid({ label, range, onRange, days, today }: GridProps) {
  const { t } = useTranslation('ui');
  const { onOpenDay } = useCalendar();
  const places = usePlace(range, onRange, onOpenDay);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const morning = box.current?.querySelector<HTMLElement>(`[data-hour="${MORNING}"]`);
    const head = box.current?.querySelector('thead');
    if (box.current && morning && head) box.current.scrollTop = morning.offsetTop - head.offsetHeight;
  }, []);
  return (
    <div ref={box} className={styles.hours}>
      <table
        ref={places.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table.
        role="grid"
        aria-label={label}
        className={styles.week}
        onKeyDown={places.onKeyDown}
      >
        <thead>
          <tr>
            <td className={styles.corner} />
            {weekOf(range.day).map((day, index) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {t(`calendar.${WEEKDAYS[index] ?? 'mon'}.long`)}
                <span className={classNames(styles.date, day === today && styles.today)}>
                  {showDay(day).slice(0, 5)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour} data-hour={hour}>
              <th scope="row">{clockOf(hour)}</th>
              {weekOf(range.day).map((day) => (
                <GridCell
                  key={day}
                  place={{ day, hour }}
                  items={(days.get(day) ?? []).filter(({ clock }) => hourOf(clock) === hour)}
                  current={places.isAt({ day, hour })}
                  onFocus={places.onFocus}
                >
                  <span className="visually-hidden">
                    {showDay(day)} {clockOf(hour)}
                  </span>
                </GridCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
