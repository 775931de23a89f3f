import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import { CALENDAR_MOST, type EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { type CalendarEntry, entryOf } from '../calendar/calendar-entry.ts';
import { EntryLines } from '../calendar/entry-lines.tsx';
import { eventCalendar } from '../event-queries.ts';
import { dayHeading } from '../event-time.ts';
import { calendarFilters } from '../list/calendar-filters.ts';
import { EventFilters } from '../list/event-filters.tsx';
import { CountedProvinces } from './counted-provinces.tsx';
import styles from './event-map.module.css';
import { mapDays } from './map-days.ts';

/** Where a date takes place; '' for what has no province: it is online, or nobody has said. */
type Where = ProvinceCode | '';

/** Lines at once; a busy month of the whole country has thousands. */
const LINES = 50;

interface EventMapProps {
  readonly page: ListPageState<EventRow, EventListQuery>;
}

/** The events of some days by province, on the country drawn in outlines; a province leads to its events. */
export function EventMap({ page }: EventMapProps) {
  const { t } = useTranslation(['events', 'map-point']);
  const projectId = useProjectId();
  const today = hanoiDay(useNow().getTime());
  const { query } = page.address;
  const { from, to } = mapDays(query, today);
  const shown = useQuery({
    ...eventCalendar(projectId, { ...calendarFilters(query), from, to }),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<Where>();
  const places = useMemo(() => byPlace((shown.data?.items ?? []).map(entryOf)), [shown.data]);
  const here = chosen !== undefined && places.has(chosen) ? chosen : undefined;
  const entries = here === undefined ? [...places.values()].flat().sort(byStart) : (places.get(here) ?? []);
  const choose = (where: Where) => setChosen(where === here ? undefined : where);
  return (
    <ListCard>
      <h2 className={styles.title}>{t('map.days', { from: showDay(from), to: showDay(to) })}</h2>
      <EventFilters page={page} hasDays tools={null} />
      {shown.data?.isCapped && <Banner tone="warning">{t('capped', { most: CALENDAR_MOST })}</Banner>}
      {shown.data === undefined ? (
        <Spinner />
      ) : (
        <div className={styles.halves}>
          <CountedProvinces
            counts={[...places].flatMap(([where, { length }]) =>
              where === '' ? [] : [[where, length] as const],
            )}
            chosen={here === '' ? undefined : here}
            onChoose={choose}
          />
          <Stack gap={3}>
            <Row as="section" aria-label={t('map.places')}>
              {[...places].map(([where, { length }]) => (
                <ToggleFilter
                  key={where}
                  label={t('map.here', {
                    place: where === '' ? t('map.nowhere') : PROVINCES[where].name,
                    n: formatNumber(length),
                  })}
                  isLabelShown
                  icon={<MapPin size={14} aria-hidden />}
                  isOn={where === here}
                  onChange={() => choose(where)}
                />
              ))}
            </Row>
            <DaysOf key={here ?? 'all'} entries={entries} today={today} />
          </Stack>
        </div>
      )}
    </ListCard>
  );
}

interface DaysOfProps {
  readonly entries: readonly CalendarEntry[];
  readonly today: string;
}

/** The dates under their days, the first ones at once. */
function DaysOf({ entries, today }: DaysOfProps) {
  const { t } = useTranslation(['events', 'ui']);
  const [lines, setLines] = useState(LINES);
  if (entries.length === 0) return <p>{t('map.nothing')}</p>;
  return (
    <>
      {[...Map.groupBy(entries.slice(0, lines), ({ first }) => first)].map(([day, ofDay]) => (
        <Stack key={day} as="section" gap={1}>
          <h3 className={textStyles.strong}>{dayHeading(t, day, today)}</h3>
          <EntryLines entries={ofDay} today={today} onMove={() => undefined} />
        </Stack>
      ))}
      {entries.length > lines && (
        <Button size="compact" onClick={() => setLines(lines + LINES)}>
          {t('map.more', { n: formatNumber(entries.length - lines) })}
        </Button>
      )}
    </>
  );
}

/** The place with the most dates first, what has none last. */
function byPlace(entries: readonly CalendarEntry[]): ReadonlyMap<Where, readonly CalendarEntry[]> {
  const places = Map.groupBy(
    entries,
    ({ provinceCode }): Where => PROVINCE_CODES.find((code) => code === provinceCode) ?? '',
  );
  const rank = ([where, { length }]: readonly [Where, readonly CalendarEntry[]]) =>
    where === '' ? 0 : length;
  return new Map([...places].sort((a, b) => rank(b) - rank(a)));
}

function byStart(a: CalendarEntry, b: CalendarEntry): number {
  return a.startTime < b.startTime ? -1 : 1;
}
