import { type ChildProcess, fork } from 'node:child_process';
import { join, parse } from 'node:path';
import type { ExaminedImage, ImageRefused, Rendition } from './image-work.ts';

/** A request to the decoding process. */
export type ImageTask =
  | { readonly kind: 'examine'; readonly path: string }
  | { readonly kind: 'render'; readonly path: string; readonly to: string; readonly rendition: Rendition };

/** Limits of one task; the process reports when it exceeds them, and is ended. */
export interface TaskBounds {
  /** Processor time: on a busy machine a picture may wait without fault. */
  readonly cpuMs: number;
  /** Bytes, including what the process holds anyway. */
  readonly memory: number;
}

export type BoundedTask = ImageTask & { readonly bounds: TaskBounds };

/** Its messages: one when it is ready, then one for each task. */
export interface ImageAnswer {
  readonly examined?: ExaminedImage;
  readonly refused?: ImageRefused['reason'];
  /** A cause outside the file: a full disk, a missing path. */
  readonly failed?: string;
  /** The exceeded limit; the task is still running. */
  readonly passed?: keyof TaskBounds;
  /** The process holds too much memory and asks to be replaced. */
  readonly isWorn: boolean;
}

/** Beside this file when run from sources, beside the server's one file when built. */
const ENTRY = join(import.meta.dirname, `image-worker${parse(import.meta.filename).ext}`);

/** The result of a task. */
export type TaskEnd =
  | { readonly kind: 'answered'; readonly answer: ImageAnswer }
  /** The process ended under it: by the file's doing, or by somebody who ends processes. */
  | { readonly kind: 'crashed' }
  | { readonly kind: 'tooMuchMemory' }
  | { readonly kind: 'tooLong' }
  /** It did not come up: that is nothing any file can do for. */
  | { readonly kind: 'notBegun' };

const NOT_BEGUN: TaskEnd = { kind: 'notBegun' };
/** A quarter of a second on an idle machine. */
const START_MS = 20_000;

/** One decoding process, with one task at a time. Neither it nor its channel keeps the product from ending. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<TaskEnd>;
  readonly #ready: Promise<TaskEnd>;

  constructor() {
    this.#child = fork(ENTRY, [], {
      // The JavaScript heap can be small: pictures are outside it.
      execArgv: ['--max-old-space-size=160'],
      env: surroundings(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = new Promise((done) => {
      this.#child.once('exit', () => done({ kind: 'crashed' }));
      // It could not be started, so it never exits either.
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

  /** Never throws. A task that exceeds its limits, or has no answer within `ms`, ends the process. */
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
    // The exit event reports a closed channel as well.
    this.#child.send(task, () => {});
    return await answered;
  }

  #heard(): Promise<TaskEnd> {
    return new Promise((done) => {
      this.#child.once('message', (answer: ImageAnswer) => done(endOf(answer)));
    });
  }

  /** Resolves when it has ended. */
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

/** Nothing of our own environment, which holds secrets. Loaders with a bad security record are off. */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH = '', LD_LIBRARY_PATH = '', SystemRoot = '' } = process.env;
  return { PATH, LD_LIBRARY_PATH, SystemRoot, VIPS_BLOCK_UNTRUSTED: '1', MALLOC_ARENA_MAX: '2' };
}
