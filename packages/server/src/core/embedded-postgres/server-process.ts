import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { isLiving, type ProcessIdentity, processCommand, processStart } from './process-identity.ts';
import { StartUpError } from './start-up-error.ts';

/** What the server itself writes into its postmaster.pid. */
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

/** The living server of this cluster. The cluster's own account can write any pid into the note: so it is checked. */
export async function findServer(cluster: string): Promise<ProcessIdentity | undefined> {
  const note = await readServerNote(cluster);
  if (note === undefined) return undefined;
  const started = processStart(note.pid);
  if (started === undefined || !serves(note.pid, cluster)) return undefined;
  return { pid: note.pid, started };
}

/**
 * The pid in a note without its server may be another program's by now, or a dead process that nobody reaps, as in
 * a container without an init; PostgreSQL would refuse to start beside either. It ignores the pid of its parent, so
 * ours is written there; the rest of the note stays, since by it PostgreSQL finds processes of the old server that
 * still write.
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

/** Asks ever less politely; even the last leaves every committed change to the recovery of the next start. */
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
  throw new StartUpError(`The embedded database (process ${server.pid}) cannot be stopped; end it by hand.`);
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
