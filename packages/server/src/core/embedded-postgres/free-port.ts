import { createServer } from 'node:net';

/** The wished port of 127.0.0.1 if it is free, else any free one. */
export async function freePort(wished: number | undefined): Promise<number> {
  return (wished === undefined ? undefined : await tryPort(wished)) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
