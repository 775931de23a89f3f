import { type QueryParams, queryString } from '#web/core/api/query-string.ts';
import type { PageCall } from '#web/core/routing/page-files.ts';

interface Visit {
  readonly apiBase: string;
  /** Parameters of the page's address, as they stand in it. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query of the page's address. */
  readonly search: string;
  /** Rows of a list; undefined while the person has not chosen any. */
  readonly pageSize: number | undefined;
}

/**
 * The address of a page's first call. It is a guess: the console reads the address by the call's schema, and makes its
 * own call where the two differ. Undefined where the address lacks a parameter.
 */
export function addressOfCall(
  { path, query, keys }: PageCall,
  { apiBase, params = {}, search, pageSize }: Visit,
): string | undefined {
  const filled = path.replace(/\{(\w+)\}/g, (name, key: string) => params[key] ?? name);
  if (filled.includes('{')) return undefined;
  const given = new URLSearchParams(search);
  const asked: Record<string, QueryParams[string]> = { ...query };
  if (pageSize !== undefined && keys.includes('limit')) asked.limit = pageSize;
  for (const key of keys) {
    const values = given.getAll(key);
    if (values.length > 0) asked[key] = values;
  }
  return `${apiBase}${filled}${queryString(asked)}`;
}

/** `{ id: '5' }` for `/edit/:id` and `/edit/5`. */
export function paramsOf(pattern: string, pathname: string): Readonly<Record<string, string>> {
  const given = pathname.split('/');
  return Object.fromEntries(
    pattern.split('/').flatMap((part, at) => {
      const value = given[at] ?? '';
      return part.startsWith(':') && value !== '' ? [[part.slice(1), value]] : [];
    }),
  );
}
