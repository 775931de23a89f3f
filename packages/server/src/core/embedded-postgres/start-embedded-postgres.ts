import { type ClusterPaths, openClusterPaths } from './cluster-paths.ts';
import { enterUser, hasLivingUser } from './cluster-users.ts';
import { createCluster, hasCluster, OWNER, readPassword } from './create-cluster.ts';
import { locatePrograms } from './locate-programs.ts';
import { withProcessLock } from './process-lock.ts';
import { runServer, storedPort } from './run-server.ts';
import { chooseServerAccount, type ServerAccount } from './server-account.ts';
import { prepareLauncher } from './server-launcher.ts';
import { findServer, stopServer } from './server-process.ts';
import type { ServerSettings } from './server-settings.ts';

export interface EmbeddedPostgresOptions {
  /** The product's DATA_DIR; the cluster lies in its folder `postgres`. */
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Settings of the server over the durable defaults; for tests. Not used when a running server is joined. */
  readonly settings?: ServerSettings;
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
    let leaving: Promise<void> | undefined;
    return {
      port,
      url: (database) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
      stop: () => {
        leaving ??= leave(paths, leaveUsers);
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
  return runServer(paths, launcher, settings, log);
}

function leave(paths: ClusterPaths, leaveUsers: () => Promise<void>): Promise<void> {
  return withProcessLock(paths.lock, async () => {
    await leaveUsers();
    if (await hasLivingUser(paths.users)) return;
    const server = await findServer(paths.cluster);
    if (server !== undefined) await stopServer(server);
  });
}
