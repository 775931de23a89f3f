import { randomBytes } from 'node:crypto';
import { readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { errorCode } from './error-code.ts';

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages hold no links, and without `libicuuc.so.60` and its like no program of PostgreSQL loads. The package
 * lists them in pg-symlinks.json for its install script; scripts do not run here, so they are made at start.
 */
export async function ensureLibraryLinks(native: string): Promise<void> {
  const links = parseLinks(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  await Promise.all(
    links.map(({ source, target }) =>
      ensureLink(join(dirname(native), target), relative(dirname(target), source)),
    ),
  );
}

/** Replaced by a rename, so that a second process doing the same, or a program loading it, never finds it missing. */
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
