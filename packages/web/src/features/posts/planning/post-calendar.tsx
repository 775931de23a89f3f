import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { CALENDAR_MOST, type PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { CalendarBoard } from '#web/patterns/calendar-board/calendar-board.tsx';
import { daysOf } from '#web/patterns/calendar-board/calendar-range.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { dayIn } from '#web/ui/dates/days.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { formatDateTime, NEWSROOM_ZONE } from '#web/ui/text/format-date.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { usePostActor } from '../post-actor.ts';
import { postKeys, postList } from '../post-queries.ts';
import { toneOf } from '../post-state-tag.tsx';
import { useDisabledReason } from '../workflow/use-disabled-reason.ts';
import { useSavedPostTransition } from '../workflow/use-post-transition.tsx';
import styles from './planning.module.css';

const TRAY = 50;
const SOONEST_MS = 2 * 60_000;

interface PostCalendarProps {
  readonly address: ListAddress<PostListQuery>;
  readonly actions: (post: PostRow) => readonly MenuItem[];
}

/** Scheduled and published posts by day; posts that wait for approval are listed beside until they have a time. */
export function PostCalendar({ address, actions }: PostCalendarProps) {
  const { t } = useTranslation(['planning', 'posts']);
  const projectId = useProjectId();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const { isMovable, reschedule, isUnschedulable, unschedule } = useDraggedTimes();
  const range = {
    view: search.get('span') === 'week' ? ('week' as const) : ('month' as const),
    day: readDay(search.get('day')) ?? dayIn(NEWSROOM_ZONE, now),
  };
  const days = daysOf(range);
  const {
    page: _p,
    limit: _l,
    happy: _h,
    sort: _s,
    dateKind: _d,
    from: _f,
    to: _t,
    ...filters
  } = address.query;
  const span = { from: days[0] ?? range.day, to: days.at(-1) ?? range.day };
  const shown = useQuery({
    ...calendar(projectId, { ...filters, ...span }),
    placeholderData: keepPreviousData,
  });
  const waiting = useQuery(
    postList(projectId, { ...filters, state: ['PENDING_APPROVAL'], limit: TRAY }),
  ).data;
  const rows = new Map([...(shown.data?.items ?? []), ...(waiting?.items ?? [])].map((row) => [row.id, row]));
  const itemOf = (post: PostRow) => ({
    id: post.id,
    title: post.title,
    tone: toneOf(post.state),
    state: t(`posts:state.${post.state}`),
    isMovable: isMovable(post),
  });
  return (
    <div className={styles.board}>
      {shown.data?.isCapped && <Banner tone="warning">{t('capped', { most: CALENDAR_MOST })}</Banner>}
      <CalendarBoard
        label={t('calendar')}
        items={(shown.data?.items ?? []).map((post) => ({
          ...itemOf(post),
          time: post.scheduleTime ?? post.publishedTime ?? post.updateTime,
        }))}
        tray={{
          title: t('tray', { count: waiting?.total ?? 0 }),
          items: (waiting?.items ?? []).map(itemOf),
          takes: {
            isTaken: (id) => {
              const post = rows.get(id);
              return post !== undefined && isUnschedulable(post);
            },
            onTake: (id) => {
              const post = rows.get(id);
              if (post) void unschedule(post);
            },
          },
        }}
        range={range}
        onRange={(next) =>
          setSearch(
            (present) => {
              const changed = new URLSearchParams(present);
              changed.set('day', next.day);
              if (next.view === 'week') changed.set('span', 'week');
              else changed.delete('span');
              return changed;
            },
            { replace: true },
          )
        }
        onMove={(id, time) => {
          const post = rows.get(id);
          if (post) reschedule(post, time);
        }}
        link={(id, props) => <TabLink {...props} to={`/manager_post/view/${id}`} />}
        actions={(id) => {
          const post = rows.get(id);
          return post ? actions(post) : [];
        }}
        min={new Date(now.getTime() + SOONEST_MS).toISOString()}
      />
    </div>
  );
}

/** Sets the publication time of a post to where it is dropped, or removes it. */
function useDraggedTimes() {
  const { t } = useTranslation(['planning', 'workflow']);
  const rules = usePostActor();
  const disabledReason = useDisabledReason();
  const { make } = useSavedPostTransition();
  const scheduling = (post: PostRow) =>
    rules
      .transitionsOf(post)
      .find(({ name, via: steps }) => (name === 'schedule' || name === 'reschedule') && steps.length === 0);
  const unscheduling = (post: PostRow) =>
    rules.transitionsOf(post).find(({ name }) => name === 'cancelSchedule');
  return {
    isMovable: (post: PostRow) => {
      const transition = scheduling(post);
      return transition !== undefined && disabledReason(transition) === undefined;
    },
    reschedule: (post: PostRow, scheduleTime: string) => {
      const transition = scheduling(post);
      if (transition) void make(post, transition, { scheduleTime });
    },
    isUnschedulable: (post: PostRow) => unscheduling(post) !== undefined,
    unschedule: async (post: PostRow): Promise<void> => {
      const transition = unscheduling(post);
      if (!transition || !post.scheduleTime) return;
      const isSure = await confirm({
        title: t('unschedule.title', { title: post.title }),
        text: t('unschedule.text', { time: formatDateTime(new Date(post.scheduleTime)) }),
        action: t('workflow:transition.cancelSchedule'),
      });
      if (isSure) await make(post, transition, {});
    },
  };
}

function calendar(projectId: string, query: QueryInput<typeof postEndpoints.calendar>) {
  return queryOptions({
    queryKey: postKeys(projectId, 'calendar', query),
    queryFn: ({ signal }) => call(postEndpoints.calendar, { query, signal }),
  });
}

function readDay(text: string | null): string | undefined {
  return text !== null && /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}
