import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, dayIn } from '#web/ui/dates/days.ts';
import { wallTimeIn } from '#web/ui/dates/zoned-time.ts';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { AgendaList } from './agenda-list.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import styles from './calendar-board.module.css';
import { CalendarContext } from './calendar-context.ts';
import type { CalendarBoardProps, Place, UnscheduledItem } from './calendar-model.ts';
import { itemsByDay, timeAt, weekInWords } from './calendar-range.ts';
import { DayDialog } from './day-dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Tray } from './tray.tsx';
import { useMoves } from './use-moves.ts';
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
