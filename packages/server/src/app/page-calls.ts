import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import type * as z from 'zod/mini';
import type { PageCall } from './console-page.ts';

/**
 * Describes reading calls of the route table (`/path/{id}?limit=50`) to the first script of a page, which knows no
 * contract: their whole query, and the keys that it takes from the page's address.
 */
export function pageCallsOf(endpoints: readonly Endpoint[]): (named: string) => PageCall | undefined {
  const readings = new Map(
    endpoints.filter(({ method }) => method === 'GET').map((endpoint) => [endpoint.path, endpoint]),
  );
  return (named) => {
    const [path = '', asked] = named.split('?', 2);
    const endpoint = readings.get(path);
    if (endpoint === undefined) return undefined;
    const own = Object.fromEntries(new URLSearchParams(asked));
    const { success, data } = endpoint.query.safeParse(own);
    if (!success) throw new Error(`${path} does not understand the query of the route table: ${asked}`);
    const keys = keysOf(endpoint.query).filter((key) => !(key in own));
    return { path, query: data as PageCall['query'], keys };
  };
}

function keysOf({ _zod: { def } }: z.core.$ZodType): readonly string[] {
  return def.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : [];
}
