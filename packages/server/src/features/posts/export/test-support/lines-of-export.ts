import { buffer } from 'node:stream/consumers';
import type { TaskHandler } from '#server/features/tasks/public.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import type { TestServer } from '#test/test-server.ts';
import { TaskFiles } from '../../../tasks/task-files.ts';
import { taskJobs } from '../../../tasks/task-jobs.ts';

/** Runs an export and returns its name, its state, and the lines of its CSV. */
export async function linesOfExport(server: TestServer, handler: TaskHandler, taskId: string) {
  const files = new TaskFiles(server.storage, server.scratch);
  await runDueJobs(server.db, taskJobs({ files, handlers: [handler] }));
  const task = await server.db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  const content = task.file === null ? undefined : await buffer((await files.open(task.file)).content);
  const lines = (content?.toString('utf8') ?? '').split('\r\n').slice(0, -1);
  return { state: task.state, name: task.file_name, headings: lines[0], lines: lines.slice(1) };
}
