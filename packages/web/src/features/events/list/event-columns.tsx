import type { CoverageSlots } from '@toasoan/contract/features/events/coverage/coverage.ts';
import type { EventRow } from '@toasoan/contract/features/events/event.ts';
import type { EventListQuery } from '@toasoan/contract/features/events/list/event-list.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import type { TFunction } from 'i18next';
import { Repeat, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { SlotMarks } from '../coverage/slot-mark.tsx';
import { EventStateTag } from '../event-state-tag.tsx';
import { EventStatusTag } from '../event-status-tag.tsx';
import { clockText, dayCount, daysOfSpan, shortDay } from '../event-time.ts';
import { EventTypeMark } from '../event-type-mark.tsx';
import { formerPlan } from '../former-plan.ts';
import styles from './event-columns.module.css';

interface Coverage {
  /** By event; absent while it loads. */
  readonly slots: ReadonlyMap<string, CoverageSlots> | undefined;
  readonly onOpen: (event: EventRow) => void;
}

interface Shown extends Pick<EventListQuery, 'text'> {
  readonly coverage: Coverage;
  /** Rows stand below the heading of their day. */
  readonly isByDay: boolean;
}

const none = <span className={styles.none}>–</span>;

export function eventColumns(
  t: TFunction<['events', 'coverage']>,
  { text, coverage, isByDay }: Shown,
): readonly Column<EventRow>[] {
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (event) => <EventTitle event={event} text={text} />,
    },
    {
      key: 'time',
      title: t('column.time'),
      width: '132px',
      sort: 'startTime',
      always: true,
      card: 'detail',
      cell: (event) => <EventTime event={event} namesDay={!isByDay} />,
    },
    {
      key: 'place',
      title: t('column.place'),
      width: '150px',
      card: 'detail',
      cell: (event) => <EventPlace event={event} />,
    },
    {
      key: 'organizers',
      title: t('column.organizers'),
      width: '132px',
      minor: true,
      cell: ({ organizers }) => <Organizers names={organizers} />,
    },
    {
      key: 'status',
      title: t('column.status'),
      width: '116px',
      card: 'detail',
      cell: (event) => (
        <span className={styles.wraps}>
          <EventStatusTag event={event} />
        </span>
      ),
    },
    {
      key: 'coverage',
      title: t('coverage:column'),
      width: '132px',
      card: 'detail',
      cell: (event) => (
        <SlotMarks
          slots={coverage.slots?.get(event.id)}
          title={event.title}
          onOpen={() => coverage.onOpen(event)}
        />
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '132px',
      always: true,
      card: 'detail',
      cell: ({ state }) => (
        <span className={styles.wraps}>
          <EventStateTag state={state} />
        </span>
      ),
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '118px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      optional: true,
      cell: ({ updateTime }) => <DateText time={updateTime} isShort />,
    },
    {
      key: 'createdBy',
      title: t('column.createdBy'),
      width: '140px',
      optional: true,
      cell: ({ createdBy }) => createdBy.name,
    },
  ];
}

function EventTitle({ event, text }: { readonly event: EventRow; readonly text: string | undefined }) {
  const { t } = useTranslation('events');
  return (
    <span className={styles.event}>
      {event.cover && (
        <span className={styles.thumb}>
          <ShownPicture picture={event.cover} width={80} ratio="4x3" fit="cover" alt="" />
        </span>
      )}
      <span className={styles.words}>
        <TabLink
          to={`/manager_event/view/${event.id}`}
          className={styles.title}
          data-row-main
          data-tip={event.title}
          data-tip-when="cut"
        >
          <Highlight text={event.title} query={text} />
        </TabLink>
        <span className={styles.below}>
          <EventTypeMark type={event.eventType} />
          {event.recurrenceKind !== 'NONE' && (
            <span className={styles.sign}>
              <Repeat size={13} aria-hidden />
              {t(`repeats.${event.recurrenceKind}`)}
            </span>
          )}
          {event.attendanceMode !== 'OFFLINE' && (
            <span className={styles.sign}>
              <Video size={13} aria-hidden />
              {t(`attends.${event.attendanceMode}`)}
            </span>
          )}
        </span>
        <ChangedPlan event={event} />
      </span>
    </span>
  );
}

/** Any number of names in two lines; all of them in the tip. */
function Organizers({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return none;
  const all = names.join(', ');
  return (
    <span className={styles.lines} data-tip={all} data-tip-when="cut">
      {all}
    </span>
  );
}

/** The date that readers had been told before, and what they were told of the change. */
function ChangedPlan({ event }: { readonly event: EventRow }) {
  const { t } = useTranslation('events');
  const former = formerPlan(t, event);
  const note = event.eventStatus === 'SCHEDULED' ? '' : event.statusNote;
  if (former === '' && note === '') return null;
  return (
    <span className={styles.below}>
      {former !== '' && <span>{former}</span>}
      {note !== '' && (
        <span className={styles.lines} data-tip={note} data-tip-when="cut">
          {note}
        </span>
      )}
    </span>
  );
}

const HOUR = 3_600_000;
/** So many hours ahead, the start is counted down. */
const NEAR = 72;
/** From so many hours on, minutes do not matter. */
const PLAIN_HOURS = 6;

interface EventTimeProps {
  readonly event: EventRow;
  /** No heading does. */
  readonly namesDay: boolean;
}

function EventTime({ event, namesDay }: EventTimeProps) {
  const { t } = useTranslation('events');
  const now = useNow().getTime();
  const { startTime, endTime, allDay, eventStatus } = event;
  if (startTime === null || eventStatus === 'POSTPONED') {
    return (
      <span className={styles.two}>
        <span>{t('time.unknown')}</span>
        {eventStatus === 'POSTPONED' && <span className={styles.second}>{t('time.waits')}</span>}
      </span>
    );
  }
  const today = hanoiDay(now);
  const { first, last } = daysOfSpan({ startTime, endTime });
  const isLong = first !== last;
  const clock = clockText({ startTime, endTime, allDay });
  return (
    <span className={styles.two}>
      <time dateTime={startTime}>
        {isLong
          ? `${shortDay(first, today)} – ${shortDay(last, today)}`
          : [namesDay && shortDay(first, today), clock || t('time.allDay')].filter(Boolean).join(' ')}
      </time>
      <span className={styles.second}>{second()}</span>
    </span>
  );

  function second(): string {
    const ahead = Date.parse(startTime ?? '') - now;
    if (isLong && first <= today && today <= last) {
      return t('time.dayOf', { day: dayCount(first, today), days: dayCount(first, last) });
    }
    if (ahead > 0 && ahead < NEAR * HOUR) {
      const minutes = Math.floor(ahead / 60_000);
      if (minutes >= PLAIN_HOURS * 60) return t('time.leftHours', { hours: Math.floor(minutes / 60) });
      return t('time.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    }
    return isLong ? t('time.days', { days: dayCount(first, last) }) : event.lunarDate;
  }
}

function EventPlace({ event }: { readonly event: EventRow }) {
  const { t } = useTranslation('events');
  const province = Object.entries(PROVINCES).find(([code]) => code === event.provinceCode)?.[1].name;
  const name = event.placeName || (event.attendanceMode === 'ONLINE' ? t('attends.ONLINE') : '');
  if (name === '' && province === undefined) return none;
  return (
    <span className={styles.two}>
      <span className={styles.lines} data-tip={name} data-tip-when="cut">
        {name || province}
      </span>
      {name !== '' && province !== undefined && <span className={styles.second}>{province}</span>}
    </span>
  );
}
