import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchRefused } from './fetch-refused.ts';

/** Ports on which strangers serve the web; all others may be internal services. */
const PORTS = ['80', '443', '8080', '8443'];
/** All of IPv6 that is given out to the public. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
const MAX_ADDRESS = 2_048;

/** Private hosts that may be fetched all the same: `host` with every port, or `host:port`. */
export type AllowedHosts = readonly string[];

interface AddressRules {
  readonly allowed: AllowedHosts;
  /** Whether http is refused; allowed hosts may use it. */
  readonly httpsOnly?: boolean | undefined;
}

/**
 * The address as the network will see it: `URL` has turned all spellings of a number into one.
 * @throws FetchRefused for everything that strangers do not serve under.
 */
export function checkedAddress(address: string, { allowed, httpsOnly = false }: AddressRules): URL {
  const url = parsed(address);
  const isAllowed = isAllowedHost(url, allowed);
  const schemes = httpsOnly && !isAllowed ? ['https:'] : ['https:', 'http:'];
  if (!schemes.includes(url.protocol)) throw new FetchRefused('scheme', `${url.protocol} is not fetched`);
  if (url.username !== '' || url.password !== '')
    throw new FetchRefused('userinfo', 'an address with a login is not fetched');
  if (url.hostname === '') throw new FetchRefused('address', 'the address names no host');
  if (isAllowed) return url;
  const host = hostOf(url);
  if (isIP(host) !== 0 ? !isPublicIp(host) : isLocalName(host))
    throw new FetchRefused('private', `${host} is not a public address`);
  if (!PORTS.includes(portOf(url))) throw new FetchRefused('port', `port ${url.port} is not fetched`);
  return url;
}

function parsed(address: string): URL {
  if (address.length > MAX_ADDRESS || !URL.canParse(address))
    throw new FetchRefused('address', 'this is not an address');
  return new URL(address);
}

/** Whether the operator has named this host, with or without its port. */
export function isAllowedHost(url: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${portOf(url)}`);
}

/** The host without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ port, protocol }: URL): string {
  if (port !== '') return port;
  return protocol === 'http:' ? '80' : '443';
}

/** Whether an address is one of the public internet: not of this machine, its networks, or a tunnel to them. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  // The library takes `::127.0.0.1`, an old way to write an IPv4 address, for a public one.
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6));
}

/** Names that no public server has; a name without a dot is completed by the machine's own search list. */
function isLocalName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return !name.includes('.') || /\.(localhost|local|internal|home\.arpa|onion)$/.test(name);
}
