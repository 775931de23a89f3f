import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MS_PER_TICK = 10;

interface Stat {
  readonly parent: number;
  readonly own: number;
  readonly ofEnded: number;
}

async function statOf(pid: number | string): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const parts = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, endedUser, endedSystem] = [
    parts[1],
    parts[11],
    parts[12],
    parts[13],
    parts[14],
  ];
  if (parent === undefined || user === undefined || system === undefined) return undefined;
  return { parent, own: user + system, ofEnded: (endedUser ?? 0) + (endedSystem ?? 0) };
}

/** Milliseconds that the database has worked, its ended processes too; 0 where the system does not report it. */
export async function workOfDatabase(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  const [pid = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const main = await statOf(pid);
  if (main === undefined) return 0;
  let ticks = main.own + main.ofEnded;
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await statOf(name) : undefined;
    if (stat?.parent === Number(pid)) ticks += stat.own + stat.ofEnded;
  }
  return ticks * MS_PER_TICK;
}

/** Resident MB of a process and of those that it has started. */
export async function memoryOfTree(pid: number): Promise<number> {
  let megabytes = await memoryOf(pid);
  for (const name of await readdir('/proc'))
    if (/^\d+$/.test(name) && (await statOf(name))?.parent === pid) megabytes += await memoryOf(Number(name));
  return megabytes;
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
