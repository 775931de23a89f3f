import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CrawledItem,
  REJECT_REASONS,
  type ReviewView,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import {
  type CrawledItemBulk,
  crawlerReviewEndpoints,
  MOST_READ_AGAIN,
} from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { Check, CircleX, FolderTree, RotateCcw, UserRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { randomId } from '#web/core/random-id.ts';
import { askForTasks } from '#web/features/tasks/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { type BulkAction, BulkBar } from '#web/patterns/list-page/bulk-bar.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import type { ReviewPage } from '../queue/use-review-page.ts';

/** Finds people and categories: fetched when somebody asks for it. */
const BulkTargetDialog = lazyOverlay(async () => ({
  default: (await import('./bulk-target-dialog.tsx')).BulkTargetDialog,
}));

type Name = CrawledItemBulk['action'];

/** What the texts of each tab can be, all together. */
const BULK_OF_VIEW: Readonly<Record<ReviewView, readonly Name[]>> = {
  new: ['accept', 'reject', 'category', 'assign', 'reparse'],
  accepted: [],
  duplicate: ['accept', 'reject', 'category'],
  failed: ['reparse', 'reject', 'category'],
  unlicensed: ['reject', 'category', 'reparse'],
  rejected: ['accept'],
  changed: [],
};
const ICONS: Readonly<Record<Name, ReactNode>> = {
  accept: <Check size={16} />,
  reject: <CircleX size={16} />,
  category: <FolderTree size={16} />,
  assign: <UserRound size={16} />,
  reparse: <RotateCcw size={16} />,
};

/** Acts on all ticked texts; each reports for itself. */
export function ReviewBulkBar({ page }: { readonly page: ReviewPage }) {
  const { t } = useTranslation('crawler-review');
  const [asked, setAsked] = useState<{ readonly action: 'category' | 'assign'; readonly ids: string[] }>();
  const { run, running } = useBulk({
    page,
    rowLabel: (row: CrawledItem) => row.title,
    send: (body: CrawledItemBulk) => call(crawlerReviewEndpoints.bulk, { body }),
  });
  const client = useQueryClient();
  const readMany = useMutation({
    mutationFn: (ids: string[]) =>
      call(crawlerReviewEndpoints.reparseMany, { body: { ids }, idempotencyKey: randomId() }),
    onSuccess: () => {
      showToast({ tone: 'info', text: t('bulk.reparse.started') });
      page.setSelection(NOTHING_SELECTED);
      void askForTasks(client);
    },
  });
  function actionOf(action: Name): BulkAction {
    const named = { key: action, label: t(`bulk.${action}`), icon: ICONS[action] };
    switch (action) {
      case 'reject':
        return {
          ...named,
          items: (ids) =>
            REJECT_REASONS.map((reason) => ({
              key: reason,
              label: t(`reason.${reason}`),
              onSelect: () => run({ action, ids: [...ids], reason }),
            })),
        };
      case 'category':
      case 'assign':
        return { ...named, run: (ids) => setAsked({ action, ids: [...ids] }) };
      case 'accept':
        return { ...named, run: (ids) => run({ action, ids: [...ids] }) };
      case 'reparse':
        return {
          ...named,
          run: (ids) =>
            ids.length > MOST_READ_AGAIN ? readMany.mutate([...ids]) : run({ action, ids: [...ids] }),
        };
    }
  }
  return (
    <>
      <BulkBar page={page} actions={BULK_OF_VIEW[page.address.query.view].map(actionOf)} />
      {asked && (
        <Suspense>
          <BulkTargetDialog
            action={asked.action}
            count={asked.ids.length}
            busy={running}
            onSend={(id) => {
              const { ids, action } = asked;
              run(
                action === 'category'
                  ? { action, ids, targetCategoryId: id }
                  : { action, ids, assigneeId: id },
              );
              setAsked(undefined);
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
