import { useMutation, useQueryClient } from '@tanstack/react-query';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { saveTaskFile } from './save-task-file.ts';
import { askForTasks } from './task-queries.ts';

/** What can be done about a task now: stop it, or take what it has made. */
export function TaskAction({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () => call(taskEndpoints.cancel, { params: { id: task.id } }),
    onSettled: () => askForTasks(queries),
  });
  const save = useMutation({ mutationFn: () => saveTaskFile(task) });
  const name = `${t(`kind.${task.kind}`)}, ${task.title}`;
  if (isUnderWay(task.state)) {
    return (
      <Button
        size="compact"
        busy={stop.isPending}
        aria-label={t('cancelNamed', { name })}
        onClick={() => stop.mutate()}
      >
        {t('cancel')}
      </Button>
    );
  }
  if (task.file === null) return null;
  return (
    <Button
      size="compact"
      icon={<Download size={16} />}
      busy={save.isPending}
      aria-label={t('downloadNamed', { name })}
      tip={task.file.name}
      onClick={() => save.mutate()}
    >
      {t('download')}
    </Button>
  );
}
