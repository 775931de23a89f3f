import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyPrograms } from './copy-programs.ts';
import { errorCode } from './error-code.ts';
import { ensureLibraryLinks } from './library-links.ts';
import type { ProgramPackage } from './locate-programs.ts';
import type { ServerAccount } from './server-account.ts';
import { StartUpError } from './start-up-error.ts';

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

/** Says how a program of PostgreSQL is started so that it may run and reach its cluster. */
export interface ServerLauncher {
  readonly account: ServerAccount | undefined;
  launch(program: 'initdb' | 'postgres', args: readonly string[]): Launch;
}

type Launching = (file: string, args: readonly string[]) => Launch;

export async function prepareLauncher(
  programs: ProgramPackage,
  account: ServerAccount | undefined,
  home: string,
): Promise<ServerLauncher> {
  const [native, launching] = await Promise.all([
    runnablePrograms(programs, account),
    launchingInto(home, account),
  ]);
  return { account, launch: (program, args) => launching(join(native, 'bin', program), args) };
}

/** In place if the account may run them there, else a copy: `initdb` looks for its sister with its real rights. */
async function runnablePrograms(
  programs: ProgramPackage,
  account: ServerAccount | undefined,
): Promise<string> {
  if ((await canLink(programs.native)) && (await canRun(programs.native, account))) return programs.native;
  // One of the two may forbid running programs.
  for (const place of [tmpdir(), '/var/tmp']) {
    const copy = await copyPrograms(programs, place);
    if (await canRun(copy, account)) return copy;
  }
  throw new StartUpError(
    `The PostgreSQL programs cannot run from ${programs.native}, ${tmpdir()} or /var/tmp; install what they miss (they need glibc), or give DATABASE_URL.`,
  );
}

async function canLink(native: string): Promise<boolean> {
  try {
    await ensureLibraryLinks(native);
    return true;
  } catch (error) {
    // Installed by somebody else, or on a read-only disk.
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
  throw new StartUpError(
    `The account the database runs as (number ${account.uid}) cannot enter ${home}; make every folder above it passable (chmod o+x), choose another DATA_DIR, or install "setpriv" of util-linux.`,
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
  // Signed, because Node wants account numbers so.
  const ids = account === undefined ? {} : { uid: account.uid | 0, gid: account.gid | 0 };
  return (file, args) => ({ file, args: [...args], options: { ...surroundings(), ...ids } });
}

/** The account keeps one right of root, to pass folders closed to it, and can gain no other. */
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

/** Nothing of our own environment, which may hold secrets or settings such as PGDATA. */
function surroundings(): { cwd: string; env: NodeJS.ProcessEnv } {
  return {
    cwd: '/',
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
  };
}
