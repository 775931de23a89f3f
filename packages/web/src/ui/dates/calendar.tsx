import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import textStyles from '../layout/text.module.css';
import styles from './calendar.module.css';
import { addDays, addMonths, type Day, showDay, weekdayOf, weeksOfMonth } from './days.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

interface CalendarProps {
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly today: Day;
  /** Days before and after these are shown, but cannot be picked. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly onPick: (day: Day) => void;
}

/**
 * One month, weeks from Monday. Arrows move by day and week, Page keys by month and with Shift by year, Home and End
 * within the week.
 */
export function Calendar({ from, to, today, min, max, onPick }: CalendarProps) {
  const { t } = useTranslation('ui');
  const [at, setAt] = useState<Day>(to ?? from ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day reached by key.
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    moved.current = false;
  }, [at]);

  function pressed(event: KeyboardEvent) {
    const next = stepOf(event.key, at, event.shiftKey ? 12 : 1);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setAt(next);
  }
  const title = t('calendar.month', { month: at.slice(5, 7), year: at.slice(0, 4) });
  return (
    <div className={styles.calendar}>
      <div className={styles.top}>
        <IconButton
          size="compact"
          icon={<ChevronLeft size={16} />}
          label={t('calendar.previous')}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <span className={textStyles.strong} aria-live="polite">
          {title}
        </span>
        <IconButton
          size="compact"
          icon={<ChevronRight size={16} />}
          label={t('calendar.next')}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a table. */}
      <table ref={grid} role="grid" aria-label={title} className={styles.grid} onKeyDown={pressed}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={t(`calendar.${weekday}.long`)}>
                {t(`calendar.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell.
                <td key={day} aria-selected={isIn(day, from, to)}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    data-first-focus={day === at || undefined}
                    aria-disabled={isBarred(day, min, max) || undefined}
                    aria-label={spokenDay(day)}
                    aria-pressed={isIn(day, from, to)}
                    aria-current={day === today ? 'date' : undefined}
                    className={classNames(
                      styles.day,
                      day.slice(0, 7) !== at.slice(0, 7) && styles.outside,
                      isBarred(day, min, max) && styles.barred,
                      day === today && styles.today,
                      isIn(day, from, to) && styles.between,
                      (day === from || day === to) && styles.edge,
                    )}
                    onClick={() => {
                      setAt(day);
                      if (!isBarred(day, min, max)) onPick(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isIn(day: Day, from: Day | undefined, to: Day | undefined): boolean {
  if (from === undefined || to === undefined) return day === (from ?? to);
  return from <= day && day <= to;
}

/** Contains the visible figure, so that voice control finds it. */
function spokenDay(day: Day): string {
  return showDay(day).replace(/^0/, '');
}

function isBarred(day: Day, min: Day | undefined, max: Day | undefined): boolean {
  return (min !== undefined && day < min) || (max !== undefined && day > max);
}

function stepOf(key: string, at: Day, monthsOfPage: number): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -1);
    case 'ArrowRight':
      return addDays(at, 1);
    case 'ArrowUp':
      return addDays(at, -7);
    case 'ArrowDown':
      return addDays(at, 7);
    case 'PageUp':
      return addMonths(at, -monthsOfPage);
    case 'PageDown':
      return addMonths(at, monthsOfPage);
    case 'Home':
      return addDays(at, -weekdayOf(at));
    case 'End':
      return addDays(at, 6 - weekdayOf(at));
    default:
      return undefined;
  }
}
