import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ownTime } from '#test/own-time.ts';

export interface RawAnswer {
  /** Everything received. */
  readonly text: string;
  /** Status of each answer in it. */
  readonly statuses: readonly number[];
  /** Until the first byte of an answer; undefined when there was none. */
  readonly answeredAfter: number | undefined;
  /** Until the connection was closed by the server or by an error. */
  readonly closedAfter: number;
}

/** The client's use of its side of the connection. */
export type Script = (socket: Socket) => Promise<unknown> | unknown;

/** Acts as a client on its own connection, and listens until it is closed. */
export async function exchange(port: number, script: Script): Promise<RawAnswer> {
  const begun = ownTime();
  const since = () => ownTime() - begun;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let answeredAfter: number | undefined;
  socket.on('data', (chunk) => {
    answeredAfter ??= since();
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
  return { text, statuses, answeredAfter, closedAfter: since() };
}

/** Byte by byte until there is no more or the connection is closed. */
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
