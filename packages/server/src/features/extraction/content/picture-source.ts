import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { absoluteAddress } from '../page/absolute-address.ts';

/** Where lazy pictures keep their real address, the surest first. */
const LAZY = [
  'data-original',
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-original-src',
  'data-echo',
  'data-url',
  'data-image',
  'data-full-src',
];
const SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];
const EMPTY =
  /^data:|(?:blank|spacer|pixel|placeholder|loading|lazy|transparent|1x1|no-?image)[\w-]*\.(?:gif|png|svg|jpe?g)/i;
const SMALL = 60;

/** The address of a picture as a browser with scripts would show it. */
export function pictureAddress(image: Element, base: string): string | undefined {
  const said = LAZY.map((name) => image.getAttribute(name)).find((value) => value && !EMPTY.test(value));
  const src = image.getAttribute('src') ?? '';
  const own = said ?? (EMPTY.test(src) ? '' : src);
  return (
    absoluteAddress(own, base) ??
    absoluteAddress(widestOf(image), base) ??
    absoluteAddress(sourceBeside(image), base)
  );
}

function widestOf(element: Element): string {
  const sets = SETS.map((name) => element.getAttribute(name)).find((value) => value) ?? '';
  const choices = sets.split(/,\s+|,(?=https?:)/).map((choice) => choice.trim().split(/\s+/));
  const widest =
    choices.sort((a, b) => Number.parseFloat(b[1] ?? '1') - Number.parseFloat(a[1] ?? '1'))[0]?.[0] ?? '';
  return EMPTY.test(widest) ? '' : widest;
}

function sourceBeside(image: Element): string {
  if (image.parentElement?.localName !== 'picture') return '';
  return [...image.parentElement.querySelectorAll('source')].map(widestOf).find(Boolean) ?? '';
}

/** Icons, counters and smileys are no pictures of an article. */
export function isOrnament(image: Element): boolean {
  const sizes = [image.getAttribute('width'), image.getAttribute('height')].map((size) =>
    Number.parseFloat(size ?? ''),
  );
  if (sizes.some((size) => size > 0 && size <= SMALL)) return true;
  return /(?:\b|_)(?:emoji|smiley|wp-smiley|icon|logo|avatar|ico)(?:\b|_)/i.test(
    image.getAttribute('class') ?? '',
  );
}

/** A picture that leads to another site is an advertisement. */
export function isAdvert(image: Element, base: string): boolean {
  const link = image.closest('a[href]')?.getAttribute('href');
  const url = link === null || link === undefined ? null : URL.parse(link, base);
  if (
    url === null ||
    !url.protocol.startsWith('http') ||
    /\.(?:jpe?g|png|webp|gif|avif)$/i.test(url.pathname)
  )
    return false;
  const [own, other] = [siteOf(new URL(base).hostname), siteOf(url.hostname)];
  return own !== other;
}

const siteOf = (host: string) => host.split('.').slice(-2).join('.');

export function altOf(image: Element): string {
  return cleanOneLine(image.getAttribute('alt') ?? '').slice(0, 500);
}
