import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

export interface ProgramPackage {
  readonly name: string;
  readonly version: string;
  /** Major version, as a cluster's PG_VERSION file names it. */
  readonly major: string;
  /** The folder that holds bin, lib and share. */
  readonly native: string;
}

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function locatePrograms(): ProgramPackage {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new EmbeddedPostgresError(
      `The embedded database does not run on ${platform} (it runs on ${PLATFORMS.join(', ')}).`,
      { alternative: 'server' },
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const root = packageRoot(name);
  const version = packageVersion(join(root, 'package.json'));
  return { name, version, major: version.split('.')[0] ?? '', native: join(root, 'native') };
}

function packageRoot(name: string): string {
  try {
    // The package exports only its entry dist/index.js. Resolved at run time, it is found from a bundle too.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed; run "npm install" without leaving out optional packages.`,
      { alternative: 'server', cause: error },
    );
  }
}

function packageVersion(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new EmbeddedPostgresError(`${file} names no version; delete node_modules and run "npm install".`);
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages hold no links, and PostgreSQL's programs load only with links such as `libicuuc.so.60`. The package
 * lists them in pg-symlinks.json for its install script. Install scripts do not run here: the start creates the links.
 */
export async function ensureLibraryLinks(native: string): Promise<void> {
  const links = parseLinks(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  await Promise.all(
    links.map(({ source, target }) =>
      ensureLink(join(dirname(native), target), relative(dirname(target), source)),
    ),
  );
}

/** A rename replaces the link: another process that replaces or loads it never finds it missing. */
async function ensureLink(link: string, content: string): Promise<void> {
  if ((await currentContent(link)) === content) return;
  const draft = `${link}.${randomBytes(6).toString('hex')}`;
  await symlink(content, draft);
  try {
    await rename(draft, link);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function currentContent(link: string): Promise<string | undefined> {
  try {
    return await readlink(link);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EINVAL') return undefined;
    throw error;
  }
}

function parseLinks(text: string): LibraryLink[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isLibraryLink) : [];
}

function isLibraryLink(value: unknown): value is LibraryLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'target' in value &&
    typeof value.target === 'string'
  );
}

interface ProgramFile {
  readonly path: string;
  readonly size: number;
  readonly executable: boolean;
}

/**
 * Copies the programs to a folder that every account can reach, or finds an earlier copy. Everybody can write in
 * the place: a folder of another account, or one that others can write, is never used. The copy then gets a new name.
 */
export async function copyPrograms(
  programs: ProgramPackage,
  { place, name }: { readonly place: string; readonly name: string },
): Promise<string> {
  const files = await listFiles(programs.native);
  const prefix = `${name}-postgres-${contentKey(programs, files)}-`;
  for (const entry of await readdir(place)) {
    if (!entry.startsWith(prefix)) continue;
    const native = join(place, entry, 'native');
    if ((await isOurs(join(place, entry), true)) && (await isWhole(native, files))) return native;
  }
  const draft = await mkdtemp(join(place, `${name}-postgres-draft-`));
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
