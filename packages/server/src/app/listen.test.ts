import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from './config.ts';
import { listen } from './listen.ts';

async function listening(host: string, port = 0): Promise<string> {
  const app = fastify();
  onTestFinished(() => app.close());
  return await listen(app, { host, port });
}

test('the printed address is the one it listens at, even when the system chose the port', async () => {
  const address = await listening('127.0.0.1');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
  expect((await fetch(address)).status).toBe(404);
});

test('a port used by another program is named', async () => {
  const port = Number(new URL(await listening('127.0.0.1')).port);
  const second = listening('127.0.0.1', port);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(`PORT ${port} on 127.0.0.1 is in use by another program`);
});

test.each(['203.0.113.7', 'khong-co.invalid'])(
  'a host that is not this machine is named: %s',
  async (host) => {
    await expect(listening(host)).rejects.toThrow(`HOST ${host} is no address of this machine.`);
  },
);
