import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPaths } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { freePort } from './free-port.ts';
import { writePrivateFile } from './private-files.ts';
import type { ServerLauncher } from './server-launcher.ts';
import { firstComplaint, openServerLog } from './server-log.ts';
import { disownNote, findServer, readServerNote, stopServer } from './server-process.ts';

export type ServerSettings = Readonly<Record<string, string>>;

/** Durable, and modest enough for a machine that also runs the program that uses it and a browser. */
const DEFAULTS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // Statements and values in error details are personal data; the program that asks logs its own failures.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const PAUSES_MS = [0, 300, 900];
/** Failures that pass: a taken port, ending processes of the old server, a server that has just started. */
const PASSING = /TCP\/IP sockets|shared memory block|lock file/;
const RECOVERY_MS = 600_000;

export interface RunOptions {
  readonly settings: ServerSettings;
  readonly log: (message: string) => void;
  /** The only acceptable port. Without it the former port is taken when free, else any. */
  readonly port?: number;
}

/** Starts the server and returns its port once it accepts connections. */
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
  throw new EmbeddedPostgresError(
    `The embedded database does not start: ${complaint} (its log is ${paths.log}).`,
  );
}

/** The port of the last start. Reused where possible, so that open pools find the server after a restart. */
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
    // A process group of its own: Ctrl+C in the terminal reaches only the program, which then stops its server in order.
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
  let isReported = false;
  while (!ended && Date.now() - begun < RECOVERY_MS) {
    const note = await readServerNote(cluster);
    if (note?.pid === child.pid && note?.status === 'ready') return true;
    if (!isReported && Date.now() - begun > 5_000) {
      isReported = true;
      log('The embedded database is still starting; after a crash it first replays its log.');
    }
    await sleep(10);
  }
  return false;
}

/** Passed at each start, so that new defaults also apply to an older cluster. */
function serverArguments(cluster: string, port: number, settings: ServerSettings): string[] {
  const all = { ...DEFAULTS, ...settings, port: String(port) };
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
