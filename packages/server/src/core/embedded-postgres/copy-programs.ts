import { createHash } from 'node:crypto';
import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ensureLibraryLinks } from './library-links.ts';
import type { ProgramPackage } from './locate-programs.ts';

interface ProgramFile {
  readonly path: string;
  readonly size: number;
  readonly executable: boolean;
}

/**
 * Copies the programs to a folder every account can reach, or finds the copy made earlier. The place is open to
 * all: a folder not ours, or writable by others, is never used, whatever its name; another name is taken instead.
 */
export async function copyPrograms(programs: ProgramPackage, place: string): Promise<string> {
  const files = await listFiles(programs.native);
  const prefix = `toasoan-postgres-${contentKey(programs, files)}-`;
  for (const name of await readdir(place)) {
    if (!name.startsWith(prefix)) continue;
    const native = join(place, name, 'native');
    if ((await isOurs(join(place, name), true)) && (await isWhole(native, files))) return native;
  }
  const draft = await mkdtemp(join(place, 'toasoan-postgres-draft-'));
  try {
    await copyInto(join(draft, 'native'), programs.native, files);
    await chmod(draft, 0o755);
    const copy = join(place, prefix + draft.slice(-6));
    await rename(draft, copy);
    return join(copy, 'native');
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyInto(native: string, source: string, files: readonly ProgramFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const folder of folders) await mkdir(join(native, folder), { recursive: true });
  // Explicit, because the umask of this process may close them to others.
  for (const folder of withParents(folders)) await chmod(join(native, folder), 0o755);
  await Promise.all(
    files.map(async ({ path, executable }) => {
      await copyFile(join(source, path), join(native, path));
      // The sticky bit keeps systemd's cleaning of temporary folders away from a file.
      await chmod(join(native, path), executable ? 0o1755 : 0o1644);
    }),
  );
  await ensureLibraryLinks(native);
}

function withParents(folders: ReadonlySet<string>): Set<string> {
  const all = new Set(['.']);
  for (let folder of folders) for (; folder !== '.'; folder = dirname(folder)) all.add(folder);
  return all;
}

async function listFiles(native: string): Promise<ProgramFile[]> {
  const entries = await readdir(native, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => {
      const { size, mode } = await lstat(file);
      return { path: relative(native, file), size, executable: (mode & 0o100) !== 0 };
    }),
  );
}

function contentKey({ name, version }: ProgramPackage, files: readonly ProgramFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify([name, version, files]))
    .digest('hex')
    .slice(0, 16);
}

async function isWhole(native: string, files: readonly ProgramFile[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ path, size }) => isOurs(join(native, path), false, size)));
  return found.every((ours) => ours);
}

async function isOurs(path: string, isFolder: boolean, size?: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || (isFolder ? !found.isDirectory() : !found.isFile())) return false;
  if (found.uid !== process.geteuid?.() || (found.mode & 0o022) !== 0) return false;
  return size === undefined || found.size === size;
}
