import { useQuery } from '@tanstack/react-query';
import type { BoardEvent } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { hanoiClock, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { UserRound, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { coverageBoard, dayHeading, useFreshEvents } from '#web/features/events/public.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { DashboardCard } from '../dashboard-card.tsx';
import lines from '../posts/newest-posts.module.css';
import styles from './events-card.module.css';

const SHOWN = 6;

/** The events that run today or come next, with who covers each and what is missing; hidden if there are none. */
export function EventsCard() {
  const { t } = useTranslation(['dashboard', 'events', 'coverage', 'ui']);
  const projectId = useProjectId();
  const board = useQuery(coverageBoard(projectId)).data;
  useFreshEvents(projectId, 'coverage-board');
  const now = useNow().getTime();
  const today = hanoiDay(now);
  if (!board || board.items.length === 0) return null;
  const shown = board.items.slice(0, SHOWN);
  const days = Map.groupBy(shown, ({ startTime }) => {
    return hanoiDay(Math.max(Date.parse(startTime), now));
  });
  const title = t('dashboard:events.title');
  const all = (
    <TabLink className={lines.all} to="/manager_event">
      {t('dashboard:events.open')}
    </TabLink>
  );
  return (
    <DashboardCard title={title} link={all}>
      <div className={styles.days}>
        {board.open > 0 && <p className={styles.open}>{t('coverage:open', { count: board.open })}</p>}
        {[...days].map(([day, events]) => (
          <section key={day} aria-label={dayHeading(t, day, today)}>
            <h3 className={styles.day}>{dayHeading(t, day, today)}</h3>
            <ul>
              {events.map((event) => (
                <EventLine key={`${event.eventId}@${event.day}`} event={event} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DashboardCard>
  );
}

function EventLine({ event }: { readonly event: BoardEvent }) {
  const { t } = useTranslation(['dashboard', 'coverage']);
  const now = useNow().getTime();
  const { eventId, title, startTime, allDay, placeName, coverage, gaps } = event;
  const start = Date.parse(startTime);
  const names = [...new Set(coverage.flatMap(({ assignee }) => assignee?.name ?? []))];
  const clock = allDay ? t('dashboard:events.allDay') : hanoiClock(start);
  return (
    <li className={styles.event}>
      <span className={styles.clock}>{start <= now ? t('coverage:running') : clock}</span>
      <Stack as="span" gap="half">
        <TabLink className={styles.title} to={`/manager_event/view/${eventId}`}>
          {title}
        </TabLink>
        <span className={styles.below}>
          {placeName && <span>{placeName}</span>}
          {names.length > 0 && (
            <span className={styles.who}>
              {names.length > 1 ? <UsersRound size={14} aria-hidden /> : <UserRound size={14} aria-hidden />}
              <span className="visually-hidden">{t('dashboard:events.coveredBy')} </span>
              {names.join(', ')}
            </span>
          )}
          {gaps.map((gap) => (
            <span key={gap} className={styles.gap}>
              {t(`coverage:gap.${gap}`)}
            </span>
          ))}
        </span>
      </Stack>
    </li>
  );
}
