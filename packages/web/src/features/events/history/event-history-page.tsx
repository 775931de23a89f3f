import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
import { Eye, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import {
  HistoryColumns,
  timelineOf,
  useHistoryAddress,
  VersionList,
} from '#web/features/articles/public-history.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { eventDetail } from '../editing/event-detail.ts';
import { useEventFieldNames } from '../editing/use-event-field-names.ts';
import { eventKeys } from '../event-queries.ts';
import { EventStateTag } from '../event-state-tag.tsx';
import { EventComparison } from './event-comparison.tsx';

const VERSIONS = 50;
const STEPS = 20;

/** The history of an event: the versions on the left, a comparison of two on the right. */
export function EventHistoryPage() {
  const { t } = useTranslation('history');
  const { id = '' } = useParams();
  const { setLabel } = useTab();
  const detail = useQuery(eventDetail(useProjectId(), id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(t('tab', { title }));
  }, [setLabel, t, title]);
  if (detail.data) return <OpenHistory event={detail.data} />;
  if (detail.error) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />;
  return <Skeleton height="480px" />;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('event-fields');
  return <LoadFailure title={t('history.failed')} error={error} onRetry={onRetry} listAt="/manager_event" />;
}

function OpenHistory({ event }: { readonly event: Event }) {
  const { t } = useTranslation(['history', 'event-fields']);
  const navigate = useNavigate();
  const address = useHistoryAddress();
  const { saves, log } = useEventHistory(event.id);
  const versions = saves.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = address.chosen ?? versions[0]?.no;
  const version = versions.find(({ no }) => no === chosen);
  const error = saves.error ?? log.error;
  return (
    <Stack gap={4} pack>
      <ActionBar backTo="/manager_event" title={event.title} status={<EventStateTag state={event.state} />}>
        <Button icon={<Eye size={16} />} onClick={() => navigate(`/manager_event/view/${event.id}`)}>
          {t('event-fields:action.view')}
        </Button>
        {event.mayEdit && (
          <Button icon={<Pencil size={16} />} onClick={() => navigate(`/manager_event/edit/${event.id}`)}>
            {t('event-fields:action.edit')}
          </Button>
        )}
      </ActionBar>
      {error && (
        <Failed
          error={error}
          onRetry={() => {
            void saves.refetch();
            void log.refetch();
          }}
        />
      )}
      {!error && !(saves.data && log.data) && <Skeleton height="480px" />}
      {!error && saves.data && log.data && (
        <HistoryColumns
          label={t('compared')}
          aside={<Versions event={event} versions={versions} chosen={chosen} onChoose={address.choose} />}
        >
          {version ? (
            <EventComparison
              key={version.no}
              event={event}
              versions={versions}
              version={version}
              address={address}
            />
          ) : (
            <EmptyState
              title={t(versions.length > 0 ? 'gone.title' : 'empty.title')}
              text={t(versions.length > 0 ? 'gone.text' : 'event-fields:history.empty')}
            />
          )}
        </HistoryColumns>
      )}
    </Stack>
  );
}

interface VersionsProps {
  readonly event: Event;
  readonly versions: readonly ArticleVersion[];
  readonly chosen: number | undefined;
  readonly onChoose: (no: number) => void;
}

/** The same queries as the page's: they are read once. */
function Versions({ event, versions, chosen, onChoose }: VersionsProps) {
  const { t } = useTranslation(['history', 'events']);
  const nameOf = useEventFieldNames();
  const { saves, log } = useEventHistory(event.id);
  function loadOlder() {
    if (saves.hasNextPage) void saves.fetchNextPage();
    if (log.hasNextPage) void log.fetchNextPage();
  }
  return (
    <>
      <VersionList
        days={timelineOf({
          versions,
          transitions: log.data?.pages.flatMap(({ items }) => items) ?? [],
          hasOlderVersions: saves.hasNextPage,
          hasOlderTransitions: log.hasNextPage,
        })}
        step={({ move, from, to }) => ({
          name: t(`events:transition.${move}`),
          state: from !== to && <EventStateTag state={to} />,
        })}
        nameOf={nameOf}
        chosen={chosen}
        onChoose={onChoose}
      />
      {(saves.hasNextPage || log.hasNextPage) && (
        <Button busy={saves.isFetchingNextPage || log.isFetchingNextPage} onClick={loadOlder}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

/** Versions and transitions of an event, newest first, in pages. */
function useEventHistory(id: string) {
  const projectId = useProjectId();
  const saves = useInfiniteQuery({
    queryKey: eventKeys(projectId, 'history', id),
    queryFn: ({ signal, pageParam }) =>
      call(eventVersionEndpoints.list, {
        params: { id },
        query: { limit: VERSIONS, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.no : undefined),
  });
  const log = useInfiniteQuery({
    queryKey: eventKeys(projectId, 'transition-log', id),
    queryFn: ({ signal, pageParam }) =>
      call(eventEndpoints.transitionLog, {
        params: { id },
        query: { limit: STEPS, ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
  return { saves, log };
}
