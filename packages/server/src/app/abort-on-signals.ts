/** The terminal and the start script both send Ctrl+C: it counts once. */
const ECHO_MS = 1_000;

/** The first signal ends a command cleanly after its current step, a second one at once. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  let since = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (performance.now() - since > ECHO_MS) process.exit(1);
      since = Math.min(since, performance.now());
      controller.abort();
    });
  return controller.signal;
}
