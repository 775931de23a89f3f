import { domainToASCII } from 'node:url';

const LOCAL_PART = /^[\x21-\x7E]+$/;

/**
 * What makes two e-mail addresses the same account: trimmed, lower case, domain in ASCII (IDNA).
 * Undefined for what cannot be an address; a local part outside ASCII is none, because look-alike
 * letters would make two accounts out of one address.
 */
export function emailKeyOf(email: string): string | undefined {
  const text = email.normalize('NFC').trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainToASCII(text.slice(at + 1));
  if (!LOCAL_PART.test(local) || !domain.includes('.')) return undefined;
  return `${local}@${domain}`.toLowerCase();
}
