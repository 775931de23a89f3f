import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { isLiving, type ProcessIdentity, processCommand, processStart } from './process-identity.ts';

/** The server's own postmaster.pid. */
export interface ServerNote {
  readonly pid: number;
  readonly status: string;
}

export async function readServerNote(cluster: string): Promise<ServerNote | undefined> {
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The living server of this cluster. The cluster's account can write any pid into the note, so the process is checked. */
export async function findServer(cluster: string): Promise<ProcessIdentity | undefined> {
  const note = await readServerNote(cluster);
  if (note === undefined) return undefined;
  const started = processStart(note.pid);
  if (started === undefined || !serves(note.pid, cluster)) return undefined;
  return { pid: note.pid, started };
}

/**
 * The pid in a leftover note may belong to another program, or to a dead process that nobody reaps (in a container
 * without an init). PostgreSQL refuses to start beside either. It ignores the pid of its parent: so ours replaces
 * the pid. The rest of the note stays, because PostgreSQL finds writing processes of the old server by it.
 */
export async function disownNote(cluster: string): Promise<void> {
  if ((await readServerNote(cluster)) === undefined) return;
  const handle = await open(join(cluster, 'postmaster.pid'), constants.O_RDWR | constants.O_NOFOLLOW);
  try {
    const text = await handle.readFile('utf8');
    await handle.truncate();
    await handle.write(text.replace(/^\d+/, String(process.pid)), 0);
  } finally {
    await handle.close();
  }
}

/** Escalates the signal until the server ends. Even after SIGKILL the next start recovers every committed change. */
export async function stopServer(server: ProcessIdentity): Promise<void> {
  const steps = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    if (!isLiving(server)) return;
    send(server, signal);
    if (await endsWithin(server, patience)) return;
  }
  throw new EmbeddedPostgresError(
    `The embedded database (process ${server.pid}) cannot be stopped; end it by hand.`,
  );
}

function serves(pid: number, cluster: string): boolean {
  const command = processCommand(pid);
  return command.includes(`postgres -D ${cluster} `);
}

function send({ pid }: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function endsWithin(server: ProcessIdentity, patience: number): Promise<boolean> {
  const giveUpAt = Date.now() + patience;
  while (isLiving(server)) {
    if (Date.now() > giveUpAt) return false;
    await sleep(10);
  }
  return true;
}
