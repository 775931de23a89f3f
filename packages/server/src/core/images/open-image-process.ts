import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ExaminedImage, type ImageProcess, ImageRefused } from './image-work.ts';
import type { ImageAnswer, ImageTask, TaskBounds } from './worker-messages.ts';
import { type TaskEnd, WorkerProcess } from './worker-process.ts';

/** At most so many wait; the next one is told to come back (UNAVAILABLE). */
const LINE = 24;
/** The most a picture of 50 megapixels was seen to take is 3 s of the processor and 600 MB. */
const BOUNDS: TaskBounds = { cpuMs: 10_000, memory: 900 * 1024 * 1024 };
/** For what hangs without working, and on machines that have other things to do first. */
const WALL_MS = 40_000;
/** Pictures come in heaps; after the last one the process is not kept. */
const IDLE_MS = 60_000;

interface ImageProcessOptions {
  readonly line?: number;
  readonly bounds?: Partial<TaskBounds>;
  readonly wallMs?: number;
  readonly idleMs?: number;
}

/** What tests and measurements see beside the work. */
export interface OpenImageProcess extends ImageProcess {
  /** Of the process, while one runs. */
  readonly pid: number | undefined;
}

/** One process, begun with the first picture, with one picture at a time. */
export function openImageProcess({
  line = LINE,
  bounds,
  wallMs = WALL_MS,
  idleMs = IDLE_MS,
}: ImageProcessOptions = {}): OpenImageProcess {
  const inTurn = boundedWork({ width: 1, queue: line });
  let worker: WorkerProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function run(task: ImageTask): Promise<ImageAnswer> {
    return await inTurn(async () => {
      clearTimeout(idle);
      try {
        return answerIn(await tryTwice(task));
      } finally {
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    });
  }

  /** A process may be ended from outside, and then the next one does it; a file that ends two is to blame. */
  async function tryTwice(task: ImageTask): Promise<TaskEnd> {
    const first = await once(task);
    return first.kind === 'crashed' ? await once(task) : first;
  }

  async function once(task: ImageTask): Promise<TaskEnd> {
    if (isStopped) throw closed();
    if (worker?.isAlive !== true) worker = new WorkerProcess();
    const result = await worker.run({ ...task, bounds: { ...BOUNDS, ...bounds } }, wallMs);
    // Ended from our side, while it began or while it worked.
    if (isStopped && result.kind !== 'answered') throw closed();
    if (result.kind !== 'answered' || result.answer.isWorn) await end();
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
    async examine(path): Promise<ExaminedImage> {
      const { examined } = await run({ kind: 'examine', path });
      if (examined === undefined) throw new Error('A picture was examined without a result.');
      return examined;
    },
    async render(path, to, rendition) {
      await run({ kind: 'render', path, to, rendition });
    },
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      await end();
    },
  };
}

function answerIn(end: TaskEnd): ImageAnswer {
  if (end.kind === 'notBegun') throw new Error('The process for pictures does not start.');
  if (end.kind === 'crashed') throw new ImageRefused('DAMAGED');
  if (end.kind === 'tooLong') throw new ImageRefused('TOOK_TOO_LONG');
  if (end.kind === 'tooMuchMemory') throw new ImageRefused('TOO_MANY_PIXELS');
  const { answer } = end;
  if (answer.refused !== undefined) throw new ImageRefused(answer.refused);
  if (answer.failed !== undefined) throw new Error(answer.failed);
  return answer;
}

function closed(): AppError {
  return new AppError('UNAVAILABLE', { details: { retryAfter: 5 } });
}
