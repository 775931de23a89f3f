import { isUnderWay, type Task } from '@toasoan/contract/features/tasks/task.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { saveTaskFile } from './save-task-file.ts';
import { taskWords } from './task-words.ts';

/** Tells when a task that was under way has ended, wherever the person is by then. */
export function useTaskNews(tasks: readonly Task[]): void {
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
