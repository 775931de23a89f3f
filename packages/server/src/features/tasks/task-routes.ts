import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { downloadRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { removeJob } from '#server/core/jobs/job-store.ts';
import { jobKeyOf } from './start-task.ts';
import type { TaskFiles } from './task-files.ts';
import { endTask } from './task-store.ts';
import { findTask, listTasks, mayStillSee, taskOf } from './task-view.ts';

interface TaskRouteDependencies {
  readonly files: TaskFiles;
  readonly now: () => Date;
}

/** The start of a task is audited; cancelling it is not. */
export function taskRoutes({ files, now }: TaskRouteDependencies): readonly Route[] {
  return [
    route(taskEndpoints.list, async ({ db, caller, language }) => {
      const rows = await listTasks(db, caller.userId);
      return { items: rows.map((row) => taskOf(row, language)) };
    }),

    transactionRoute(taskEndpoints.cancel, async ({ db, caller, language, params: { id } }) => {
      if ((await findTask(db, caller.userId, id)) === undefined) throw new AppError('NOT_FOUND');
      // The job first, in the same order as a run that ends at this moment.
      await removeJob(db, jobKeyOf(id));
      await endTask(db, id, { state: 'CANCELLED' }, now());
      const task = await findTask(db, caller.userId, id);
      if (task === undefined) throw new AppError('NOT_FOUND');
      return taskOf(task, language);
    }),

    downloadRoute(taskEndpoints.download, async ({ db, caller, params: { id } }) => {
      const task = await findTask(db, caller.userId, id);
      if (!task?.file || !(await mayStillSee(db, caller, task.project_id))) throw new AppError('NOT_FOUND');
      const { file, file_name, file_type } = task;
      const { size, content } = await files.open(file);
      return {
        fileName: file_name ?? 'tep',
        mediaType: file_type ?? 'application/octet-stream',
        size,
        content,
      };
    }),
  ];
}
