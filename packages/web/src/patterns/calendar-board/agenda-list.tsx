import { useTranslation } from 'react-i18next';
import { type Day, showDay, weekdayOf } from '#web/ui/dates/days.ts';
import styles from './calendar-board.module.css';
import type { CalendarRange } from './calendar-model.ts';
import { daysOf, type PlacedItem, WEEKDAYS } from './calendar-range.ts';
import { ItemRow } from './item-row.tsx';

interface AgendaListProps {
  readonly label: string;
  readonly range: CalendarRange;
  readonly days: ReadonlyMap<Day, readonly PlacedItem[]>;
  readonly today: Day;
}

/** Where a grid has no room: the days that have something, one below the other. */
export function AgendaList({ label, range, days, today }: AgendaListProps) {
  const { t } = useTranslation(['calendar-board', 'ui']);
  const shown = daysOf(range).filter(
    (day) => days.has(day) && (range.view === 'week' || day.slice(0, 7) === range.day.slice(0, 7)),
  );
  return (
    <section aria-label={label} className={styles.agenda}>
      {shown.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      {shown.map((day) => (
        <section key={day} className={styles.agendaDay}>
          <h3 className={styles.agendaTitle} aria-current={day === today ? 'date' : undefined}>
            {t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`)} {showDay(day)}
            {day === today && <span className={styles.todayMark}>{t('today')}</span>}
          </h3>
          <ul className={styles.list}>
            {days.get(day)?.map((item) => (
              <ItemRow key={item.id} item={item} clock={item.clock} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
