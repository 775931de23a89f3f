import { type ChildProcess, fork } from 'node:child_process';
import { join, parse } from 'node:path';
import type { ExaminedImage, ImageRefused, Rendition } from './image-work.ts';

/** What the process that decodes is asked. */
export type ImageTask =
  | { readonly kind: 'examine'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly to: string; readonly rendition: Rendition };

/** What one task may use up; the process says when it has, and is ended. */
export interface TaskBounds {
  /** Of the processor: on a busy machine a picture waits, and that is not its fault. */
  readonly cpuMs: number;
  /** In bytes, together with what the process holds anyway. */
  readonly memory: number;
}

export type BoundedTask = ImageTask & { readonly bounds: TaskBounds };

/** What it says: once when it can be asked, then once for each task. */
export interface ImageAnswer {
  readonly examined?: ExaminedImage;
  readonly refused?: ImageRefused['reason'];
  /** Nothing that the file can do for: a disk that is full, a path where nothing lies. */
  readonly failed?: string;
  /** Which bound was passed; it is still at work. */
  readonly passed?: keyof TaskBounds;
  /** The process holds more than it should by now, and wants to be begun anew. */
  readonly isWorn: boolean;
}

/** Beside this file among the sources, beside the one file of the server when it is built. */
const ENTRY = join(import.meta.dirname, `image-worker${parse(import.meta.filename).ext}`);

/** What became of a task. */
export type TaskEnd =
  | { readonly kind: 'answered'; readonly answer: ImageAnswer }
  /** The process ended under it: by the file's doing, or by somebody who ends processes. */
  | { readonly kind: 'crashed' }
  | { readonly kind: 'tooMuchMemory' }
  | { readonly kind: 'tooLong' }
  /** It did not come up: that is nothing any file can do for. */
  | { readonly kind: 'notBegun' };

const NOT_BEGUN: TaskEnd = { kind: 'notBegun' };
/** A quarter of a second on a machine with nothing else to do. */
const START_MS = 20_000;

/** One process that decodes; it has one task at a time. Neither it nor its channel keeps the product from ending. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<TaskEnd>;
  readonly #ready: Promise<TaskEnd>;

  constructor() {
    this.#child = fork(ENTRY, [], {
      // JavaScript has little to do in it: pictures lie outside of its heap.
      execArgv: ['--max-old-space-size=160'],
      env: surroundings(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = new Promise((done) => {
      this.#child.once('exit', () => done({ kind: 'crashed' }));
      // It could not be started, and so does not exit either.
      this.#child.on('error', () => done({ kind: 'crashed' }));
    });
    this.#ready = this.#heard();
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isAlive(): boolean {
    return this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Never throws. A task that passes its bounds, or has no answer within `ms`, is the end of the process. */
  async run(task: BoundedTask, ms: number): Promise<TaskEnd> {
    const begun = await this.#within(START_MS, this.#ready);
    const end = begun.kind === 'answered' ? await this.#within(ms, this.#ask(task)) : NOT_BEGUN;
    if (end.kind !== 'answered') await this.kill();
    return end;
  }

  async #within(ms: number, answer: Promise<TaskEnd>): Promise<TaskEnd> {
    const { promise: late, resolve: ring } = Promise.withResolvers<TaskEnd>();
    const timer = setTimeout(ring, ms, { kind: 'tooLong' } satisfies TaskEnd);
    try {
      return await Promise.race([answer, late, this.#gone]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #ask(task: BoundedTask): Promise<TaskEnd> {
    const answered = this.#heard();
    // A channel that is gone is told by the exit as well.
    this.#child.send(task, () => {});
    return await answered;
  }

  #heard(): Promise<TaskEnd> {
    return new Promise((done) => {
      this.#child.once('message', (answer: ImageAnswer) => done(endOf(answer)));
    });
  }

  /** Resolves when it is gone. */
  async kill(): Promise<void> {
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}

function endOf(answer: ImageAnswer): TaskEnd {
  if (answer.passed === 'memory') return { kind: 'tooMuchMemory' };
  if (answer.passed === 'cpuMs') return { kind: 'tooLong' };
  return { kind: 'answered', answer };
}

/** Nothing of our own environment, which holds secrets. Loaders of hostile history are off. */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH = '', LD_LIBRARY_PATH = '', SystemRoot = '' } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, VIPS_BLOCK_UNTRUSTED: '1', MALLOC_ARENA_MAX: '2' };
}
