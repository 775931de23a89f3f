type Step = () => Promise<void> | void;

/** What has been opened is closed in the opposite order, once, however the end comes. */
export class Shutdown {
  readonly #steps: Step[] = [];
  #start: Promise<unknown> = Promise.resolve();
  #running: Promise<void> | undefined;

  /** Registers how to close what was just opened. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** An end that comes during the start waits for it: a half-opened database would stay behind. */
  afterStart(start: Promise<unknown>): void {
    this.#start = start.catch(() => undefined);
  }

  run(): Promise<void> {
    this.#running ??= this.#close();
    return this.#running;
  }

  async #close(): Promise<void> {
    await this.#start;
    const failures: unknown[] = [];
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.');
  }
}

/** A signal to a whole process group arrives again from npm and from the start script: still the same wish. */
const ECHO_MS = 1_000;

/** Signals end the process cleanly, a second one at once; so does a failure that nothing caught. */
export function endOnSignals(shutdown: Shutdown, report: (error: unknown) => void): void {
  let endingSince: number | undefined;
  const end = (exitCode: number) => {
    if (endingSince !== undefined && performance.now() - endingSince < ECHO_MS) return;
    if (endingSince !== undefined) process.exit(1);
    endingSince = performance.now();
    shutdown.run().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      report(error);
      if (endingSince === undefined) end(1);
    });
  }
}
