import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { WorkCommands } from '../grid/use-work-keys.ts';
import { type FocusRequest, WorksGrid } from '../grid/works-grid.tsx';
import { worksColumns } from '../table/works-columns.tsx';
import type { Works, WorksPage } from './use-works-page.ts';
import styles from './works-page.module.css';

const WAITING_CELLS = Array.from({ length: 12 }, (_, index) => index);

interface WorksViewProps {
  readonly page: WorksPage;
  readonly works: Works;
  readonly openId: string | undefined;
  readonly request: FocusRequest | undefined;
  readonly commands: WorkCommands;
  readonly onFocused: (index: number) => void;
}

/** The works as a grid or a table, or the reason why there are none. */
export function WorksView({ page, works, openId, request, commands, onFocused }: WorksViewProps) {
  const { t } = useTranslation(['submissions', 'patterns']);
  const mayCheck = useMay('contest.check');
  if (page.shown === 'table') {
    return (
      <ListTable
        page={page}
        label={t('title')}
        things={t('things')}
        columns={worksColumns(t, page.address)}
        rowLabel={({ number }) => number}
        selectable={mayCheck}
        nothingYet={<NoWorks page={page} />}
      />
    );
  }
  if (page.error) {
    return (
      <LoadFailure
        title={t('patterns:list.failed', { things: t('things') })}
        error={page.error}
        onRetry={page.reload}
        retrying={page.reloading}
      />
    );
  }
  if (page.rows === undefined) return <WaitingGrid />;
  if (works.count === 0) return <NoWorks page={page} />;
  return (
    <WorksGrid
      page={page}
      works={works}
      openId={openId}
      request={request}
      commands={commands}
      onFocused={onFocused}
    />
  );
}

function WaitingGrid() {
  const { t } = useTranslation(['submissions', 'patterns']);
  return (
    <>
      <div className={styles.waiting} aria-busy="true">
        {WAITING_CELLS.map((cell) => (
          <Skeleton key={cell} width="100%" height="240px" />
        ))}
      </div>
      <LoadingLabel label={t('patterns:list.loading', { things: t('things') })} />
    </>
  );
}

function NoWorks({ page }: { readonly page: WorksPage }) {
  const { t } = useTranslation(['submissions', 'patterns']);
  const { filtered, clearFilters, query } = page.address;
  if (filtered) {
    return (
      <EmptyState
        title={t('patterns:list.noMatch')}
        text={t('patterns:list.noMatchHint')}
        actions={<Button onClick={clearFilters}>{t('patterns:list.clearFilters')}</Button>}
      />
    );
  }
  const isTab = query.state !== undefined || query.flagged !== undefined;
  return (
    <EmptyState
      icon={<Images size={32} />}
      title={t(isTab ? 'empty.tab' : 'empty.title')}
      text={isTab ? undefined : t('empty.text')}
    />
  );
}
