import { boundedWork } from '#server/core/auth/bounded-work.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type ExaminedImage, type ImageProcess, ImageRefused } from './image-work.ts';
import {
  type ImageAnswer,
  type ImageTask,
  type TaskBounds,
  type TaskEnd,
  WorkerProcess,
} from './worker-process.ts';

/** Length of the queue; a further task is refused (UNAVAILABLE). */
const LINE = 24;
/** The measured maximum for a picture of 50 megapixels is 3 s of processor time and 600 MB. */
const BOUNDS: TaskBounds = { cpuMs: 10_000, memory: 900 * 1024 * 1024 };
/** For a process that hangs, and for busy machines. */
const WALL_MS = 40_000;
/** Pictures come in batches; after the last one the process ends. */
const IDLE_MS = 60_000;

interface ImageProcessOptions {
  readonly line?: number;
  readonly bounds?: Partial<TaskBounds>;
  readonly wallMs?: number;
  readonly idleMs?: number;
}

/** For tests and measurements. */
export interface OpenImageProcess extends ImageProcess {
  /** Of the process, while one runs. */
  readonly pid: number | undefined;
}

/** One process, started with the first picture, one picture at a time. */
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

  /** A process may be killed from outside; then the next one retries. A file that crashes two is at fault. */
  async function tryTwice(task: ImageTask): Promise<TaskEnd> {
    const first = await once(task);
    return first.kind === 'crashed' ? await once(task) : first;
  }

  async function once(task: ImageTask): Promise<TaskEnd> {
    if (isStopped) throw closed();
    if (worker?.isAlive !== true) worker = new WorkerProcess();
    const result = await worker.run({ ...task, bounds: { ...BOUNDS, ...bounds } }, wallMs);
    // Stopped by us, while it started or worked.
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
