import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';
import { httpAddress } from './http-address.ts';

/** What prevents a server from listening, by the system's error code. */
const REASONS: Readonly<Record<string, (place: Pick<Config, 'port' | 'host'>) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT ${port} on ${host} is in use by another program; set PORT to a free one.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
  EAI_AGAIN: ({ host }) => `HOST ${host} is no address of this machine.`,
};

/** Returns the address it listens at. @throws ConfigError naming the responsible setting */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
    throw reason === undefined ? error : new ConfigError(reason({ port, host }), { cause: error });
  }
  const { port: actual } = app.server.address() as AddressInfo;
  return httpAddress(host, actual);
}
