import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** Nothing in this process reaches the network: what reads foreign pages has nothing to ask anybody. */
export function closeNetwork(): void {
  const refuse = () => {
    throw new Error('This process has no network.');
  };
  net.Socket.prototype.connect = refuse;
  net.connect = refuse;
  net.createConnection = refuse;
  net.Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    for (const key of Object.keys(names).filter((name) => /^(?:lookup|resolve|reverse)/.test(name)))
      Object.defineProperty(names, key, { value: refuse });
  syncBuiltinESMExports();
}
