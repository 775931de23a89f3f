import { setTimeout as sleep } from 'node:timers/promises';
import { findServer } from './server-process.ts';

/** Elsewhere a look starts two programs. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 1_000 : 5_000;
/** After a start that failed; the last one for all further ones. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

interface KeptServer {
  readonly cluster: string;
  /** Starts it where it does not run, at its former port. */
  startAgain(): Promise<void>;
  readonly log: (message: string) => void;
}

/** Looks after a server that can die under its living user; answers how to stop looking. */
export function keepRunning(server: KeptServer): () => Promise<void> {
  const end = new AbortController();
  const ended = look(server, end.signal);
  return async () => {
    end.abort();
    await ended;
  };
}

async function look(server: KeptServer, signal: AbortSignal): Promise<void> {
  // On a system whose processes cannot be looked at every server would seem dead.
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
      server.log(`${reason} It is tried again in ${pause / 1000} seconds.`);
    }
  }
}

/** False when it is broken off; the process does not live on for it. */
async function passes(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}
