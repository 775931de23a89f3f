import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';
import { copyPrograms, ensureLibraryLinks, type ProgramPackage } from './programs.ts';
import type { ServerAccount } from './server-account.ts';

const run = promisify(execFile);

export interface Launch {
  readonly file: string;
  readonly args: string[];
  readonly options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
  };
}

/** Builds the command that starts a PostgreSQL program with access to its cluster. */
export interface ServerLauncher {
  readonly account: ServerAccount | undefined;
  launch(program: 'initdb' | 'postgres', args: readonly string[]): Launch;
}

type Launching = (file: string, args: readonly string[]) => Launch;

interface LauncherOptions {
  readonly account: ServerAccount | undefined;
  readonly home: string;
  /** Begins the names of copies of the programs. */
  readonly name: string;
}

export async function prepareLauncher(
  programs: ProgramPackage,
  { account, home, name }: LauncherOptions,
): Promise<ServerLauncher> {
  const [native, launching] = await Promise.all([
    runnablePrograms(programs, account, name),
    launchingInto(home, account),
  ]);
  return { account, launch: (program, args) => launching(join(native, 'bin', program), args) };
}

/** The installed programs if the account may run them, else a copy: `initdb` looks for `postgres` with its real rights. */
async function runnablePrograms(
  programs: ProgramPackage,
  account: ServerAccount | undefined,
  name: string,
): Promise<string> {
  if ((await canLink(programs.native)) && (await canRun(programs.native, account))) return programs.native;
  // Either folder may be mounted without the right to run programs.
  for (const place of [tmpdir(), '/var/tmp']) {
    const copy = await copyPrograms(programs, { place, name });
    if (await canRun(copy, account)) return copy;
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs cannot run from ${programs.native}, ${tmpdir()} or /var/tmp; install the libraries they need (glibc).`,
    { alternative: 'server' },
  );
}

async function canLink(native: string): Promise<boolean> {
  try {
    await ensureLibraryLinks(native);
    return true;
  } catch (error) {
    // Installed by another account, or on a read-only disk.
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
    throw error;
  }
}

function canRun(native: string, account: ServerAccount | undefined): Promise<boolean> {
  return succeeds(launchAs(account)(join(native, 'bin', 'postgres'), ['--version']));
}

async function launchingInto(home: string, account: ServerAccount | undefined): Promise<Launching> {
  const direct = launchAs(account);
  if (account === undefined || (await canEnter(home, direct))) return direct;
  const lifted = launchLifted(account);
  if (await canEnter(home, lifted)) return lifted;
  throw new EmbeddedPostgresError(
    `The account the database runs as (number ${account.uid}) cannot enter ${home}; make every folder above it passable (chmod o+x), or install "setpriv" of util-linux.`,
    { alternative: 'folder' },
  );
}

function canEnter(folder: string, launching: Launching): Promise<boolean> {
  return succeeds(launching('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]));
}

async function succeeds({ file, args, options }: Launch): Promise<boolean> {
  try {
    await run(file, args, options);
    return true;
  } catch {
    return false;
  }
}

function launchAs(account: ServerAccount | undefined): Launching {
  // Node expects signed account numbers.
  const ids = account === undefined ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
  return (file, args) => ({ file, args: [...args], options: { ...surroundings(), ...ids } });
}

/** The account keeps one right of root, to pass closed folders, and cannot gain another. */
function launchLifted({ uid, gid }: ServerAccount): Launching {
  const right = '-all,+dac_override';
  const drop = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'];
  const keep = [`--inh-caps=${right}`, `--ambient-caps=${right}`, `--bounding-set=${right}`];
  return (file, args) => ({
    file: 'setpriv',
    args: [...drop, ...keep, '--', file, ...args],
    options: surroundings(),
  });
}

/** Our own environment is not inherited: it may hold secrets or settings such as PGDATA. */
function surroundings(): { cwd: string; env: NodeJS.ProcessEnv } {
  return {
    cwd: '/',
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
  };
}
