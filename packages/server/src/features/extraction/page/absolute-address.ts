/** An address of the web, absolute; undefined for scripts, data and other schemes. */
export function absoluteAddress(written: string | null | undefined, base: string): string | undefined {
  const text = written?.trim() ?? '';
  if (text === '' || text.startsWith('#')) return undefined;
  const url = URL.parse(text, base);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined;
}
