import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { Pencil } from 'lucide-react';
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
import { pageDetail } from '../editing/page-detail.ts';
import { usePageFieldNames } from '../editing/use-page-field-names.ts';
import { editAddress, PAGE_LIST } from '../page-addresses.ts';
import { pageKeys } from '../page-queries.ts';
import { PageStateTag } from '../page-state-tag.tsx';
import { PageComparison } from './page-comparison.tsx';

const VERSIONS = 50;

/** The history of a page: the versions on the left, a comparison of two on the right. */
export function PageHistoryPage() {
  const { t } = useTranslation('history');
  const { id = '' } = useParams();
  const { setLabel } = useTab();
  const detail = useQuery(pageDetail(useProjectId(), id));
  const title = detail.data?.title;
  useEffect(() => {
    if (title) setLabel(t('tab', { title }));
  }, [setLabel, t, title]);
  if (detail.data) return <OpenHistory page={detail.data} />;
  if (detail.error) return <Failed error={detail.error} onRetry={() => void detail.refetch()} />;
  return <Skeleton height="480px" />;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('page-fields');
  return <LoadFailure title={t('history.failed')} error={error} onRetry={onRetry} listAt={PAGE_LIST} />;
}

function OpenHistory({ page }: { readonly page: Page }) {
  const { t } = useTranslation(['history', 'page-fields']);
  const navigate = useNavigate();
  const address = useHistoryAddress();
  const saves = usePageHistory(page.id);
  const versions = saves.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = address.chosen ?? versions[0]?.no;
  const version = versions.find(({ no }) => no === chosen);
  const { error } = saves;
  return (
    <Stack gap={4} pack>
      <ActionBar backTo={PAGE_LIST} title={page.title} status={<PageStateTag state={page.state} />}>
        <Button icon={<Pencil size={16} />} onClick={() => navigate(editAddress(page.id))}>
          {t('page-fields:action.edit')}
        </Button>
      </ActionBar>
      {error && <Failed error={error} onRetry={() => void saves.refetch()} />}
      {!error && !saves.data && <Skeleton height="480px" />}
      {!error && saves.data && (
        <HistoryColumns
          label={t('compared')}
          aside={<Versions page={page} versions={versions} chosen={chosen} onChoose={address.choose} />}
        >
          {version ? (
            <PageComparison
              key={version.no}
              page={page}
              versions={versions}
              version={version}
              address={address}
            />
          ) : (
            <EmptyState
              title={t(versions.length > 0 ? 'gone.title' : 'empty.title')}
              text={t(versions.length > 0 ? 'gone.text' : 'page-fields:history.empty')}
            />
          )}
        </HistoryColumns>
      )}
    </Stack>
  );
}

interface VersionsProps {
  readonly page: Page;
  readonly versions: readonly ArticleVersion[];
  readonly chosen: number | undefined;
  readonly onChoose: (no: number) => void;
}

/** The same query as the page's: it is read once. */
function Versions({ page, versions, chosen, onChoose }: VersionsProps) {
  const { t } = useTranslation('history');
  const nameOf = usePageFieldNames();
  const saves = usePageHistory(page.id);
  return (
    <>
      <VersionList
        days={timelineOf({
          versions,
          transitions: [],
          hasOlderVersions: saves.hasNextPage,
          hasOlderTransitions: false,
        })}
        step={() => ({ name: '', state: false })}
        nameOf={nameOf}
        chosen={chosen}
        onChoose={onChoose}
      />
      {saves.hasNextPage && (
        <Button busy={saves.isFetchingNextPage} onClick={() => void saves.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

/** Versions of a page, newest first. */
function usePageHistory(id: string) {
  const projectId = useProjectId();
  return useInfiniteQuery({
    queryKey: pageKeys(projectId, 'history', id),
    queryFn: ({ signal, pageParam }) =>
      call(pageVersionEndpoints.list, {
        params: { id },
        query: { limit: VERSIONS, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.no : undefined),
  });
}
