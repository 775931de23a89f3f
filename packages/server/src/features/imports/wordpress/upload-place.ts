import { childText, metaOf, type WxrElement } from './wxr-record.ts';

/** Suffixes that WordPress adds to the name of a derived file, including edits. */
const MADE = /(?:-e\d{9,14})?(?:-\d{1,5}x\d{1,5}|-scaled|-rotated)?(?=\.[a-z0-9]+$)/i;
/** WordPress.com's image proxy: its address names the site after its host. */
const COPIES = /^i\d\.wp\.com$/;

/** Host and path of a site's file; undefined for any other address. */
export function addressKey(address: string, site: string): string | undefined {
  const base = URL.canParse(site) ? site : undefined;
  if (!URL.canParse(address.trim(), base)) return undefined;
  const { protocol, host, pathname } = new URL(address.trim(), base);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const whole = COPIES.test(host) ? pathname.slice(1) : `${host}${pathname}`;
  return decoded(whole)
    .normalize('NFC')
    .replace(/^www\./, '');
}

/** The same for a scaled, rotated or edited copy and for its original. */
export function withoutSize(key: string): string {
  return key.replace(MADE, '');
}

/** The possible paths of an attachment's file below `uploads`, the likeliest first. */
export function placesOf(item: WxrElement): string[] {
  const attached = metaOf(item, '_wp_attached_file').normalize('NFC').replace(/^\/+/, '');
  const address = addressKey(childText(item, 'wp:attachment_url'), '') ?? '';
  const [, below = address.slice(address.indexOf('/') + 1)] = /\/uploads\/(.*)$/.exec(address) ?? [];
  const places = [attached, below].filter((place) => place !== '');
  return [...new Set([...places, ...places.map(withoutSize)])];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
