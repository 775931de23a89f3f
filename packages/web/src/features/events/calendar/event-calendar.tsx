import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import { CALENDAR_MOST, type EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { readDay, toLunar } from '@toasoan/contract/vocabulary/lunar-calendar.ts';
import { lunarYearName } from '@toasoan/contract/vocabulary/lunar-texts.ts';
import { ChevronLeft, ChevronRight, MoonStar } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { addMonths, firstOfMonth, weeksOfMonth } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { NextHours } from '../coverage/next-hours.tsx';
import { eventCalendar } from '../event-queries.ts';
import { dayHeading, lunarOf } from '../event-time.ts';
import { calendarFilters } from '../list/calendar-filters.ts';
import { EventFilters } from '../list/event-filters.tsx';
import { type CalendarEntry, entryOf } from './calendar-entry.ts';
import { EntryLines } from './entry-lines.tsx';
import styles from './event-calendar.module.css';
import { MonthGrid } from './month-grid.tsx';
import { daysBetween, itemsOfDay } from './month-layout.ts';
import { MoveToDialog } from './move-to-dialog.tsx';
import { useMoveEntry } from './use-move-entry.tsx';

interface EventCalendarProps {
  readonly page: ListPageState<EventRow, EventListQuery>;
}

/** A month of events by day, with the lunar days; events move by dragging, by keys, or by the dialog of a day. */
export function EventCalendar({ page }: EventCalendarProps) {
  const { t } = useTranslation(['events', 'ui', 'calendar-board']);
  const projectId = useProjectId();
  const narrow = useMedia(BELOW_CARDS);
  const today = hanoiDay(useNow().getTime());
  const [day, setDay] = useShownDay(today);
  const [showsLunar, setShowsLunar] = useState(true);
  const [openDay, setOpenDay] = useState<string>();
  const [asked, setAsked] = useState<CalendarEntry>();
  const moves = useMoveEntry();
  const weeks = weeksOfMonth(day);
  const shown = useQuery({
    ...eventCalendar(projectId, {
      ...calendarFilters(page.address.query),
      from: weeks[0]?.[0] ?? day,
      to: weeks.at(-1)?.at(-1) ?? day,
    }),
    placeholderData: keepPreviousData,
  });
  // The heading follows a key at once; a full month is drawn in pieces between which the page answers.
  const drawnDay = useDeferredValue(day);
  const items = useDeferredValue(shown.data?.items);
  const entries = useMemo(() => (items ?? []).map(entryOf), [items]);
  const titleOf = (of: string) => t('calendar-board:month', { month: of.slice(5, 7), year: of.slice(0, 4) });
  const label = t('calendar', { month: titleOf(drawnDay) });

  const onMove = (entry: CalendarEntry) =>
    moves.isMovable(entry)
      ? () => {
          setOpenDay(undefined);
          // A public event asks for its new time and the note for readers at once.
          if (moves.mayChangePlan(entry)) moves.ask('reschedule', entry);
          else setAsked(entry);
        }
      : undefined;
  return (
    <div className={styles.page}>
      <ListCard>
        <div className={styles['bar-top']}>
          <h2 className={styles.title} aria-live="polite">
            {titleOf(day)}
          </h2>
          <span className={styles.year}>
            {t('lunar.year', { year: lunarYearName(toLunar(readDay(`${day.slice(0, 7)}-15`)).year) })}
          </span>
          <IconButton
            icon={<ChevronLeft size={18} />}
            label={t('calendar-board:previous.month')}
            onClick={() => setDay(addMonths(firstOfMonth(day), -1))}
          />
          <IconButton
            icon={<ChevronRight size={18} />}
            label={t('calendar-board:next.month')}
            onClick={() => setDay(addMonths(firstOfMonth(day), 1))}
          />
          <Button size="compact" onClick={() => setDay(today)}>
            {t('calendar-board:today')}
          </Button>
          <ToggleFilter
            label={t('lunar.show')}
            isLabelShown
            icon={<MoonStar size={15} aria-hidden />}
            isOn={showsLunar}
            onChange={setShowsLunar}
          />
        </div>
        <EventFilters page={page} hasDays={false} tools={null} />
        {shown.data?.isCapped && <Banner tone="warning">{t('capped', { most: CALENDAR_MOST })}</Banner>}
        {narrow ? (
          <Agenda label={label} month={drawnDay} entries={entries} today={today} onMove={onMove} />
        ) : (
          <MonthGrid
            label={label}
            day={drawnDay}
            today={today}
            entries={entries}
            showsLunar={showsLunar}
            isMovable={moves.isMovable}
            onDay={setDay}
            onMove={moves.move}
            onOpenDay={setOpenDay}
            onDrop={(key, held, dropped) => {
              const entry = entries.find((one) => one.key === key);
              if (entry) moves.move(entry, daysBetween(held, dropped));
            }}
          />
        )}
        {openDay !== undefined && (
          <Dialog
            title={dayHeading(t, openDay, today)}
            onClose={() => setOpenDay(undefined)}
            actions={<Button onClick={() => setOpenDay(undefined)}>{t('ui:close')}</Button>}
          >
            <Stack gap={3}>
              <p>{t('day.lunar', { lunar: lunarOf(openDay) })}</p>
              <EntryLines entries={itemsOfDay(entries, openDay)} today={today} onMove={onMove} />
            </Stack>
          </Dialog>
        )}
        {asked && (
          <MoveToDialog
            entry={asked}
            today={today}
            onMove={(days) => {
              setAsked(undefined);
              moves.move(asked, days);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {moves.dialog}
      </ListCard>
      <NextHours />
    </div>
  );
}

interface AgendaProps {
  readonly label: string;
  readonly month: string;
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
  readonly onMove: (entry: CalendarEntry) => (() => void) | undefined;
}

/** Without room for a grid: the days on which something begins, below each other. */
function Agenda({ label, month, entries, today, onMove }: AgendaProps) {
  const { t } = useTranslation(['events', 'ui', 'calendar-board']);
  const ofMonth = entries.filter(({ last }) => last >= firstOfMonth(month));
  const days = [...Map.groupBy(ofMonth, ({ first }) => first)]
    .filter(([day]) => day < firstOfMonth(addMonths(month, 1)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <section aria-label={label} className={styles.agenda}>
      {days.length === 0 && <p>{t('calendar-board:nothing')}</p>}
      {days.map(([day, ofDay]) => (
        <Stack key={day} as="section" gap={1}>
          <h3 className={textStyles.strong}>
            {dayHeading(t, day, today)} · {lunarOf(day)}
          </h3>
          <EntryLines entries={ofDay} today={today} onMove={onMove} />
        </Stack>
      ))}
    </section>
  );
}

/** The month is part of the address. */
function useShownDay(today: string): [string, (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  return [
    day,
    (next) =>
      setSearch(
        (present) => {
          const changed = new URLSearchParams(present);
          changed.set('day', next);
          return changed;
        },
        { replace: true },
      ),
  ];
}
