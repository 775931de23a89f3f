import type { PlacedRow } from './route-row.ts';

/** The row of a path; of several matches, the one with the fewest parameters. */
export function matchRow(rows: readonly PlacedRow[], pathname: string): PlacedRow | undefined {
  const path = withoutEndSlash(pathname);
  return rows
    .filter((placed) => fits(placed.path, path))
    .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))[0];
}

/** The canonical path of a url, which identifies its page: / and /manager_project are one. */
export function pagePathOf(url: string): string {
  const path = withoutEndSlash(url.split(/[?#]/, 1)[0] ?? '');
  return path === '/manager_project' ? '/' : path;
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

function parametersOf(pattern: string): number {
  return pattern.split('/').filter((part) => part.startsWith(':')).length;
}
