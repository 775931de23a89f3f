import { useQuery } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { COMMENT_VIEWS } from '@toasoan/contract/features/comments/comment-list.ts';
import { Ban, ShieldCheck } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { BanDrawer } from '../bans/ban-drawer.tsx';
import { QueueBulkBar } from '../bulk/queue-bulk-bar.tsx';
import { commentCounts } from '../comment-queries.ts';
import { CommentDrawer } from '../context/comment-drawer.tsx';
import { ContextPanel } from '../context/context-panel.tsx';
import { QuestionHost } from '../questions/question-host.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { SecondLookDrawer } from '../second-looks/second-look-drawer.tsx';
import styles from './comment-queue-page.module.css';
import { PhoneBar } from './phone-bar.tsx';
import { QueueFeed } from './queue-feed.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueFooter } from './queue-footer.tsx';
import { useClaims } from './use-claims.ts';
import { useFreshQueue } from './use-fresh-queue.ts';
import { useQueueActions } from './use-queue-actions.ts';
import { useQueuePage } from './use-queue-page.ts';
import { WorkLinks } from './work-links.tsx';

const WAITING_VIEWS: readonly string[] = ['waiting', 'reported'];

/** Readers' comments, worked through by keys: tabs, the queue, and beside it what surrounds the comment in hand. */
export function CommentQueuePage() {
  const { t } = useTranslation('comments');
  const projectId = useProjectId();
  const page = useQueuePage();
  const counts = useQuery(commentCounts(projectId)).data;
  const refresh = useFreshQueue(projectId);
  const mayModerate = useMay('comment.moderate');
  const currentId = useStore(page.store, ({ queue }) => queue.currentId);
  const rows = page.rows ?? [];
  const claims = useClaims(rows, currentId, mayModerate && !page.stale);
  const { actions, steps, question } = useQueueActions(page, claims, refresh);
  const isPhone = useMedia(BELOW_CARDS);
  const isNarrow = useMedia(BREAKPOINTS['--laptop']);
  const current = rows.find(({ id }) => id === currentId);
  const { query, href, change, open } = page.address;
  function allOf(row: CommentRow) {
    const changes = { view: 'all', senderOf: row.id, open: null };
    return { href: href(changes), follow: () => change(changes) };
  }
  const close = () => change({ open: null });
  // The next comment is painted first, and then what surrounds it.
  const around = useDeferredValue(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is given does the same after each decision.
  const context = useMemo(
    () =>
      around && (
        <ContextPanel
          row={around}
          onBan={() => actions.ask(around, 'ban')}
          onNote={() => actions.ask(around, 'note')}
          all={allOf(around)}
        />
      ),
    [around, query],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: filters change with the address, not with the rows.
  const filters = useMemo(() => <QueueFilters page={page} />, [query, page.stale]);

  return (
    <ListPage page={page}>
      <ListHeading title={t('title')} total={counts?.all}>
        {counts && <WorkLinks address={page.address} counts={counts} />}
        <Button icon={<Ban size={17} />} onClick={() => change({ open: 'bans' })}>
          {t('bans.open')}
        </Button>
        <Button icon={<ShieldCheck size={17} />} onClick={() => change({ open: 'rules' })}>
          {t('rules.open')}
        </Button>
      </ListHeading>
      <ListCard>
        <div className={styles.tabs}>
          <ListTabs
            page={page}
            tabs={COMMENT_VIEWS.map((view) => ({
              view,
              label: t(`view.${view}`),
              count: counts?.[view],
              waits: WAITING_VIEWS.includes(view),
            }))}
          />
          {counts !== undefined && (
            <p className={styles.today}>
              {t('mineToday')} <strong>{counts.mineToday}</strong>
            </p>
          )}
        </div>
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
          {!isNarrow && current && (
            <section className={styles.aside} aria-label={t('context.title')}>
              {context}
            </section>
          )}
        </div>
        <QueueBulkBar page={page} />
        <QueueFooter page={page} total={page.address.filtered ? page.total : counts?.[query.view]} />
      </ListCard>
      {isPhone && current && <PhoneBar row={current} actions={actions} />}
      {open === 'rules' && <RulesDrawer onClose={close} />}
      {open === 'bans' && <BanDrawer onClose={close} />}
      {open === 'second-looks' && <SecondLookDrawer onClose={close} />}
      {open !== undefined && /^\d+$/.test(open) && (
        <CommentDrawer id={open} actions={actions} allOf={allOf} onClose={close} />
      )}
      {question && <QuestionHost {...question} steps={steps} onClose={actions.stopAsking} />}
    </ListPage>
  );
}
