import type { Task } from '@toasoan/contract/features/tasks/task.ts';
import type { TFunction } from 'i18next';

/** The result of a task: "Xong 1.254 bài". */
export function taskWords({ state, kind, done, error }: Task, t: TFunction): string {
  if (state === 'DONE') return t(`done.${kind}`, { n: done });
  if (state === 'FAILED') return error ?? t('state.FAILED');
  return t(`state.${state}`);
}
