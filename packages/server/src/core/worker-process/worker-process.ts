import { type ChildProcess, fork, type SerializationType } from 'node:child_process';

/** Limits of one task; a process that exceeds them is ended. */
export interface TaskBounds {
  /** Processor time: on a busy machine a task may wait without fault. */
  readonly cpuMs: number;
  /** Bytes, including what the process holds anyway. */
  readonly memory: number;
}

export type Bounded<Task> = Task & { readonly bounds: TaskBounds };

/** What a process says: once when it is ready, then for each task. */
export interface WorkerMessage<Answer> {
  readonly answer?: Answer;
  /** The exceeded limit; the task is still running. */
  readonly passed?: keyof TaskBounds;
  /** The process holds too much memory and asks to be replaced. */
  readonly isWorn: boolean;
}

/** The result of a task. */
export type TaskEnd<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer | undefined; readonly isWorn: boolean }
  /** The process ended under it: by the task's doing, or by somebody who ends processes. */
  | { readonly kind: 'crashed' }
  | { readonly kind: 'tooMuchMemory' }
  | { readonly kind: 'tooLong' }
  /** It did not come up: that is nothing any task can do for. */
  | { readonly kind: 'notBegun' };

type Failure = Exclude<TaskEnd<never>, { kind: 'answered' }>;

/** How a process is started. */
export interface WorkerProgram {
  readonly entry: string;
  readonly execArgv: readonly string[];
  /** All of its environment. */
  readonly env: NodeJS.ProcessEnv;
  /** `advanced` where messages carry bytes. */
  readonly serialization: SerializationType;
}

/** With these a process ends itself; its main thread may be too busy for words. */
export const ENDED_BY = { cpuMs: 'SIGXCPU', memory: 'SIGUSR2' } as const;

/** A quarter of a second on an idle machine. */
const START_MS = 20_000;

/** One process, with one task at a time. Neither it nor its channel keeps the product from ending. */
export class WorkerProcess<Task extends object, Answer> {
  readonly #child: ChildProcess;
  readonly #gone: Promise<Failure>;
  readonly #ready: Promise<TaskEnd<Answer>>;

  constructor({ entry, execArgv, env, serialization }: WorkerProgram) {
    this.#child = fork(entry, [], {
      execArgv: [...execArgv],
      env,
      serialization,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#gone = new Promise((done) => {
      this.#child.once('exit', (_code, signal) => done(endOfSignal(signal)));
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
  async run(task: Bounded<Task>, ms: number): Promise<TaskEnd<Answer>> {
    const begun = await this.#within(START_MS, this.#ready);
    const end: TaskEnd<Answer> =
      begun.kind === 'answered' ? await this.#within(ms, this.#ask(task)) : { kind: 'notBegun' };
    if (end.kind !== 'answered') await this.kill();
    return end;
  }

  async #within(ms: number, answer: Promise<TaskEnd<Answer>>): Promise<TaskEnd<Answer>> {
    const { promise: late, resolve: ring } = Promise.withResolvers<TaskEnd<Answer>>();
    const timer = setTimeout(ring, ms, { kind: 'tooLong' } satisfies TaskEnd<Answer>);
    try {
      return await Promise.race([answer, late, this.#gone]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #ask(task: Bounded<Task>): Promise<TaskEnd<Answer>> {
    const answered = this.#heard();
    // The exit event reports a closed channel as well.
    this.#child.send(task, () => {});
    return await answered;
  }

  #heard(): Promise<TaskEnd<Answer>> {
    return new Promise((done) => {
      this.#child.once('message', (message: WorkerMessage<Answer>) => done(endOf(message)));
    });
  }

  /** Resolves when it has ended. */
  async kill(): Promise<void> {
    this.#child.ref();
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}

function endOf<Answer>({ answer, passed, isWorn }: WorkerMessage<Answer>): TaskEnd<Answer> {
  if (passed === 'memory') return { kind: 'tooMuchMemory' };
  if (passed === 'cpuMs') return { kind: 'tooLong' };
  return { kind: 'answered', answer, isWorn };
}

/** The engine aborts when its heap is full. */
function endOfSignal(signal: NodeJS.Signals | null): Failure {
  if (signal === ENDED_BY.cpuMs) return { kind: 'tooLong' };
  if (signal === ENDED_BY.memory || signal === 'SIGABRT') return { kind: 'tooMuchMemory' };
  return { kind: 'crashed' };
}
