import { chmod, copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { locatePrograms } from '../locate-programs.ts';

export interface Clone {
  readonly folder: string;
  readonly code: string;
  readonly node: string;
  /** Used instead of the machine's folder for temporary files. */
  readonly temporary: string;
}

/** The product's code, its PostgreSQL as npm delivers it and its Node, in a folder of their own. */
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

/** Without links: npm delivers none, the product makes them. */
async function provideFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await provideFile(join(entry.parentPath, entry.name), target);
  }
}

/** A second name for the file saves copying 180 MB; it must be open to all accounts for that. */
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
