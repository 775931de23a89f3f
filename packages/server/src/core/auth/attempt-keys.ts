import { isIPv6 } from 'node:net';

/** An IPv6 client counts with its whole /64. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function accountKey(emailKey: string): string {
  return `account ${emailKey}`;
}

/** Links for a forgotten password, counted per e-mail, known or not. */
export function forgottenAccountKey(emailKey: string): string {
  return `forgotten ${emailKey}`;
}

export function forgottenAddressKey(address: string): string {
  return `forgotten from ${networkOf(address)}`;
}

/** The current password requested inside a session. */
export function ownPasswordKey(userId: string): string {
  return `password ${userId}`;
}

export function codesKey(userId: string): string {
  return `codes ${userId}`;
}

export function addressKey(address: string): string {
  return `address ${networkOf(address)}`;
}

/** Opening posts through their preview links. */
export function previewKey(address: string): string {
  return `preview ${networkOf(address)}`;
}

/** API keys that do not work. */
export function apiKeyFailureKey(address: string): string {
  return `api key ${networkOf(address)}`;
}

/** An IPv6 address's /64; any other address as it is. */
export function networkOf(address: string): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
