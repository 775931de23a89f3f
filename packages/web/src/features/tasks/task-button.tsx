import { useQuery } from '@tanstack/react-query';
import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { saveTaskFile } from './save-task-file.ts';
import { TaskList } from './task-list.tsx';
import { taskList } from './task-queries.ts';
import { taskWords } from './task-words.ts';
import styles from './tasks.module.css';

/** The way to one's tasks of this week; counts those under way. Without tasks there is no button. */
export function TaskButton() {
  const { t } = useTranslation('tasks');
  const { data: tasks = [] } = useQuery(taskList);
  useTaskNews(tasks);
  const underWay = tasks.filter((task) => isUnderWay(task.state)).length;
  if (tasks.length === 0) return null;
  return (
    <OptionPopover
      id="own-tasks"
      kind="dialog"
      label={t('title')}
      trigger={(trigger) => (
        <span className={styles.trigger}>
          <IconButton
            {...trigger}
            icon={<ListChecks size={20} />}
            label={underWay === 0 ? t('title') : t('underWay', { n: underWay })}
          />
          {underWay > 0 && (
            <span className={styles.count} aria-hidden>
              <CountBadge count={underWay} tone="attention" />
            </span>
          )}
        </span>
      )}
    >
      {() => <TaskList tasks={tasks} />}
    </OptionPopover>
  );
}

/** Tells when a task that was under way has ended, wherever the person is by then. */
function useTaskNews(tasks: readonly Task[]): void {
  const { t } = useTranslation('tasks');
  const waitedFor = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = tasks.filter(({ id, state }) => waitedFor.current.has(id) && !isUnderWay(state));
    waitedFor.current = new Set(tasks.filter(({ state }) => isUnderWay(state)).map(({ id }) => id));
    for (const task of ended) {
      // Who has cancelled it knows.
      if (task.state === 'CANCELLED') continue;
      showToast({
        tone: task.state === 'DONE' ? 'success' : 'error',
        text: `${t(`kind.${task.kind}`)}: ${taskWords(task, t)}`,
        action: task.file
          ? { label: t('download'), run: () => void saveTaskFile(task).catch(() => undefined) }
          : undefined,
      });
    }
  }, [tasks, t]);
}
