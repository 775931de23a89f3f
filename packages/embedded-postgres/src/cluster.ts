import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { openFolder, writePrivateFile } from './private-files.ts';
import type { ServerLauncher } from './server-launcher.ts';

const run = promisify(execFile);

export interface ClusterPaths {
  /** Belongs to the account that starts the server; the cluster inside belongs to the server's account. */
  readonly home: string;
  readonly cluster: string;
  /** Where a cluster is created before it is moved to its place. */
  readonly draft: string;
  readonly users: string;
  readonly lock: string;
  readonly port: string;
  readonly password: string;
  readonly log: string;
}

export async function openClusterPaths(folder: string): Promise<ClusterPaths> {
  const parent = dirname(resolve(folder));
  // Opened by itself, because the server's account must pass through it.
  await openFolder(parent);
  const home = join(await realpath(parent), basename(folder));
  const users = join(home, 'users');
  const lock = join(home, 'lock');
  for (const needed of [home, users, lock]) await openFolder(needed);
  return {
    home,
    cluster: join(home, 'cluster'),
    draft: join(home, 'draft'),
    users,
    lock,
    port: join(home, 'port'),
    password: join(home, 'password'),
    log: join(home, 'postgres.log'),
  };
}

/** True when there is a cluster this PostgreSQL can serve, false when there is none yet. */
export async function hasCluster(paths: ClusterPaths, major: string): Promise<boolean> {
  const version = (await readIfThere(join(paths.cluster, 'PG_VERSION')))?.trim();
  if (version === undefined) return false;
  if (version === major) return true;
  throw new EmbeddedPostgresError(
    `The database in ${paths.cluster} was created by PostgreSQL ${version} and this program brings PostgreSQL ${major}; start it with the program that created it and move the data over with pg_dump.`,
    { alternative: 'folder' },
  );
}

/** Creates the cluster in the draft folder and moves it into place: an interrupted start leaves no half cluster. */
export async function createCluster(
  paths: ClusterPaths,
  launcher: ServerLauncher,
  { owner, durable }: { readonly owner: string; readonly durable: boolean },
): Promise<void> {
  const { draft } = paths;
  await rm(draft, { recursive: true, force: true });
  const password = (await readIfThere(paths.password)) ?? randomBytes(24).toString('hex');
  await writePrivateFile(paths.password, password, { durable });
  const passwordFile = join(draft, 'password');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (launcher.account !== undefined) {
    const { uid, gid } = launcher.account;
    await lchown(passwordFile, uid, gid);
    await lchown(draft, uid, gid);
  }
  const cluster = join(draft, 'cluster');
  await runInitdb(launcher, [
    `--pgdata=${cluster}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // macOS has no C.UTF-8 of its own; the built-in locale above decides order and letter case everywhere.
    process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
    '--lc-messages=C',
    '--text-search-config=simple',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rename(cluster, paths.cluster);
  await rm(draft, { recursive: true, force: true });
}

export async function readPassword(paths: ClusterPaths): Promise<string> {
  const password = await readIfThere(paths.password);
  if (password !== undefined) return password;
  throw new EmbeddedPostgresError(
    `The file ${paths.password} with the password of the embedded database is missing; put it back from a backup.`,
  );
}

async function runInitdb(launcher: ServerLauncher, args: string[]): Promise<void> {
  const { file, args: words, options } = launcher.launch('initdb', args);
  try {
    await run(file, words, options);
  } catch (error) {
    throw new EmbeddedPostgresError(`The embedded database could not be created: ${reason(error)}`, {
      cause: error,
    });
  }
}

function reason(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').filter((line) => line.includes('error:') || line.includes('FATAL'));
  return (lines[0] ?? String(error)).replace(/^.*?(error|FATAL):\s*/, '').trim();
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
