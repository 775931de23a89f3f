import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Process ids are reused; together with its start time a process is unique. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly started: string;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: processStart(process.pid) ?? 'unknown' };
}

export function isLiving({ pid, started }: ProcessIdentity): boolean {
  return processStart(pid) === started;
}

/** When the process began, comparable across reboots; undefined when it is gone or a zombie. */
export function processStart(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxStart(pid) : psStart(pid);
}

/** Its command line, each word followed by a space; empty when the process is gone. */
export function processCommand(pid: number): string {
  if (process.platform !== 'linux') return `${ps(pid, 'command=')} `;
  return (readOrUndefined(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
}

export function parseIdentity(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || typeof value.pid !== 'number') return undefined;
    if (!('started' in value) || typeof value.started !== 'string') return undefined;
    return { pid: value.pid, started: value.started };
  } catch {
    return undefined;
  }
}

function linuxStart(pid: number): string | undefined {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name, field 2, may contain spaces and brackets. The state is field 3, the start tick field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${bootId()}:${fields[19]}`;
}

// Ticks count from boot: two boots can give the same number to the same pid.
let knownBootId: string | undefined;
function bootId(): string {
  knownBootId ??= readOrUndefined('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return knownBootId;
}

function psStart(pid: number): string | undefined {
  const [state = '', ...began] = ps(pid, 'stat=,lstart=').split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : began.join(' ');
}

function ps(pid: number, columns: string): string {
  try {
    return execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
