import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { type Day, dayIn, showDay, weekdayOf } from '#web/ui/dates/days.ts';
import { showDateTime, wallTimeIn } from '#web/ui/dates/zoned-time.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { CalendarBar } from './calendar-bar.tsx';
import styles from './calendar-board.module.css';
import { CalendarContext } from './calendar-context.ts';
import type { CalendarBoardProps, CalendarRange, Place, UnscheduledItem } from './calendar-model.ts';
import { daysOf, itemsByDay, type PlacedItem, timeAt, WEEKDAYS, weekInWords } from './calendar-range.ts';
import { ItemRow } from './item-row.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Tray } from './tray.tsx';
import { WeekGrid } from './week-grid.tsx';

interface Asked {
  readonly item: UnscheduledItem;
  /** What was proposed by dropping it, or what it has. */
  readonly time: string | null;
  readonly isScheduled: boolean;
}

/**
 * What is planned, by month or by week, with what waits for a time beside it. Items are moved by dragging, by
 * keys, or by the form of their menu; a time that is too early opens that form and says so.
 */
export function CalendarBoard(props: CalendarBoardProps) {
  const { label, items, tray, range, onRange, link, actions, tools, min, quick } = props;
  const { zone = NEWSROOM_ZONE, firstClock = '08:00' } = props;
  const { t } = useTranslation('calendar-board');
  const narrow = useMedia(BELOW_CARDS);
  const today = dayIn(zone, useNow());
  const [asked, setAsked] = useState<Asked>();
  const [openDay, setOpenDay] = useState<Day>();
  const moves = useMoves(props, zone);
  const days = itemsByDay(items, zone);
  const title =
    range.view === 'week'
      ? weekInWords(range.day)
      : t('month', { month: range.day.slice(5, 7), year: range.day.slice(0, 4) });

  function timeOf(id: string): string | undefined {
    return items.find((item) => item.id === id)?.time;
  }
  function ask(item: UnscheduledItem) {
    const time = timeOf(item.id);
    setOpenDay(undefined);
    setAsked({ item, time: time ?? null, isScheduled: time !== undefined });
  }
  function dropped(id: string, place: Place) {
    const item = [...items, ...(tray?.items ?? [])].find((one) => one.id === id);
    if (!item) return;
    const had = timeOf(id);
    const time = timeAt(place, had === undefined ? firstClock : wallTimeIn(zone, had).clock, zone);
    if (had !== undefined && Date.parse(had) === Date.parse(time)) return;
    if (min !== undefined && Date.parse(time) < Date.parse(min)) {
      setAsked({ item, time, isScheduled: had !== undefined });
    } else moves.move(item, time);
  }
  const view = { label: `${label}: ${title}`, range, days, today };
  return (
    <CalendarContext value={{ zone, link, actions, min, onAsk: ask, onDrop: dropped, onOpenDay: setOpenDay }}>
      <div ref={moves.root} className={styles.board}>
        <CalendarBar title={title} range={range} today={today} onRange={onRange} tools={tools} />
        {tray && narrow && <Tray {...tray} isFolded />}
        <div className={styles.body}>
          <div className={styles.main}>
            {narrow ? (
              <AgendaList {...view} />
            ) : range.view === 'month' ? (
              <MonthGrid {...view} onRange={onRange} />
            ) : (
              <WeekGrid {...view} onRange={onRange} />
            )}
          </div>
          {tray && !narrow && <Tray {...tray} isFolded={false} />}
        </div>
        <p role="status" className="visually-hidden">
          {moves.words}
        </p>
      </div>
      {openDay !== undefined && (
        <DayDialog day={openDay} items={days.get(openDay) ?? []} onClose={() => setOpenDay(undefined)} />
      )}
      {asked && (
        <MoveDialog
          title={t(asked.isScheduled ? 'moveTitle' : 'scheduleTitle', { name: asked.item.title })}
          action={t(asked.isScheduled ? 'doMove' : 'doSchedule')}
          time={asked.time}
          zone={zone}
          min={min}
          quick={quick}
          onMove={(time) => {
            moves.move(asked.item, time);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </CalendarContext>
  );
}

interface AgendaListProps {
  readonly label: string;
  readonly range: CalendarRange;
  readonly days: ReadonlyMap<Day, readonly PlacedItem[]>;
  readonly today: Day;
}

/** Where a grid has no room: the days that have something, one below the other. */
function AgendaList({ label, range, days, today }: AgendaListProps) {
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

interface DayDialogProps {
  readonly day: Day;
  readonly items: readonly PlacedItem[];
  readonly onClose: () => void;
}

/** Everything of one day. */
function DayDialog({ day, items, onClose }: DayDialogProps) {
  const { t } = useTranslation(['calendar-board', 'ui']);
  return (
    <Dialog
      title={`${t(`ui:calendar.${WEEKDAYS[weekdayOf(day)] ?? 'mon'}.long`)} ${showDay(day)}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {items.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} clock={item.clock} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface Moved {
  readonly id: string;
  readonly title: string;
  readonly time: string;
}

interface Moves {
  readonly root: RefObject<HTMLDivElement | null>;
  /** What was said last. */
  readonly words: string;
  readonly move: (item: UnscheduledItem, time: string) => void;
}

/** Says where an item went once it is there, and gives the focus back to it: with its old place it lost it. */
function useMoves({ items, tray, onMove }: CalendarBoardProps, zone: string): Moves {
  const { t } = useTranslation('calendar-board');
  const root = useRef<HTMLDivElement>(null);
  const awaited = useRef<Moved>(undefined);
  const [moved, setMoved] = useState<Moved>();
  useEffect(() => {
    const next = awaited.current;
    if (!next) return;
    const item = items.find(({ id }) => id === next.id);
    const waits = tray?.items.some(({ id }) => id === next.id) ?? false;
    // Gone from what is shown means: moved to a day that is not.
    if (item ? Date.parse(item.time) !== Date.parse(next.time) : waits) return;
    awaited.current = undefined;
    setMoved(next);
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-item="${next.id}"] a`)?.focus();
  }, [items, tray]);
  return {
    root,
    words: moved ? t('moved', { name: moved.title, time: showDateTime(wallTimeIn(zone, moved.time)) }) : '',
    move: ({ id, title }, time) => {
      awaited.current = { id, title, time };
      onMove(id, time);
    },
  };
}
