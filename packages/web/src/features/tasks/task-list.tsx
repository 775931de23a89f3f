import { useMutation, useQueryClient } from '@tanstack/react-query';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { saveTaskFile } from './save-task-file.ts';
import { askForTasks } from './task-queries.ts';
import { taskWords } from './task-words.ts';
import styles from './tasks.module.css';

/** The newest first. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('tasks');
  return (
    <div className={styles.box}>
      <h2 className={styles.heading}>{t('title')}</h2>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} />
        ))}
      </ul>
      <p className={styles.note}>{t('note')}</p>
    </div>
  );
}

function TaskItem({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const project = useProjects(({ data }) => data.find(({ projectId }) => projectId === task.projectId));
  return (
    <li className={styles.task}>
      <div className={styles.words}>
        <span className={styles.title}>{t(`kind.${task.kind}`)}</span>
        <span className={styles.about}>{[task.title, project?.name].filter(Boolean).join(' · ')}</span>
      </div>
      <TaskAction task={task} />
      <div className={styles.state} data-state={task.state}>
        {task.state === 'RUNNING' ? (
          <ProgressBar label={t(`kind.${task.kind}`)} done={task.done} total={task.total ?? undefined} />
        ) : (
          <>
            <span>{taskWords(task, t)}</span>
            {!isUnderWay(task.state) && <DateText time={task.endTime} />}
          </>
        )}
      </div>
    </li>
  );
}

/** What can be done about a task now: stop it, or take what it has made. */
function TaskAction({ task }: { readonly task: Task }) {
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
