import { createHash } from 'node:crypto';

/** Parameters that say where a reader came from, and nothing about the page. */
const COUNTING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|zalo_src|mc_[ce]id|igshid|_ga|ref|zarsrc)$/i;

/** The address without what only counts visits: two spellings of one page are one. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.hostname = url.hostname.toLowerCase();
  for (const name of [...url.searchParams.keys()]) if (COUNTING.test(name)) url.searchParams.delete(name);
  return url.href;
}

export function addressKey(address: string): Buffer {
  const { host, pathname, search } = new URL(canonicalAddress(address));
  // Sites serve one page under both protocols, with and without the last slash.
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return createHash('sha256')
    .update(`${host.replace(/^www\./, '')}${path}${search}`)
    .digest();
}
