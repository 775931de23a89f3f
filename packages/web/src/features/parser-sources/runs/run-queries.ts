import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { parserSourceEndpoints as endpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { isRunUnderWay } from '@toasoan/contract/features/parser-sources/runs/crawl-run.ts';
import { call } from '#web/core/api/api.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';
import { parserSourceKeys } from '../parser-source-queries.ts';

/** While a run is under way; the query itself waits while the page is not seen. */
const LOOK_AGAIN_MS = 2_000;
const QUIET = { headers: { 'x-hide-loading': '1' } };

export function sourceRuns(projectId: string, id: string) {
  return infiniteQueryOptions({
    queryKey: parserSourceKeys(projectId, 'runs', id),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.runs, { params: { id }, query: { beforeId: pageParam }, ...QUIET, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some((run) => isRunUnderWay(run.state)) ? LOOK_AGAIN_MS : false,
  });
}

interface RunIds {
  readonly id: string;
  readonly runId: string;
}

export function sourceRun(projectId: string, ids: RunIds) {
  return queryOptions({
    queryKey: parserSourceKeys(projectId, 'run', ids),
    queryFn: ({ signal }) => call(endpoints.runDetail, { params: { ...ids }, ...QUIET, signal }),
    refetchInterval: ({ state }) => (state.data && isRunUnderWay(state.data.state) ? LOOK_AGAIN_MS : false),
  });
}

export function useCancelRun() {
  return useResourceMutation(parserSourceKeys, (ids: RunIds) =>
    call(endpoints.cancelRun, { params: { ...ids } }),
  );
}
