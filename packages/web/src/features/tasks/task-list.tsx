import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import { useTranslation } from 'react-i18next';
import { TaskItem } from './task-item.tsx';
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
