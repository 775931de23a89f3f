import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { isUnderWay } from '@toasoan/contract/features/tasks/task.ts';
import { call } from '#web/core/api/api.ts';

const ASK_AGAIN_MS = 2_000;
const TASKS = ['tasks'];

/** The person's own, in all projects; asked again while one is under way. Nobody asked for it, so it fails in silence. */
export const taskList = queryOptions({
  queryKey: TASKS,
  queryFn: ({ signal }) =>
    call(taskEndpoints.list, {
      signal,
      headers: { 'x-hide-loading': '1' },
      ownAnswerFor: 'everything',
    }),
  select: ({ items }) => items,
  staleTime: 0,
  refetchInterval: ({ state }) => state.data?.items.some((task) => isUnderWay(task.state)) && ASK_AGAIN_MS,
});

/** Called after a task was started or stopped. */
export async function askForTasks(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: TASKS });
}
