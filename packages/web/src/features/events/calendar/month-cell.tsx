import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarCellText, lunarDateText } from '@toasoan/contract/vocabulary/lunar-texts.ts';
import { memo, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { showDay, weekdayOf } from '#web/ui/dates/days.ts';
import { WEEKDAYS } from '../event-time.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { EntryBar } from './entry-bar.tsx';
import styles from './event-calendar.module.css';
import type { DayCell } from './month-layout.ts';
import { nameOfDay } from './named-days.ts';

/** What cells call; the same for all of them, and from one drawing to the next, so that only changed days are drawn. */
export interface CellContext {
  readonly isMovable: (entry: CalendarEntry) => boolean;
  readonly onDrag: (isHeld: boolean) => void;
  readonly onMove: (entry: CalendarEntry, days: number) => void;
  readonly onDrop: (key: string, held: string, day: string) => void;
  readonly onOpenDay: (day: string) => void;
  readonly onFocus: (day: string) => void;
}

interface MonthCellProps {
  readonly context: CellContext;
  readonly showsLunar: boolean;
  readonly cell: DayCell<CalendarEntry>;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
  readonly isOutside: boolean;
}

/** A day: its number, its lunar day, what begins on it or goes on from the week before. */
export const MonthCell = memo(function MonthCell(props: MonthCellProps) {
  const { context, cell, isCurrent, isToday, isOutside, showsLunar } = props;
  const { t } = useTranslation('calendar-board');
  const { day } = cell;
  const element = useRef<HTMLTableCellElement>(null);
  const isOver = useDayDrop(element, day, context.onDrop);
  return (
    <td
      ref={element}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows any role on a cell.
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-place={day}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        styles.cell,
        isOutside && styles.outside,
        isToday && styles.isToday,
        isOver && styles.over,
      )}
      onFocus={() => context.onFocus(day)}
    >
      <DayHead day={day} isToday={isToday} showsLunar={showsLunar} />
      {cell.placed.map((placed) => (
        <EntryBar
          key={placed.item.key}
          placed={placed}
          day={day}
          isMovable={context.isMovable(placed.item)}
          isTabbable={isCurrent}
          onDrag={context.onDrag}
          onMove={context.onMove}
        />
      ))}
      {cell.hidden > 0 && (
        <button
          type="button"
          tabIndex={isCurrent ? 0 : -1}
          className={styles.more}
          onClick={() => context.onOpenDay(day)}
        >
          {t('more', { n: cell.hidden })}
          <span className="visually-hidden"> {showDay(day)}</span>
        </button>
      )}
    </td>
  );
});

interface DayHeadProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly showsLunar: boolean;
}

/** The number of the day and its lunar day; the first and the full moon stand out. */
function DayHead({ day, isToday, showsLunar }: DayHeadProps) {
  const { t } = useTranslation(['events', 'ui']);
  const language = currentLanguage();
  const lunar = toLunar(readDay(day));
  const name = showsLunar ? nameOfDay(day, lunar, language) : undefined;
  const isMarked = lunar.day === 1 || lunar.day === 15;
  const inWords = showsLunar ? `, ${[lunarDateText(lunar, language), name].filter(Boolean).join(', ')}` : '';
  return (
    <>
      <span className="visually-hidden">
        {t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`)} {showDay(day)}
        {inWords}
      </span>
      <span className={styles.head} aria-hidden>
        <span className={classNames(styles.date, isToday && styles.today)}>{Number(day.slice(8))}</span>
        {showsLunar && (
          <span className={classNames(styles.lunar, isMarked && styles.marked)}>
            {name && <span className={styles.name}>{name}</span>}
            {lunar.day === 15 && !name ? t('lunar.full', { month: lunar.month }) : lunarCellText(lunar)}
          </span>
        )}
      </span>
    </>
  );
}

/** Returns whether an entry is held over it. */
function useDayDrop(
  element: RefObject<HTMLElement | null>,
  day: string,
  onDrop: CellContext['onDrop'],
): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => typeof source.data.eventEntry === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source: { data } }) => {
        setOver(false);
        if (typeof data.eventEntry === 'string' && typeof data.held === 'string') {
          dropped(data.eventEntry, data.held, day);
        }
      },
    });
  }, [element, day]);
  return isOver;
}
