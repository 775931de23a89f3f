import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type * as z from 'zod/mini';
import type { PageCall } from './console-page.ts';

/**
 * Describes reading calls to the first script of a page, which knows no contract: the defaults of their query, and the
 * keys that it takes from the page's address.
 */
export function pageCallsOf(endpoints: readonly Endpoint[]): (path: string) => PageCall | undefined {
  const readings = new Map(
    endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
  );
  return (path) => {
    const endpoint = readings.get(path);
    if (endpoint === undefined) return undefined;
    const { data = {} } = endpoint.query.safeParse({});
    return { path, query: data as PageCall['query'], keys: keysOf(endpoint.query) };
  };
}

function keysOf({ _zod: { def } }: z.core.$ZodType): readonly string[] {
  return def.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : [];
}
