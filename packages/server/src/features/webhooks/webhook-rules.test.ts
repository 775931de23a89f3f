import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import type { WebhookCreate } from '@toasoan/contract/features/webhooks/webhook.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const project = await aProject(server.db);
const headers = await signIn(server.db, await aPerson(server.db, { role: 'ADMIN', projects: [project] }), {
  project,
});

test.each([
  ['http://example.com/hook', 'ADDRESS_NOT_HTTPS'],
  ['https://127.0.0.1/hook', 'ADDRESS_PRIVATE'],
  ['https://[::ffff:7f00:1]/hook', 'ADDRESS_PRIVATE'],
  ['https://localhost/hook', 'ADDRESS_PRIVATE'],
  ['https://a:b@example.com/', 'ADDRESS_LOGIN'],
  ['https://example.com:5432/', 'ADDRESS_PORT'],
  ['not an address', 'ADDRESS_INVALID'],
])('the address %s is refused: %s', async (address, code) => {
  const body = { title: 'Nơi nhận', address, topics: ['post.published'] } as WebhookCreate;
  const refusal = await server.refusal(endpoints.create, { headers, body });
  expect(refusal.details.rules).toMatchObject([{ code, field: 'address' }]);
});

test('a project has twenty webhooks at most', async () => {
  for (let count = 0; count < 20; count += 1) {
    const body = { title: `Nơi ${count}`, address: 'https://hooks.example/', topics: ['post.published'] };
    await server.ask(endpoints.create, { headers, body: body as WebhookCreate });
  }
  const body = { title: 'Thêm', address: 'https://hooks.example/', topics: ['post.published'] };
  const refusal = await server.refusal(endpoints.create, { headers, body: body as WebhookCreate });
  expect(refusal.details.rules?.[0]?.code).toBe('TOO_MANY');
});
