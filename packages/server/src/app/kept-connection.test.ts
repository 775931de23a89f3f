import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';

/** More than a proxy sends through one connection before it thinks of another. */
const MANY = 2_500;

const { app } = await startTestServer();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

test('a connection with many requests is neither refused nor closed', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = new Set<string>();
  const ports = new Set<number | undefined>();
  for (let asked = 0; asked < MANY; asked += 1) {
    const [answer] = (await once(get({ port, path: '/healthz', agent }), 'response')) as [IncomingMessage];
    seen.add(`${answer.statusCode} ${answer.headers.connection}`);
    ports.add(answer.socket.localPort);
    answer.resume();
    await once(answer, 'end');
  }
  agent.destroy();
  expect([...seen]).toEqual(['200 keep-alive']);
  expect(ports.size).toBe(1);
});

test('a connection that does not wait for answers gets every one', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
  const asked = [...Array.from({ length: MANY - 1 }, () => head), `${head}Connection: close\r\n`];
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.write(`${asked.join('\r\n')}\r\n`);
  await once(socket, 'close');
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: MANY }, () => 'HTTP/1.1 200'));
});
