import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { lchown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterPaths } from './cluster-paths.ts';
import { errorCode } from './error-code.ts';
import { writePrivateFile } from './private-file.ts';
import type { ServerLauncher } from './server-launcher.ts';
import { StartUpError } from './start-up-error.ts';

const run = promisify(execFile);

export const OWNER = 'toasoan';

/** True when there is a cluster this PostgreSQL can serve, false when there is none yet. */
export async function hasCluster(paths: ClusterPaths, major: string): Promise<boolean> {
  const version = (await readIfThere(join(paths.cluster, 'PG_VERSION')))?.trim();
  if (version === undefined) return false;
  if (version === major) return true;
  throw new StartUpError(
    `The database in ${paths.cluster} was made by PostgreSQL ${version} and this program brings PostgreSQL ${major}; start it with the program that made it and move the data over with pg_dump, or name another DATA_DIR.`,
  );
}

/** Made beside its place and moved there whole, so that a start cut short leaves no half cluster. */
export async function createCluster(
  paths: ClusterPaths,
  launcher: ServerLauncher,
  options: { durable: boolean },
): Promise<void> {
  const { draft } = paths;
  await rm(draft, { recursive: true, force: true });
  const password = (await readIfThere(paths.password)) ?? randomBytes(24).toString('hex');
  await writePrivateFile(paths.password, password, options);
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
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // macOS has no C.UTF-8 of its own; the built-in one above decides order and letter case everywhere.
    process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
    '--lc-messages=C',
    '--text-search-config=simple',
    '--data-checksums',
    ...(options.durable ? [] : ['--no-sync']),
  ]);
  await rename(cluster, paths.cluster);
  await rm(draft, { recursive: true, force: true });
}

export async function readPassword(paths: ClusterPaths): Promise<string> {
  const password = await readIfThere(paths.password);
  if (password !== undefined) return password;
  throw new StartUpError(
    `The file ${paths.password} with the password of the embedded database is missing; put it back from a backup of the data folder.`,
  );
}

async function runInitdb(launcher: ServerLauncher, args: string[]): Promise<void> {
  const { file, args: words, options } = launcher.launch('initdb', args);
  try {
    await run(file, words, options);
  } catch (error) {
    throw new StartUpError(`The embedded database could not be created: ${reason(error)}`, {
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
