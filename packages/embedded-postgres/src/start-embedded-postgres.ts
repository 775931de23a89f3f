import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClusterPaths, createCluster, hasCluster, openClusterPaths, readPassword } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { keepRunning } from './keep-running.ts';
import { writePrivateFile } from './private-files.ts';
import { isLiving, ownIdentity, parseIdentity } from './process-identity.ts';
import { withProcessLock } from './process-lock.ts';
import { locatePrograms, type ProgramPackage } from './programs.ts';
import { runServer, type ServerSettings, storedPort } from './run-server.ts';
import { chooseServerAccount, type ServerAccount } from './server-account.ts';
import { prepareLauncher, type ServerLauncher } from './server-launcher.ts';
import { findServer, stopServer } from './server-process.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its log, port and password. Created with its parent when missing. */
  readonly folder: string;
  /** The login that owns everything. Copies of the programs in temporary folders begin with this name too. */
  readonly owner: string;
  readonly log: (message: string) => void;
  /** Settings of the server over the durable defaults, for tests. Ignored when a server already runs. */
  readonly settings?: ServerSettings;
  /** True: a server that dies while this process uses it is started again at the same port. */
  readonly keepRunning?: boolean;
}

export interface EmbeddedPostgres {
  readonly port: number;
  /** Address for the owner's login. */
  url(database: string): string;
  /** Leaves the server; the last process to leave stops it. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL of the folder, or joins the server that another living process has started there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = await openClusterPaths(options.folder);
  return withProcessLock(paths.lock, async () => {
    const account = await chooseServerAccount(paths.cluster);
    const port = (await findRunning(paths)) ?? (await startServer(paths, account, options));
    const password = await readPassword(paths);
    const leaveUsers = await enterUser(paths.users);
    const stopKeeping = options.keepRunning ? keep(paths, account, port, options) : undefined;
    let leaving: Promise<void> | undefined;
    return {
      port,
      url: (database) =>
        `postgres://${encodeURIComponent(options.owner)}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
      stop: () => {
        leaving ??= leave(paths, leaveUsers, stopKeeping);
        return leaving;
      },
    };
  });
}

async function findRunning(paths: ClusterPaths): Promise<number | undefined> {
  if (!(await hasLivingUser(paths.users)) || (await findServer(paths.cluster)) === undefined)
    return undefined;
  return storedPort(paths);
}

async function startServer(
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  options: EmbeddedPostgresOptions,
): Promise<number> {
  const { log, owner, settings = {} } = options;
  const programs = locatePrograms();
  const exists = await hasCluster(paths, programs.major);
  const launcher = await launcherOf(paths, programs, account, options);
  if (!exists) {
    log(`Creating the embedded database in ${paths.cluster}.`);
    await createCluster(paths, launcher, { owner, durable: settings.fsync !== 'off' });
  }
  return runServer(paths, launcher, { settings, log });
}

function keep(
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  port: number,
  options: EmbeddedPostgresOptions,
): () => Promise<void> {
  const { log, settings = {} } = options;
  const startAgain = () =>
    withProcessLock(paths.lock, async () => {
      // Another process that uses it may have been faster.
      if ((await findServer(paths.cluster)) !== undefined) return;
      const programs = locatePrograms();
      // A new, empty cluster would look like lost data.
      if (!(await hasCluster(paths, programs.major)))
        throw new EmbeddedPostgresError(`The embedded database in ${paths.cluster} has disappeared.`);
      log('The embedded database has ended unexpectedly and is started again.');
      const launcher = await launcherOf(paths, programs, account, options);
      await runServer(paths, launcher, { settings, log, port });
    });
  return keepRunning({ cluster: paths.cluster, startAgain, log });
}

function launcherOf(
  { home }: ClusterPaths,
  programs: ProgramPackage,
  account: ServerAccount | undefined,
  { owner: name }: EmbeddedPostgresOptions,
): Promise<ServerLauncher> {
  return prepareLauncher(programs, { account, home, name });
}

async function leave(
  paths: ClusterPaths,
  leaveUsers: () => Promise<void>,
  stopKeeping: (() => Promise<void>) | undefined,
): Promise<void> {
  await stopKeeping?.();
  await withProcessLock(paths.lock, async () => {
    await leaveUsers();
    if (await hasLivingUser(paths.users)) return;
    const server = await findServer(paths.cluster);
    if (server !== undefined) await stopServer(server);
  });
}

/** Records that this process uses the cluster; the returned function removes the record. */
async function enterUser(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await writePrivateFile(file, JSON.stringify(ownIdentity()));
  return () => rm(file, { force: true });
}

/** Whether a living process uses the cluster. Removes the records of dead processes. */
async function hasLivingUser(folder: string): Promise<boolean> {
  let living = false;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const user = parseIdentity(await readFile(file, 'utf8'));
    if (user !== undefined && isLiving(user)) living = true;
    else await rm(file, { force: true });
  }
  return living;
}
