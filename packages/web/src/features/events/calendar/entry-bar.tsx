import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { EVENT_STATUS_TEXTS, EVENT_TYPE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { EVENT_STATE_TEXTS } from '@toasoan/contract/features/events/workflow/event-state-texts.ts';
import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { typeClass } from '../event-type-mark.tsx';
import { formerPlan } from '../former-plan.ts';
import { type CalendarEntry, clockOf, isOff } from './calendar-entry.ts';
import styles from './event-calendar.module.css';
import { heldDay, type Placed } from './month-layout.ts';

interface EntryBarProps {
  readonly placed: Placed<CalendarEntry>;
  /** The first day of it in this week. */
  readonly day: string;
  readonly isMovable: boolean;
  /** Only entries of the focused day are in the Tab order. */
  readonly isTabbable: boolean;
  readonly onDrag: (isHeld: boolean) => void;
  /** Moves it some days, by keys; what may not be moved says why. */
  readonly onMove: (entry: CalendarEntry, days: number) => void;
}

const SHIFTS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A date in the month: a bar over its days, or a line with its time. Alt and an arrow move it. */
export const EntryBar = memo(function EntryBar(props: EntryBarProps) {
  const { placed, day, isMovable, isTabbable, onDrag, onMove } = props;
  const { item: entry, line, height, days, comesFrom, goesOn } = placed;
  const { t } = useTranslation('events');
  const element = useRef<HTMLDivElement>(null);
  const language = currentLanguage();
  const held = useRef(onDrag);
  held.current = onDrag;
  useEffect(() => {
    const bar = element.current;
    if (!bar || !isMovable) return;
    return draggable({
      element: bar,
      getInitialData: ({ input }) => {
        const { left, width } = bar.getBoundingClientRect();
        return { eventEntry: entry.key, held: heldDay(day, days, (input.clientX - left) / width) };
      },
      onDragStart: () => held.current(true),
      onDrop: () => held.current(false),
    });
  }, [entry.key, day, days, isMovable]);

  function onKeyDown(event: KeyboardEvent) {
    const shift = SHIFTS[event.key];
    if (!event.altKey || shift === undefined) return;
    // Alone it leads the browser back.
    event.preventDefault();
    event.stopPropagation();
    onMove(entry, shift);
  }
  const isLong = entry.first !== entry.last || entry.allDay;
  const status = EVENT_STATUS_TEXTS[entry.eventStatus][language];
  const clock = clockOf(entry);
  const change =
    entry.eventStatus === 'SCHEDULED'
      ? []
      : [status, formerPlan(t, entry), entry.statusNote].filter((word) => word !== '');
  const words = [
    clock,
    entry.title,
    EVENT_TYPE_TEXTS[entry.eventType][language],
    ...change,
    EVENT_STATE_TEXTS[entry.state][language],
    entry.placeName,
  ];
  return (
    <div
      ref={element}
      data-entry={entry.key}
      className={classNames(
        styles.bar,
        typeClass(entry.eventType),
        isLong ? styles.long : styles.short,
        comesFrom && styles.comesFrom,
        goesOn && styles.goesOn,
        entry.state !== 'PUBLISHED' && styles.unpublished,
        isMovable && styles.movable,
      )}
      style={{ '--line': line, '--height': height, '--days': days } as CSSProperties}
    >
      <TabLink
        to={`/manager_event/view/${entry.eventId}`}
        className={styles.barLink}
        draggable={false}
        tabIndex={isTabbable ? 0 : -1}
        data-tip={words.filter(Boolean).join(' · ')}
        onKeyDown={onKeyDown}
      >
        <span className={classNames(isOff(entry) ? styles.off : styles.words, height > 1 && styles.twoLines)}>
          {!isLong && <span className={styles.dot} aria-hidden />}
          {!isLong && clock && <b className={styles.clock}>{clock} </b>}
          {entry.title}
        </span>
        {change.length > 0 && <span className="visually-hidden">, {change.join(', ')}</span>}
      </TabLink>
    </div>
  );
});
