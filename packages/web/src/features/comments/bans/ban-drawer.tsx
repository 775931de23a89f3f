import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { commentBans } from '../comment-queries.ts';
import { BanLine } from '../context/ban-line.tsx';

/** Senders who are banned now, and the way to end it. */
export function BanDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('comments');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(20);
  const bans = useQuery(commentBans(useProjectId(), page, limit));
  return (
    <Drawer title={t('bans.title')} onClose={onClose}>
      {bans.isPending && (
        <Loading label={t('bans.loading')}>
          <Skeleton height="120px" />
        </Loading>
      )}
      {bans.error && !bans.data && (
        <LoadFailure
          title={t('bans.failed')}
          error={bans.error}
          onRetry={() => void bans.refetch()}
          retrying={bans.isFetching}
        />
      )}
      {bans.data?.total === 0 && <EmptyState title={t('bans.none')} text={t('bans.noneText')} />}
      {bans.data?.items.map((ban) => (
        <article key={ban.id} aria-label={ban.senderName}>
          <h3 className={textStyles.strong}>{ban.senderName}</h3>
          <BanLine ban={ban} />
        </article>
      ))}
      {bans.data && bans.data.total > limit && (
        <Pagination
          page={page}
          limit={limit}
          total={bans.data.total}
          onPage={setPage}
          onLimit={(next) => {
            setLimit(next);
            setPage(1);
          }}
        />
      )}
    </Drawer>
  );
}
