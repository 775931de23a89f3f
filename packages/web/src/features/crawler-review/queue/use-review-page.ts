import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CrawledItem,
  CrawledItemListQuery,
  CrawledStory,
} from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import { nextStory, openStories, placeOf } from '../review-model.ts';
import { reviewDetail, reviewStories } from '../review-queries.ts';
import { queryOf, type ReviewAddress, reviewAddress } from './review-address.ts';
import { createReviewStore, enterQueue, type ReviewStore } from './review-store.ts';

export interface ReviewPage extends ListPageState<CrawledItem, CrawledItemListQuery> {
  readonly address: ReviewAddress;
  readonly store: ReviewStore;
  /** Absent while the first page loads. */
  readonly stories: readonly CrawledStory[] | undefined;
  readonly currentId: string | undefined;
  readonly hasMore: boolean;
  readonly fetchMore: () => void;
}

/** The queue of the address: its filters are there, the text in hand is the tab's. */
export function useReviewPage(): ReviewPage {
  const projectId = useProjectId();
  const address = useListAddress(reviewAddress);
  const store = useTab().keep('crawler-review', createReviewStore, () => undefined);
  const query = useMemo(() => queryOf(address.query), [address.query]);
  const key = `${projectId} ${JSON.stringify(query)}`;
  const list = useInfiniteQuery(reviewStories(projectId, query));
  const taken = useStore(store, (state) => state.taken);
  const heldId = useStore(store, (state) => (state.key === key ? state.currentId : undefined));
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const { data } = list;
  const stories = useMemo(
    () =>
      data &&
      openStories(
        data.pages.map(({ items }) => items),
        taken,
      ),
    [data, taken],
  );
  const rows = useMemo(() => stories?.flatMap(({ items }) => items), [stories]);
  const firstId = address.open ?? stories?.[0]?.items[0]?.id;
  useEffect(() => {
    if (stories) enterQueue(store, key, firstId);
  }, [store, key, stories, firstId]);
  const { open } = address;
  useEffect(() => {
    if (open !== undefined) store.setState({ currentId: open, isReading: true });
  }, [store, open]);
  const currentId = heldId ?? firstId;
  useDetailAhead(projectId, stories, currentId);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const last = data?.pages.at(-1);
  return {
    name: 'crawler-review',
    address,
    store,
    stories,
    rows,
    currentId,
    total: last?.total,
    totalIsCapped: last?.totalIsCapped ?? false,
    stale: list.isPlaceholderData,
    error: data === undefined ? list.error : null,
    reload: () => void list.refetch(),
    reloading: list.isFetching,
    selection,
    setSelection,
    hasMore: hasNextPage,
    fetchMore: () => {
      if (!isFetchingNextPage) void fetchNextPage({ cancelRefetch: false });
    },
  };
}

/** The next story is read while this one is. */
function useDetailAhead(
  projectId: string,
  stories: readonly CrawledStory[] | undefined,
  currentId: string | undefined,
): void {
  const client = useQueryClient();
  const isRead = useQuery({
    ...reviewDetail(projectId, currentId ?? ''),
    enabled: currentId !== undefined,
  }).isSuccess;
  const nextId = stories && placeOf(stories, currentId) ? nextStory(stories, currentId, 1) : undefined;
  useEffect(() => {
    if (isRead && nextId !== undefined) void client.prefetchQuery(reviewDetail(projectId, nextId));
  }, [client, projectId, isRead, nextId]);
}
