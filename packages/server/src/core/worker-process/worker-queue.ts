import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type TaskBounds, type TaskEnd, WorkerProcess, type WorkerProgram } from './worker-process.ts';

export interface QueueOptions {
  /** Length of the queue; a further task is refused (UNAVAILABLE). */
  readonly line: number;
  readonly bounds: TaskBounds;
  /** For a process that hangs, and for busy machines. */
  readonly wallMs: number;
  /** Tasks come in batches; this long after the last one the process ends. */
  readonly idleMs: number;
}

export interface WorkerQueue<Task, Answer> {
  /** Of the process, while one runs. */
  readonly pid: number | undefined;
  /** @throws AppError UNAVAILABLE: the queue is full, or the queue is closed */
  run(task: Task): Promise<TaskEnd<Answer>>;
  /** Ends the process, if one runs. */
  stop(): Promise<void>;
}

/** One process, started with the first task, one task at a time. */
export function openWorkerQueue<Task extends object, Answer>(
  program: WorkerProgram,
  { line, bounds, wallMs, idleMs }: QueueOptions,
): WorkerQueue<Task, Answer> {
  const inTurn = boundedWork({ width: 1, queue: line });
  let worker: WorkerProcess<Task, Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(task: Task): Promise<TaskEnd<Answer>> {
    return await inTurn(async () => {
      clearTimeout(idle);
      try {
        return await tryTwice(task);
      } finally {
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    });
  }

  /** A process may be killed from outside; then the next one retries. A task that crashes two is at fault. */
  async function tryTwice(task: Task): Promise<TaskEnd<Answer>> {
    const first = await once(task);
    return first.kind === 'crashed' ? await once(task) : first;
  }

  async function once(task: Task): Promise<TaskEnd<Answer>> {
    if (isStopped) throw closed();
    if (worker?.isAlive !== true) worker = new WorkerProcess(program);
    const result = await worker.run({ ...task, bounds }, wallMs);
    // Stopped by us, while it started or worked.
    if (isStopped && result.kind !== 'answered') throw closed();
    if (result.kind !== 'answered' || result.isWorn) await end();
    return result;
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.kill();
  }

  return {
    get pid() {
      return worker?.pid;
    },
    run,
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await end();
    },
  };
}

function closed(): AppError {
  return new AppError('UNAVAILABLE', { details: { retryAfter: 5 } });
}
