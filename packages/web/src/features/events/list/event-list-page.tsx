import { useQuery } from '@tanstack/react-query';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import {
  type EventListQuery,
  type EventView,
  shownEventsQuery,
} from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { TFunction } from 'i18next';
import { CalendarDays, Ellipsis, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { RowGroup } from '#web/ui/table/data-table-props.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { CoverageDialog } from '../coverage/coverage-dialog.tsx';
import { coverageSlots } from '../coverage/coverage-queries.ts';
import { SlotLegend } from '../coverage/slot-mark.tsx';
import { eventCounts, eventList } from '../event-queries.ts';
import { dayHeading, daysOfSpan, lunarOf } from '../event-time.ts';
import { useCalendarFiles } from '../ics/use-calendar-files.tsx';
import { EventRecoveryLine } from '../recovery/event-recovery-line.tsx';
import { EventBulkBar } from './event-bulk-bar.tsx';
import styles from './event-columns.module.css';
import { eventColumns } from './event-columns.tsx';
import { EventFilters } from './event-filters.tsx';
import { useEventRowActions } from './event-row-actions.tsx';
import { useViewMode, ViewModeSwitch, viewModeOf } from './view-mode.tsx';

const EventCalendar = lazyChunk(async () => {
  const [module] = await Promise.all([
    import('../calendar/event-calendar.tsx'),
    loadTexts(['calendar-board']),
  ]);
  return { default: module.EventCalendar };
});

const EventMap = lazyChunk(async () => {
  const [module] = await Promise.all([import('../map/event-map.tsx'), loadTexts(['map-point'])]);
  return { default: module.EventMap };
});

/** The code of what the address shows in place of the list: it comes with the page, not after it. */
export async function preloadShown(): Promise<void> {
  const shown = viewModeOf(new URLSearchParams(location.search));
  if (shown !== 'list') await { month: EventCalendar, map: EventMap }[shown].preload();
}

const TABS = ['upcoming', 'running', 'ended', 'changed', 'waiting', 'drafts', 'trash', 'all'] as const;
/** Read by the day, so their rows stand under one. */
const BY_DAY: readonly EventView[] = ['upcoming', 'running', 'ended', 'changed'];

export function EventListPage() {
  const { t } = useTranslation(['events', 'ui', 'coverage']);
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = useListPage({ name: 'events', schema: shownEventsQuery, list: eventList });
  const counts = useQuery(eventCounts(projectId)).data;
  const mayCreate = useMay('event.create');
  const { rowActions, dialog } = useEventRowActions();
  const { shown, onShow } = useViewMode();
  const { query } = page.address;
  const [covered, setCovered] = useState<EventRow>();
  const slots = useQuery(coverageSlots(projectId, (shown === 'list' && page.rows) || [])).data;
  const columns = eventColumns(t, {
    text: query.text,
    coverage: { slots, onOpen: setCovered },
    isByDay: isByDay(query),
  });
  const today = hanoiDay(useNow().getTime());
  const files = useCalendarFiles(query);
  const write = () => navigate('/manager_event/create');
  return (
    <ListPage page={page} onEdit={(event) => navigate(`/manager_event/edit/${event.id}`)}>
      <ListHeading title={t('title')} total={counts?.all}>
        <EventRecoveryLine />
        <ViewModeSwitch shown={shown} onShow={onShow} />
        <MenuButton label={t('file.more')} align="end" items={files.items}>
          {(trigger) => <IconButton {...trigger} icon={<Ellipsis size={18} />} label={t('file.more')} />}
        </MenuButton>
        {mayCreate && (
          <Button variant="main" icon={<Plus size={17} />} onClick={write}>
            {t('new')}
          </Button>
        )}
      </ListHeading>
      {shown !== 'list' ? (
        <Suspense fallback={<Spinner />}>
          {shown === 'month' ? <EventCalendar page={page} /> : <EventMap page={page} />}
        </Suspense>
      ) : (
        <ListCard>
          <ListTabs
            page={page}
            tabs={TABS.map((view) => ({
              view,
              label: t(`view.${view}`),
              count: counts?.[view],
              waits: view === 'waiting' && (counts?.waiting ?? 0) > 0,
            }))}
          />
          <EventFilters
            page={page}
            hasDays
            tools={
              <>
                <SavedViewsMenu list="events" />
                <ListTools name={page.name} columns={columns} />
              </>
            }
          />
          <ListTable
            page={page}
            label={t('title')}
            things={t('things')}
            columns={columns}
            rowLabel={(event) => event.title}
            rowActions={rowActions}
            groupOf={isByDay(query) ? (event) => dayGroup(t, event, today) : undefined}
            selectable
            bulk={<EventBulkBar page={page} />}
            legend={<SlotLegend />}
            nothingYet={
              <EmptyState
                icon={<CalendarDays size={32} />}
                title={t(counts?.all === 0 ? 'empty.title' : 'empty.tab')}
                text={t('empty.text')}
                actions={mayCreate && <Button onClick={write}>{t('new')}</Button>}
              />
            }
          />
        </ListCard>
      )}
      {dialog}
      {files.dialog}
      {covered && (
        <CoverageDialog
          eventId={covered.id}
          title={covered.title}
          day={covered.recurrenceKind === 'NONE' ? null : covered.day}
          onClose={() => setCovered(undefined)}
        />
      )}
    </ListPage>
  );
}

function isByDay({ view, sort }: EventListQuery): boolean {
  return BY_DAY.includes(view) && (sort === undefined || sort.endsWith('startTime'));
}

/** Running events stand under today, postponed ones under "no new day". */
function dayGroup(t: TFunction<['events', 'ui']>, event: EventRow, today: string): RowGroup {
  const { startTime, endTime, eventStatus } = event;
  if (startTime === null || eventStatus === 'POSTPONED') {
    return { key: 'unknown', title: t('day.unknown') };
  }
  const { first, last } = daysOfSpan({ startTime, endTime });
  const day = first < today && today <= last ? today : first;
  return {
    key: day,
    title: (
      <>
        {dayHeading(t, day, today)}{' '}
        <span className={styles.lunar}>{t('day.lunar', { lunar: lunarOf(day) })}</span>
      </>
    ),
  };
}
