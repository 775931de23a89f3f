import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicIp } from './address-rules.ts';
import { FetchRefused } from './fetch-refused.ts';

/** All addresses of a name. */
export type FindAddresses = (host: string) => Promise<readonly LookupAddress[]>;

const CONNECT_MS = 10_000;

/** As every program of this machine resolves names. */
export function findAddresses(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, addresses) => {
      if (error) reject(new FetchRefused('notFound', `${host} was not found`, { cause: error }));
      else resolve(addresses);
    });
  });
}

/** @throws FetchRefused unless all addresses of the name are public. */
export async function publicAddressesOf(
  host: string,
  find: FindAddresses,
): Promise<readonly LookupAddress[]> {
  const addresses = await find(host);
  if (addresses.length === 0) throw new FetchRefused('notFound', `${host} was not found`);
  if (!addresses.every(({ address }) => isPublicIp(address)))
    throw new FetchRefused('private', `${host} leads to an address that is not public`);
  return addresses;
}

/**
 * Connects to the addresses that were checked, and looks at the other end once more: a second answer of the name
 * server is never asked for.
 */
export function checkedConnector(
  find: FindAddresses,
  isAllowed: boolean,
  ca?: string,
): buildConnector.connector {
  const pinned: LookupFunction = (host, options, callback) => {
    const addresses = isAllowed ? find(host) : publicAddressesOf(host, find);
    addresses.then(
      (found) => {
        const [first] = found;
        if (options.all === true) callback(null, [...found]);
        else if (first) callback(null, first.address, first.family);
        else callback(new FetchRefused('notFound', `${host} was not found`), '', 0);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, '', 0),
    );
  };
  const connect = buildConnector({
    lookup: pinned,
    timeout: CONNECT_MS,
    maxCachedSessions: 0,
    ...(ca && { ca }),
  });
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      const { remoteAddress = '' } = socket;
      if (isAllowed || isPublicIp(remoteAddress)) return callback(null, socket);
      socket.destroy();
      callback(new FetchRefused('private', 'connected to an address that is not public'), null);
    });
}
