import { type QueryClient, type QueryStatus, queryOptions } from '@tanstack/react-query';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { call } from '#web/core/api/api.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

const REFETCH_MS = 2_000;
/** Nobody is told of a list that did not come, so nobody would press anything to get it. */
const TRY_AGAIN_MS = 10_000;
const TASKS = ['tasks'];

/** The person's own, in all projects; asked again while one is under way, and where no answer came. Nobody asked for it, so it fails in silence. */
export const taskList = queryOptions({
  queryKey: TASKS,
  queryFn: ({ signal }) =>
    call(taskEndpoints.list, {
      signal,
      headers: { 'x-hide-loading': '1' },
      suppressErrorToast: 'everything',
    }),
  select: ({ items }) => items,
  staleTime: 0,
  refetchInterval: ({ state }) => refetchInterval(state.status, state.data?.items ?? []),
});

/** Milliseconds; not at all where nothing is expected. */
export function refetchInterval(status: QueryStatus, tasks: readonly Task[]): number | false {
  if (status === 'error') return TRY_AGAIN_MS;
  return tasks.some(({ state }) => isUnderWay(state)) && REFETCH_MS;
}

/** Called after a task was started or stopped. */
export async function askForTasks(queries: QueryClient): Promise<void> {
  await invalidate(queries, { queryKey: TASKS });
}
