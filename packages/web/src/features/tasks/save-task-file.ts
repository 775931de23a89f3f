import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import { download } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';

/** Downloads the file of a task under its name. */
export async function saveTaskFile({ id, file }: Pick<Task, 'id' | 'file'>): Promise<void> {
  const { name, content } = await download(taskEndpoints.download, { params: { id } });
  saveFile(name || (file?.name ?? ''), content);
}
