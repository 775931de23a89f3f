import { type ClusterPaths, openClusterPaths } from './cluster-paths.ts';
import { enterUser, hasLivingUser } from './cluster-users.ts';
import { createCluster, hasCluster, OWNER, readPassword } from './create-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { locatePrograms } from './locate-programs.ts';
import { withProcessLock } from './process-lock.ts';
import { runServer, storedPort } from './run-server.ts';
import { chooseServerAccount, type ServerAccount } from './server-account.ts';
import { prepareLauncher } from './server-launcher.ts';
import { findServer, stopServer } from './server-process.ts';
import type { ServerSettings } from './server-settings.ts';
import { StartUpError } from './start-up-error.ts';

export interface EmbeddedPostgresOptions {
  /** The product's DATA_DIR; the cluster lies in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Settings of the server over the durable defaults; for tests. Not used when a running server is joined. */
  readonly settings?: ServerSettings;
  /** True: a server that dies under us is started again, at the same port. */
  readonly keepRunning?: boolean;
}

export interface EmbeddedPostgres {
  readonly port: number;
  /** Address for the login that owns everything. */
  url(database: string): string;
  /** Leaves the server; the last process to leave stops it. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that lives in the data folder, or joins it where another living process has started it. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const paths = await openClusterPaths(options.dataDir);
  return withProcessLock(paths.lock, async () => {
    const account = await chooseServerAccount(paths.cluster);
    const port = (await joinServer(paths)) ?? (await startServer(paths, account, options));
    const password = await readPassword(paths);
    const leaveUsers = await enterUser(paths.users);
    const stopKeeping = options.keepRunning ? keep(paths, account, port, options) : undefined;
    let leaving: Promise<void> | undefined;
    return {
      port,
      url: (database) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
      stop: () => {
        leaving ??= leave(paths, leaveUsers, stopKeeping);
        return leaving;
      },
    };
  });
}

async function joinServer(paths: ClusterPaths): Promise<number | undefined> {
  if (!(await hasLivingUser(paths.users)) || (await findServer(paths.cluster)) === undefined)
    return undefined;
  return storedPort(paths);
}

async function startServer(
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  { log, settings = {} }: EmbeddedPostgresOptions,
): Promise<number> {
  const programs = locatePrograms();
  const exists = await hasCluster(paths, programs.major);
  const launcher = await prepareLauncher(programs, account, paths.home);
  if (!exists) {
    log(`Creating the embedded database in ${paths.cluster}.`);
    await createCluster(paths, launcher, { durable: settings.fsync !== 'off' });
  }
  return runServer(paths, launcher, { settings, log });
}

function keep(
  paths: ClusterPaths,
  account: ServerAccount | undefined,
  port: number,
  { log, settings = {} }: EmbeddedPostgresOptions,
): () => Promise<void> {
  const startAgain = () =>
    withProcessLock(paths.lock, async () => {
      // Another process that uses it may have been faster.
      if ((await findServer(paths.cluster)) !== undefined) return;
      const programs = locatePrograms();
      // A new, empty one would look like lost data.
      if (!(await hasCluster(paths, programs.major)))
        throw new StartUpError(`The embedded database in ${paths.cluster} has disappeared.`);
      log('The embedded database has ended unasked; it is started again.');
      const launcher = await prepareLauncher(programs, account, paths.home);
      await runServer(paths, launcher, { settings, log, port });
    });
  return keepRunning({ cluster: paths.cluster, startAgain, log });
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
