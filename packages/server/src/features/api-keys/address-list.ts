import ipaddr from 'ipaddr.js';

/**
 * An address or a network as it is stored: without bits of a machine, an IPv4 address inside an IPv6 one as IPv4.
 * Undefined for what is neither.
 */
export function listedAddress(text: string): string | undefined {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0 || !isWritten(address)) return undefined;
  const ip = ipaddr.parse(address);
  const plain = ipaddr.process(address);
  if (bits === undefined) return plain.toString();
  const length = lengthOf(bits, ip.kind() === 'ipv4' ? 32 : 128);
  if (length === undefined) return undefined;
  if (plain.kind() === ip.kind()) return networkOf(ip, length);
  // The first 96 bits of `::ffff:a.b.c.d` say no more than that it is one.
  return length < 96 ? undefined : networkOf(plain, length - 96);
}

/** Whether an address may call; an empty list lets every one. */
export function isListed(address: string, list: readonly string[]): boolean {
  if (list.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return list.some((entry) => {
    const [network, length] = entry.includes('/')
      ? ipaddr.parseCIDR(entry)
      : ([ipaddr.parse(entry), undefined] as const);
    if (network.kind() !== ip.kind()) return false;
    return ip.match(network, length ?? (ip.kind() === 'ipv4' ? 32 : 128));
  });
}

/** `10.1` and `0x0a000001` are addresses to old programs, and mistakes to people. */
function isWritten(address: string): boolean {
  return address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);
}

function lengthOf(bits: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(bits)) return undefined;
  const length = Number(bits);
  return length <= most ? length : undefined;
}

function networkOf(ip: ipaddr.IPv4 | ipaddr.IPv6, length: number): string {
  const first =
    ip.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${ip}/${length}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${length}`);
  return `${first}/${length}`;
}
