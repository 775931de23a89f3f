import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths } from './cluster-paths.ts';
import { freePort } from './free-port.ts';
import { writePrivateFile } from './private-file.ts';
import type { ServerLauncher } from './server-launcher.ts';
import { firstComplaint, openServerLog } from './server-log.ts';
import { disownNote, findServer, readServerNote, stopServer } from './server-process.ts';
import { type ServerSettings, serverArguments } from './server-settings.ts';
import { StartUpError } from './start-up-error.ts';

const PAUSES_MS = [0, 300, 900];
/** Another program took the port, the old server's last processes are ending, one started unseen: over in a moment. */
const PASSING = /TCP\/IP sockets|shared memory block|lock file/;
const RECOVERY_MS = 600_000;

export interface RunOptions {
  readonly settings: ServerSettings;
  readonly log: (message: string) => void;
  /** The only port it may have; absent: the former one if it is free, else any. */
  readonly port?: number;
}

/** Starts the server and answers its port once it takes connections. */
export async function runServer(
  paths: ClusterPaths,
  launcher: ServerLauncher,
  { settings, log, port: onlyPort }: RunOptions,
): Promise<number> {
  let complaint = '';
  for (const pause of PAUSES_MS) {
    await sleep(pause);
    const leftover = await findServer(paths.cluster);
    if (leftover !== undefined) {
      log(`Stopping the embedded database that an ended process left running (process ${leftover.pid}).`);
      await stopServer(leftover);
    }
    await disownNote(paths.cluster);
    const port = onlyPort ?? (await freePort(pause === 0 ? await storedPort(paths) : undefined));
    const failure = await attemptStart(paths, launcher, serverArguments(paths.cluster, port, settings), log);
    if (failure === undefined) {
      await writePrivateFile(paths.port, String(port));
      return port;
    }
    complaint = failure;
    if (!PASSING.test(failure)) break;
  }
  throw new StartUpError(`The embedded database does not start: ${complaint} (its log is ${paths.log}).`);
}

/** The port of the last start: taken again where possible, so that open pools find the server after a restart. */
export async function storedPort(paths: ClusterPaths): Promise<number | undefined> {
  const port = Number(await readFile(paths.port, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

async function attemptStart(
  paths: ClusterPaths,
  launcher: ServerLauncher,
  args: string[],
  log: (message: string) => void,
): Promise<string | undefined> {
  const output = await openServerLog(paths.log);
  try {
    const { size } = await output.stat();
    const { file, args: words, options } = launcher.launch('postgres', args);
    // A group of its own: Ctrl+C in the terminal reaches the product alone, which then stops its server in order.
    const child = spawn(file, words, { ...options, detached: true, stdio: ['ignore', output.fd, output.fd] });
    child.unref();
    if (await becomesReady(child, paths.cluster, log)) return undefined;
    return await firstComplaint(paths.log, size);
  } finally {
    await output.close();
  }
}

async function becomesReady(
  child: ChildProcess,
  cluster: string,
  log: (message: string) => void,
): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const begun = Date.now();
  let told = false;
  while (!ended && Date.now() - begun < RECOVERY_MS) {
    const note = await readServerNote(cluster);
    if (note?.pid === child.pid && note?.status === 'ready') return true;
    if (!told && Date.now() - begun > 5_000) {
      told = true;
      log(
        'The embedded database is still starting; after a crash it first repeats what was not yet written.',
      );
    }
    await sleep(10);
  }
  return false;
}
