import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  /** Everything received. */
  readonly text: string;
  /** Status of each answer in it. */
  readonly statuses: readonly number[];
}

/** The client's use of its side of the connection. */
export type Script = (socket: Socket) => Promise<unknown> | unknown;

/** Acts as a client on its own connection, and listens until the server or an error closes it. */
export async function exchange(port: number, script: Script): Promise<RawAnswer> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  // Not `once`: it stops at the first error, and the close event follows it.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('end', () => socket.end());
  await once(socket, 'connect');
  await script(socket);
  await closed;
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  return { text, statuses };
}

/** Byte by byte with a pause after each, which makes the client slow; ends when the connection is closed. */
export async function drip(socket: Socket, text: string, every: number): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed || socket.writableEnded) return;
    socket.write(byte);
    await wait(every);
  }
}

export function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
