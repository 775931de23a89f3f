import { domainToASCII } from 'node:url';

const LOCAL_PART = /^[\x21-\x7E]+$/;

/**
 * The identity of an e-mail address: trimmed, lower case, domain in ASCII (IDNA). Undefined for an impossible
 * address. A local part outside ASCII is refused, because look-alike letters would make two accounts out of one
 * address.
 */
export function emailKeyOf(email: string): string | undefined {
  const text = email.normalize('NFC').trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainToASCII(text.slice(at + 1));
  if (!LOCAL_PART.test(local) || !domain.includes('.')) return undefined;
  return `${local}@${domain}`.toLowerCase();
}
