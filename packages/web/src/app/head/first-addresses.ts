import { type QueryParams, queryString } from '#web/core/api/query-string.ts';
import type { PageCall } from '#web/core/routing/page-files.ts';

interface Visit {
  readonly apiBase: string;
  /** The query of the page's address. */
  readonly search: string;
  /** Rows of a list; undefined while the person has not chosen any. */
  readonly pageSize: number | undefined;
}

/**
 * The address of a page's first call. It is a guess: the console reads the address by the call's schema, and makes its
 * own call where the two differ.
 */
export function addressOfCall({ path, query, keys }: PageCall, { apiBase, search, pageSize }: Visit): string {
  const given = new URLSearchParams(search);
  const asked: Record<string, QueryParams[string]> = { ...query };
  if (pageSize !== undefined && keys.includes('limit')) asked.limit = pageSize;
  for (const key of keys) {
    const values = given.getAll(key);
    if (values.length > 0) asked[key] = values;
  }
  return `${apiBase}${path}${queryString(asked)}`;
}
