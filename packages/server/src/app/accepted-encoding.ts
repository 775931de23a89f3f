import { remembered } from '#server/core/cache/remembered.ts';

export type Encoding = 'br' | 'gzip';

/** Every request has one, and browsers send few different ones. */
const best = remembered((header): Encoding | undefined => {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
});

/** The best compression a browser accepts; undefined for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  return best(String(header ?? ''));
}
