import type { TaskBounds, TaskEnd } from '#server/core/worker-process/worker-process.ts';
import { openWorkerQueue } from '#server/core/worker-process/worker-queue.ts';
import { type ImageAnswer, type ImageTask, imageProgram } from './image-program.ts';
import { type ImageProcess, ImageRefused } from './image-work.ts';

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
  const queue = openWorkerQueue<ImageTask, ImageAnswer>(imageProgram(), {
    line,
    bounds: { ...BOUNDS, ...bounds },
    wallMs,
    idleMs,
  });
  return {
    get pid() {
      return queue.pid;
    },
    async examine(path, options) {
      const { examined } = answerIn(await queue.run({ kind: 'examine', path, ...options }));
      if (examined === undefined) throw new Error('A picture was examined without a result.');
      return examined;
    },
    async examineClosely(path) {
      const { closely } = answerIn(await queue.run({ kind: 'examineClosely', path }));
      if (closely === undefined) throw new Error('A picture was examined without a result.');
      return closely;
    },
    async render(path, to, rendition) {
      answerIn(await queue.run({ kind: 'render', path, to, rendition }));
    },
    stop: () => queue.stop(),
  };
}

function answerIn(end: TaskEnd<ImageAnswer>): ImageAnswer {
  if (end.kind === 'notBegun') throw new Error('The process for pictures does not start.');
  if (end.kind === 'crashed') throw new ImageRefused('DAMAGED');
  if (end.kind === 'tooLong') throw new ImageRefused('TOOK_TOO_LONG');
  if (end.kind === 'tooMuchMemory') throw new ImageRefused('TOO_MANY_PIXELS');
  const { answer = {} } = end;
  if (answer.refused !== undefined) throw new ImageRefused(answer.refused);
  if (answer.failed !== undefined) throw new Error(answer.failed);
  return answer;
}
