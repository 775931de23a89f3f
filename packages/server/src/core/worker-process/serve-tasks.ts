import { constants, setPriority } from 'node:os';
import type { Bounded, TaskBounds, WorkerMessage } from './worker-process.ts';

interface ServeOptions<Task, Answer> {
  /** Never throws. */
  readonly answerTo: (task: Task) => Promise<Answer>;
  /** The memory a process keeps after finished work. */
  readonly worn: number;
  /** Begins to watch a task's limits and returns how that ends. */
  readonly watch: (bounds: TaskBounds, passed: (bound: keyof TaskBounds) => void) => () => void;
}

/** The life of a process that does tasks for its parent. It has no database, no secret and no caller. */
export function serveTasks<Task extends object, Answer>(options: ServeOptions<Task, Answer>): void {
  const say = (message: WorkerMessage<Answer>) => process.send?.(message);
  // Lower priority than answering calls; not the lowest, which never runs on a busy machine.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // The parent decides when this process ends; a signal to the whole group is for the parent. Without a parent there
  // is nothing to do, and an orderly exit would wait for the task.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (task: Bounded<Task>) => {
    const endWatch = options.watch(task.bounds, (passed) => say({ passed, isWorn: true }));
    const answer = await options.answerTo(task);
    endWatch();
    say({ answer, isWorn: process.memoryUsage.rss() > options.worn });
  });
  say({ isWorn: false });
}
