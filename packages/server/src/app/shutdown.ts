type Step = () => Promise<void> | void;

/** Closes everything opened, in reverse order, once, however the process ends. */
export class Shutdown {
  readonly #steps: Step[] = [];
  #start: Promise<unknown> = Promise.resolve();
  #running: Promise<void> | undefined;

  /** Registers how to close a resource that was just opened. */
  add(step: Step): void {
    this.#steps.push(step);
  }

  /** A stop during the start waits for it: a half-opened database would stay behind. */
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

/** npm and the start script pass on a signal to the whole process group: it counts once. */
const ECHO_MS = 1_000;

/** A signal ends the process cleanly, a second one at once; so does an uncaught failure. */
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
