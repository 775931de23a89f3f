import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CrawlRun, isRunUnderWay } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NearTime } from '#web/ui/text/near-time.tsx';
import { parserSourceDetail, parserSourceKeys, useRunParserSource } from '../parser-source-queries.ts';
import { RunEntry } from './run-entry.tsx';
import { sourceRuns } from './run-queries.ts';
import styles from './runs.module.css';

interface RunsDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The runs of a source, newest first; the newest is open. */
export function RunsDialog({ id, onClose }: RunsDialogProps) {
  const { t } = useTranslation(['parser-sources', 'ui']);
  const projectId = useProjectId();
  const { data: source } = useQuery(parserSourceDetail(projectId, id));
  const list = useInfiniteQuery(sourceRuns(projectId, id));
  const runs = list.data?.pages.flatMap(({ items }) => items);
  const [opened, setOpened] = useState<string | null>();
  const run = useRunParserSource();
  useReloadAtEnd(projectId, runs);
  const shown = opened === undefined ? runs?.[0]?.id : opened;
  const mayRun = source?.status === 'ENABLE' && runs !== undefined && !runs.some(isUnderWay);
  return (
    <Dialog
      title={t('runs.title', { title: source?.title ?? '' })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          {mayRun && (
            <Button
              variant="main"
              busy={run.isPending}
              onClick={() => run.mutate(id, { onSuccess: () => setOpened(undefined) })}
            >
              {t('run')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <p className={textStyles.hint}>
          {t('runs.lead')}{' '}
          {source?.nextRunTime && (
            <>
              {t('runs.next')} <NearTime time={source.nextRunTime} />
            </>
          )}
        </p>
        {list.isPending && <Skeleton height="320px" />}
        {list.error && runs === undefined && (
          <LoadFailure
            title={t('runs.failed')}
            error={list.error}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {runs?.length === 0 && <p>{t('runs.empty')}</p>}
        {runs && runs.length > 0 && (
          <ul className={styles.runs} aria-label={t('runs.open')}>
            {runs.map((one) => (
              <RunEntry
                key={one.id}
                run={one}
                isOpen={one.id === shown}
                onToggle={() => setOpened(one.id === shown ? null : one.id)}
              />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <span>
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('runs.more')}
            </Button>
          </span>
        )}
      </Stack>
    </Dialog>
  );
}

const isUnderWay = ({ state }: CrawlRun) => isRunUnderWay(state);

/** What the list shows of a source changes with the end of its run. */
function useReloadAtEnd(projectId: string, runs: readonly CrawlRun[] | undefined): void {
  const client = useQueryClient();
  const works = runs?.some(isUnderWay) ?? false;
  const worked = useRef(false);
  useEffect(() => {
    if (worked.current && !works) void invalidate(client, { queryKey: parserSourceKeys(projectId) });
    worked.current = works;
  }, [client, projectId, works]);
}
