import { MAX_ADDRESS_LENGTH } from './article-limits.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside a scheme, so they hide one.
const HIDDEN = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;
const OUTSIDE = /^[hH][tT]{2}[pP][sS]?:\/\/[^\s/?#\\@<>"'`]+(?:[/?#][^\s<>"`\\]*)?$/;
const MAIL = /^mailto:[^\s<>"'`\\@]+@[^\s<>"'`\\]+$/i;
const PHONE = /^tel:\+?[0-9().-]{3,32}$/i;
const WITHIN = /^\/(?![/\\])[^\s<>"`\\]*$/;

/**
 * The address as an article may hold it, or undefined: http(s) without a user name, mailto, tel, or a path of
 * the same site. Everything else, `javascript:` and `data:` first, is no link.
 */
export function linkAddress(value: string): string | undefined {
  const address = value.normalize('NFC').replace(HIDDEN, '').trim().replace(/\s/g, '%20');
  if (address.length > MAX_ADDRESS_LENGTH) return undefined;
  return [OUTSIDE, WITHIN, MAIL, PHONE].some((form) => form.test(address)) ? address : undefined;
}
