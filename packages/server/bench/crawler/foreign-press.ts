import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Press {
  readonly port: number;
  close(): Promise<void>;
}

/** Addresses of this machine's own network: each paper has one, so the product takes each for a host. */
export const paperAddress = (at: number): string => `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`;

/** Papers on one port of so many addresses; all of them are this process. */
export async function openPress(hosts: readonly string[], answer: Answer): Promise<Press> {
  const servers: Server[] = [];
  let port = 0;
  for (const host of hosts) {
    const server = createServer(answer);
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen(port, host, done);
    });
    ({ port } = server.address() as AddressInfo);
    servers.push(server);
  }
  return {
    port,
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise<void>((done) => {
            server.close(() => done());
          });
        }),
      );
    },
  };
}
