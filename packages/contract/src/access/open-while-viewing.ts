import type { Endpoint } from '../core/endpoint.ts';

/**
 * Whether a call is answered to somebody who sees the console as another person: reads that leave nothing behind. A
 * download takes data out of the product, and a call that unmasks data writes who saw it: neither is a read.
 */
export function isOpenWhileViewing({ method, kind, whileViewing }: Endpoint): boolean {
  return whileViewing ?? (method === 'GET' && (kind === 'json' || kind === 'stream'));
}
