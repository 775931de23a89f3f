import { isIPv4 } from 'node:net';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { VoteDependencies } from '../vote-dependencies.ts';

/** Where a vote came from, as hashes that agree within one contest and name nobody. */
export interface VoteOrigin {
  readonly network_hash: Buffer;
  readonly block_hash: Buffer;
  readonly device_hash: Buffer;
}

interface Sender {
  readonly address: string;
  readonly userAgent: string;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
export function networkBlockOf(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : network;
}

export function originOf(
  keys: VoteDependencies['keys'],
  contestId: string,
  { address, userAgent }: Sender,
): VoteOrigin {
  const hash = (what: string, value: string) => keys(`vote ${what} ${contestId} ${value}`);
  return {
    network_hash: hash('network', networkOf(address)),
    block_hash: hash('block', networkBlockOf(address)),
    device_hash: hash('device', `${networkOf(address)} ${userAgent}`),
  };
}
