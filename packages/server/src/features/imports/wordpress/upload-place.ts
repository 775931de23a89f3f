import { childText, metaOf, type WxrElement } from './wxr-record.ts';

/** What WordPress puts behind the name of a file for what it makes of it, edits included. */
const MADE = /(?:-e\d{9,14})?(?:-\d{1,5}x\d{1,5}|-scaled|-rotated)?(?=\.[a-z0-9]+$)/i;
/** WordPress.com's own store of small copies: its address names the site after its host. */
const COPIES = /^i\d\.wp\.com$/;

/** Host and path of an address of a site's file; undefined for what is none. */
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

/** The same for a smaller, turned or edited copy and for what it was made of. */
export function withoutSize(key: string): string {
  return key.replace(MADE, '');
}

/** Where an attachment's file may lie below `uploads`, the likeliest place first. */
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
