import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import {
  buildOf,
  consolePage,
  type FindPageCall,
  type PackedPage,
  type PageFiles,
  type PublicSettings,
} from './console-page.ts';

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
  /** The page of an address. */
  readonly pageOf: (path: string, callOf: FindPageCall) => PackedPage;
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
    pageOf: pagesOf({ html, settings }, readPageFiles(folder)),
    files: builtFiles(folder, (path) => isServed(path, index)),
  };
}

/** The files of a build by their addresses below it. */
export function builtFiles(
  folder: string,
  isServed: (path: string) => boolean,
): ReadonlyMap<string, ConsoleFile> {
  return new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(isServed)
      .map((path) => [addressOf(folder, path), fileOf(folder, path)]),
  );
}

const PAGES = join('.vite', 'pages.json');

function readPageFiles(folder: string): readonly PageFiles[] {
  const file = join(folder, PAGES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Each page is made at its first request. */
function pagesOf(
  index: { readonly html: string; readonly settings: PublicSettings },
  pages: readonly PageFiles[],
): ConsoleFiles['pageOf'] {
  const made = new Map<PageFiles | undefined, PackedPage>();
  const patterns = pages.map((page) => ({ page, pattern: patternOf(page.path) }));
  return (path, callOf) => {
    const page = patterns.find(({ pattern }) => pattern.test(path))?.page;
    const known = made.get(page) ?? consolePage(index, page, callOf);
    made.set(page, known);
    return known;
  };
}

/** Addresses of the route table hold no characters with a meaning in patterns. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`);
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
