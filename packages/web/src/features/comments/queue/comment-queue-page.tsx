import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { BanDrawer } from '../bans/ban-drawer.tsx';
import { QueueBulkBar } from '../bulk/queue-bulk-bar.tsx';
import { CommentDrawer } from '../context/comment-drawer.tsx';
import { QuestionHost } from '../questions/question-host.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { SecondLookDrawer } from '../second-looks/second-look-drawer.tsx';
import { LazyStatisticsDrawer } from '../statistics/lazy-statistics-drawer.tsx';
import styles from './comment-queue-page.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { QueueAside } from './queue-aside.tsx';
import { QueueFeed } from './queue-feed.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { QueueHeading } from './queue-heading.tsx';
import { withoutDealtWith } from './queue-model.ts';
import { changeQueue } from './queue-store.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { useClaims } from './use-claims.ts';
import { useFreshQueue } from './use-fresh-queue.ts';
import { useQueueActions } from './use-queue-actions.ts';
import { useQueuePage } from './use-queue-page.ts';

/**
 * Readers' comments, worked through by keys: tabs, the queue, and beside it what surrounds the comment in hand. What a
 * decision does not change is not drawn again by it: the parts with numbers read them for themselves.
 */
export function CommentQueuePage() {
  const { t } = useTranslation('comments');
  const page = useQueuePage();
  const refresh = useFreshQueue(useProjectId());
  const mayModerate = useMay('comment.moderate');
  const currentId = useStore(page.store, ({ queue }) => queue.currentId);
  const rows = page.rows ?? [];
  const claims = useClaims(rows, currentId, mayModerate && !page.stale, (ids) => {
    if (page.address.query.view !== 'all') changeQueue(page.store, (queue) => withoutDealtWith(queue, ids));
    refresh();
  });
  const { actions, steps, question } = useQueueActions(page, claims, refresh);
  const isPhone = useMedia(BELOW_CARDS);
  const isNarrow = useMedia(BREAKPOINTS['--laptop']);
  const current = rows.find(({ id }) => id === currentId);
  const { address, stale, total, totalIsCapped } = page;
  const { query, change, open } = address;
  const close = () => change({ open: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the address, not with the rows.
  const heading = useMemo(() => <QueueHeading address={address} />, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they change with the address and what it matches.
  const tabs = useMemo(() => <QueueTabs page={page} />, [query, stale, total, totalIsCapped]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters change with the address, not with the rows.
  const filters = useMemo(() => <QueueFilters page={page} />, [query, stale]);

  return (
    <ListPage page={page}>
      {heading}
      <ListCard>
        {tabs}
        {filters}
        <div className={styles.columns}>
          {page.error ? (
            <LoadFailure
              title={t('loadFailed')}
              error={page.error}
              onRetry={page.reload}
              retrying={page.reloading}
            />
          ) : (
            <QueueFeed {...{ page, actions, claims, isPhone, isNarrow }} />
          )}
          {!isNarrow && current && <QueueAside {...{ row: current, actions, address }} />}
        </div>
        <QueueBulkBar page={page} />
        <QueueFooter page={page} />
      </ListCard>
      {isPhone && current && <PhoneBar row={current} actions={actions} />}
      {open === 'rules' && <RulesDrawer onClose={close} />}
      {open === 'bans' && <BanDrawer onClose={close} />}
      {open === 'statistics' && <LazyStatisticsDrawer address={address} onClose={close} />}
      {open === 'second-looks' && <SecondLookDrawer onClose={close} />}
      {open !== undefined && /^\d+$/.test(open) && (
        <CommentDrawer id={open} actions={actions} address={address} onClose={close} />
      )}
      {question && <QuestionHost {...question} steps={steps} onClose={actions.stopAsking} />}
    </ListPage>
  );
}
