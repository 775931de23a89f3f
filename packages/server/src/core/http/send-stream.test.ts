import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { type Line, sendStream } from './send-stream.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A stream whose reader has requested it and reads nothing. */
async function unread(): Promise<{
  readonly line: Line;
  readonly raw: ServerResponse;
  readonly closed: () => void;
}> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  ends.push(
    () => reader.destroy(),
    () => server.close(),
  );
  reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  const { promise, resolve } = Promise.withResolvers<Line>();
  const closed = vi.fn();
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) };
  sendStream(reply as unknown as FastifyReply, { begin: resolve, closed });
  return { line: await promise, raw, closed };
}

const BLOCK = 'x'.repeat(16 * 1024);
/** More than the system buffers for any reader. */
const MANY = 4_096;

it('a reader that reads nothing is disconnected before much is buffered, and later writes are dropped', async () => {
  const { line, raw, closed } = await unread();
  let most = 0;
  for (let count = 0; count < MANY && !raw.destroyed; count += 1) {
    line.write(BLOCK);
    most = Math.max(most, raw.writableLength);
  }
  expect(raw.destroyed).toBe(true);
  expect(most).toBeLessThan(512 * 1024);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  line.write(BLOCK);
  line.end(BLOCK);
});

it('the closing text waits only briefly', async () => {
  const { line, raw, closed } = await unread();
  for (let count = 0; count < 8; count += 1) line.write(BLOCK);
  line.end('bye');
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), { timeout: 8_000 });
  expect(raw.destroyed).toBe(true);
});
