import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';

const lines: string[] = [];
const logStream = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});
const server = await startTestServer({ env: { LOG_LEVEL: 'info' }, logStream });

it('kept answers leave one line for all of them, and their sums are in the metrics', async () => {
  const { projectId } = await aNewsroom(server);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await server.delivery.answers.listening();
  const url = `${address}/api/public/v1/${projectId}/home`;
  const ask = (headers = {}) => fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  const size = (await first.arrayBuffer()).byteLength;
  const requests = () => lines.filter((line) => line.includes('"msg":"request"')).length;
  const before = requests();
  for (let index = 0; index < 5; index += 1) expect((await ask()).status).toBe(200);
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  expect(requests()).toBe(before);
  const { body } = await server.app.inject({ url: '/metrics' });
  expect(body).toContain('delivery_hits_total 6');
  expect(body).toContain(`delivery_hit_bytes_total ${5 * size}`);
  await server.app.close();
  const kept = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'kept answers');
  expect(kept).toMatchObject([{ level: 'info', sent: 5, unchanged: 1, bytes: 5 * size }]);
});
