import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { filterKeys } from '#web/patterns/list-page/list-address-rules.ts';
import { useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import { commentDetail, commentList, fetchMore, matchingCount } from '../comment-queries.ts';
import { afterPaint } from './after-paint.ts';
import { holderOf } from './holder-of.ts';
import {
  filterOf,
  type QueueAddress,
  type QueueAddressQuery,
  queryOf,
  queueAddress,
} from './queue-address.ts';
import { runsLow } from './queue-model.ts';
import { createQueueStore, type QueueStore, receiveFirst, receiveMore } from './queue-store.ts';

export interface QueuePage extends ListPageState<CommentRow, QueueAddressQuery> {
  readonly address: QueueAddress;
  readonly store: QueueStore;
  /** Rows are there for these filters, and more are behind them. */
  readonly hasMore: boolean;
  readonly fetchMore: () => void;
}

/** Comments whose thread and sender are read before anybody comes to them. */
const AHEAD = 3;

/** The queue of the address: all its state is in the address and in the tab. */
export function useQueuePage(): QueuePage {
  const projectId = useProjectId();
  const ownId = useAuth(({ userId }) => userId);
  const address = useQueueAddress();
  const query = useMemo(() => queryOf(address.query), [address.query]);
  const key = `${projectId} ${JSON.stringify(query)}`;
  const store = useTab().keep('comments', createQueueStore, () => undefined);
  const first = useQuery(commentList(projectId, query));
  // Each by itself: what the server answers to a decision changes none of them, and draws nothing.
  const shownKey = useStore(store, (state) => state.key);
  const hasNext = useStore(store, ({ next }) => next !== null);
  const rows = useStore(store, ({ queue }) => queue.rows);
  const currentId = useStore(store, ({ queue }) => queue.currentId);
  const isLow = useStore(store, ({ queue }) => runsLow(queue));
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const matching = useQuery(matchingCount(projectId, filterOf(query), address.filtered)).data;
  useEffect(() => {
    const isFree = (row: CommentRow) => holderOf(row, ownId, Date.now()) === undefined;
    if (first.data) receiveFirst(store, key, first.data, isFree);
  }, [store, key, first.data, ownId]);
  const isHere = shownKey === key;
  const hasMore = isHere && hasNext;
  const askMore = useEffectEvent(() => {
    const { next, isFetching } = store.getState();
    if (next === null || isFetching || store.getState().key !== key) return;
    store.setState({ isFetching: true });
    fetchMore(query, next).then(
      (page) => receiveMore(store, key, page),
      () => store.setState({ isFetching: false }),
    );
  });
  const shown = rows.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision and each page is a reason to look again.
  useEffect(() => {
    if (isLow) askMore();
  }, [isLow, shown, hasMore]);
  useDetailsAhead(projectId, rows, currentId);
  return {
    name: 'comments',
    address,
    store,
    rows: shownKey === '' ? undefined : rows,
    total: matching?.count,
    totalIsCapped: matching?.isCapped ?? false,
    stale: !isHere,
    error: first.data === undefined ? first.error : null,
    reload: () => void first.refetch(),
    reloading: first.isFetching,
    selection,
    setSelection,
    hasMore,
    fetchMore: askMore,
  };
}

/** The order is no filter: "clear filters" keeps it. */
function useQueueAddress(): QueueAddress {
  const [search] = useSearchParams();
  const address = useListAddress(queueAddress);
  const filters = filterKeys(search).filter((key) => key !== 'order');
  return {
    ...address,
    filtered: filters.length > 0,
    clearFilters: () => address.change(Object.fromEntries(filters.map((key) => [key, null]))),
  };
}

/** Reads the details of the next comments, so that nothing is waited for after a decision. */
function useDetailsAhead(
  projectId: string,
  rows: readonly CommentRow[],
  currentId: string | undefined,
): void {
  const client = useQueryClient();
  const at = rows.findIndex(({ id }) => id === currentId);
  const ahead = rows
    .slice(at + 1, at + 1 + AHEAD)
    .map(({ id }) => id)
    .join(' ');
  useEffect(
    () =>
      afterPaint(() => {
        for (const id of ahead === '' ? [] : ahead.split(' '))
          void client.prefetchQuery(commentDetail(projectId, id));
      }),
    [client, projectId, ahead],
  );
}
