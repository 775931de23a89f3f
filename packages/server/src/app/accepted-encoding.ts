export type Encoding = 'br' | 'gzip';

/** The best compression a browser accepts; undefined for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}
