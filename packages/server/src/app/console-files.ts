import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { buildOf, consolePage, type PackedPage, type PublicSettings } from './console-page.ts';

export interface ConsoleFile {
  readonly path: string;
  readonly type: string;
  readonly size: number;
  /** Files with a hash in their name never change. */
  readonly isImmutable: boolean;
  /** Compressed copies beside the file. */
  readonly packed: Readonly<Partial<Record<'br' | 'gzip', { readonly path: string; readonly size: number }>>>;
}

export interface ConsoleFiles {
  /** Identifies this build of the console. */
  readonly build: string;
  readonly page: PackedPage;
  /** By address; no other file is ever read from the disk. */
  readonly files: ReadonlyMap<string, ConsoleFile>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Lists the built console once; undefined where none is built. */
export function readConsoleFiles(folder: string, settings: PublicSettings): ConsoleFiles | undefined {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const html = readFileSync(index, 'utf8');
  return {
    build: buildOf(html),
    page: consolePage(html, settings),
    files: new Map(
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => isServed(path, index))
        .map((path) => [addressOf(folder, path), fileOf(folder, path)]),
    ),
  };
}

/** Compressed copies belong to their file; the build's own manifest is not served. */
function isServed(path: string, index: string): boolean {
  return path !== index && !/\.(br|gz|map)$/.test(path) && !path.includes(`${sep}.vite${sep}`);
}

function addressOf(folder: string, path: string): string {
  return `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
}

function fileOf(folder: string, path: string): ConsoleFile {
  const packed = Object.entries(SUFFIXES)
    .map(([encoding, suffix]) => [encoding, `${path}${suffix}`] as const)
    .filter(([, copy]) => existsSync(copy))
    .map(([encoding, copy]) => [encoding, { path: copy, size: statSync(copy).size }]);
  return {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    size: statSync(path).size,
    isImmutable: addressOf(folder, path).startsWith('/assets/'),
    packed: Object.fromEntries(packed),
  };
}
