import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { useTranslation } from 'react-i18next';
import { useProjects } from '#web/core/project/project-store.ts';
import { ProgressBar } from '#web/ui/display/progress-bar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { TaskAction } from './task-action.tsx';
import { taskWords } from './task-words.ts';
import styles from './tasks.module.css';

export function TaskItem({ task }: { readonly task: Task }) {
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
