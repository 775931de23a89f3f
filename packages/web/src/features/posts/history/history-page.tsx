import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { LoggedTransition } from '@toasoan/contract/features/posts/history/post-transition-log.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { Eye, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import {
  HistoryColumns,
  type TimelineDay,
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
import { useFieldNames } from '../comparing/use-field-names.ts';
import { PostLoading } from '../post-loading.tsx';
import { postDetail, postTransitionLog } from '../post-queries.ts';
import { PostStateTag } from '../post-state-tag.tsx';
import { postVersions } from './history-queries.ts';
import { VersionComparison } from './version-comparison.tsx';

/** The history of a post: the versions on the left, a comparison of two on the right. */
export function HistoryPage() {
  const { t } = useTranslation('history');
  const { id = '' } = useParams();
  const { setLabel } = useTab();
  const detail = useQuery(postDetail(useProjectId(), id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(t('tab', { title }));
  }, [setLabel, t, title]);
  if (detail.data) return <OpenHistory post={detail.data} />;
  if (detail.error) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />;
  return <PostLoading />;
}

function OpenHistory({ post }: { readonly post: Post }) {
  const { t } = useTranslation(['history', 'posts', 'workflow']);
  const nameOf = useFieldNames();
  const navigate = useNavigate();
  const address = useHistoryAddress();
  const history = useHistory(post.id, address.chosen);
  const chosen = address.chosen ?? history.versions[0]?.no;
  const version = history.versions.find(({ no }) => no === chosen);
  return (
    <Stack gap={4} pack>
      <ActionBar backTo="/manager_post" title={post.title} status={<PostStateTag state={post.state} />}>
        <Button icon={<Eye size={16} />} onClick={() => navigate(`/manager_post/view/${post.id}`)}>
          {t('posts:action.view')}
        </Button>
        {post.mayEdit && (
          <Button icon={<Pencil size={16} />} onClick={() => navigate(`/manager_post/edit/${post.id}`)}>
            {t('posts:action.edit')}
          </Button>
        )}
      </ActionBar>
      {history.error && <Failed error={history.error} onRetry={history.retry} />}
      {!history.error && !history.isLoaded && <Skeleton height="480px" />}
      {history.isLoaded && (
        <HistoryColumns
          label={t('compared')}
          aside={
            <>
              <VersionList
                days={history.days}
                step={({ move: name, from, to }) => ({
                  name: t(`workflow:transition.${name}`),
                  state: from !== to && <PostStateTag state={to} />,
                })}
                nameOf={nameOf}
                chosen={chosen}
                onChoose={address.choose}
              />
              {history.hasOlder && (
                <Button busy={history.isLoadingOlder} onClick={history.loadOlder}>
                  {t('older')}
                </Button>
              )}
            </>
          }
        >
          {version && (
            <VersionComparison
              key={version.no}
              post={post}
              versions={history.versions}
              version={version}
              address={address}
            />
          )}
          {!version && history.isWhole && <NoVersion isGone={history.versions.length > 0} />}
        </HistoryColumns>
      )}
    </Stack>
  );
}

/** There is no version yet, or the version in the address is no longer kept. */
function NoVersion({ isGone }: { readonly isGone: boolean }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      title={t(isGone ? 'gone.title' : 'empty.title')}
      text={t(isGone ? 'gone.text' : 'empty.text')}
    />
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('history');
  return <LoadFailure title={t('failed')} error={error} onRetry={onRetry} listAt="/manager_post" />;
}

interface History {
  readonly versions: readonly ArticleVersion[];
  readonly days: readonly TimelineDay<LoggedTransition>[];
  readonly isLoaded: boolean;
  readonly error: Error | null;
  readonly hasOlder: boolean;
  /** All kept versions are loaded. */
  readonly isWhole: boolean;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => void;
  readonly retry: () => void;
}

/** Versions and transitions of a post; loads pages until `wanted` and the version before it are known. */
function useHistory(postId: string, wanted: number | undefined): History {
  const projectId = useProjectId();
  const saves = useInfiniteQuery(postVersions(projectId, postId));
  const log = useInfiniteQuery(postTransitionLog(projectId, postId));
  const versions: readonly ArticleVersion[] = saves.data?.pages.flatMap(({ items }) => items) ?? [];
  const transitions: readonly LoggedTransition[] = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const isWantedFurther = wanted !== undefined && !versions.some(({ no }) => no < wanted);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = saves;
  useEffect(() => {
    if (isWantedFurther && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isWantedFurther, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return {
    versions,
    days: timelineOf({
      versions,
      transitions,
      hasOlderVersions: saves.hasNextPage,
      hasOlderTransitions: log.hasNextPage,
    }),
    isLoaded: saves.data !== undefined && log.data !== undefined,
    error: saves.error ?? log.error,
    isWhole: saves.data !== undefined && !saves.hasNextPage,
    hasOlder: saves.hasNextPage || log.hasNextPage,
    isLoadingOlder: saves.isFetchingNextPage || log.isFetchingNextPage,
    loadOlder() {
      if (saves.hasNextPage) void saves.fetchNextPage();
      if (log.hasNextPage) void log.fetchNextPage();
    },
    retry() {
      void saves.refetch();
      void log.refetch();
    },
  };
}
