import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import { download } from '#web/core/api/api.ts';

/** Downloads the file of a task under its name. */
export async function saveTaskFile({ id, file }: Pick<Task, 'id' | 'file'>): Promise<void> {
  const { name, content } = await download(taskEndpoints.download, { params: { id } });
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name || (file?.name ?? '');
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
