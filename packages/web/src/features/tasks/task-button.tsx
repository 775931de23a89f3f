import { useQuery } from '@tanstack/react-query';
import { isUnderWay } from '@toasoan/contract/features/tasks/task.ts';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { CountBadge } from '#web/ui/display/count-badge.tsx';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { TaskList } from './task-list.tsx';
import { taskList } from './task-queries.ts';
import styles from './tasks.module.css';
import { useTaskNews } from './use-task-news.ts';

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
