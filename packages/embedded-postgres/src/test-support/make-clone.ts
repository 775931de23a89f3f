import { chmod, copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { locatePrograms } from '../programs.ts';

export interface Clone {
  readonly folder: string;
  readonly code: string;
  readonly node: string;
  /** Replaces the machine's folder for temporary files. */
  readonly temporary: string;
}

/** A copy of this package's code, of PostgreSQL as npm delivers it and of Node. */
export async function makeClone(folder: string, temporary: string): Promise<Clone> {
  const programs = locatePrograms();
  const code = join(folder, 'embedded-postgres');
  const node = join(folder, 'node');
  await cp(join(import.meta.dirname, '..'), code, { recursive: true });
  await provideFiles(dirname(programs.native), join(folder, 'node_modules', programs.name));
  await provideFile(process.execPath, node);
  await mkdir(temporary);
  await chmod(temporary, 0o1777);
  return { folder, code, node, temporary };
}

/** Skips links: npm delivers none, and the start creates them. */
async function provideFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await provideFile(join(entry.parentPath, entry.name), target);
  }
}

/** A hard link saves copying 180 MB; that needs a file open to all accounts. */
async function provideFile(from: string, to: string): Promise<void> {
  const { mode } = await stat(from);
  const open = (mode & 0o100) === 0 ? 0o644 : 0o755;
  if (
    (mode & open) === open &&
    (await link(from, to).then(
      () => true,
      () => false,
    ))
  )
    return;
  await copyFile(from, to);
  await chmod(to, open);
}
