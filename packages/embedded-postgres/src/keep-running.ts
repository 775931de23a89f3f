import { setTimeout as sleep } from 'node:timers/promises';
import { findServer } from './server-process.ts';

/** On systems other than Linux each look starts two programs. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 1_000 : 5_000;
/** Pauses after failed starts; the last one repeats. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

interface KeptServer {
  readonly cluster: string;
  /** Starts the server at its former port unless it runs. */
  startAgain(): Promise<void>;
  readonly log: (message: string) => void;
}

/** Restarts a server that dies while this process uses it. Returns the function that stops the supervision. */
export function keepRunning(server: KeptServer): () => Promise<void> {
  const end = new AbortController();
  const ended = look(server, end.signal);
  return async () => {
    end.abort();
    await ended;
  };
}

async function look(server: KeptServer, signal: AbortSignal): Promise<void> {
  // On a system that hides its processes every server would seem dead.
  if ((await findServer(server.cluster)) === undefined) return;
  let failures = 0;
  let pause = LOOK_EVERY_MS;
  while (await passes(pause, signal)) {
    pause = LOOK_EVERY_MS;
    try {
      if ((await findServer(server.cluster)) === undefined) await server.startAgain();
      failures = 0;
    } catch (error) {
      pause = PAUSES_MS[failures] ?? PAUSES_MS[3];
      failures += 1;
      const reason = error instanceof Error ? error.message : String(error);
      server.log(`${reason} The next attempt is in ${pause / 1000} seconds.`);
    }
  }
}

/** False when aborted. The timer does not keep the process alive. */
async function passes(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}
