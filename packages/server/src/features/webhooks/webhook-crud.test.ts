import { webhookEndpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const ADMINS = ['SUPPER_ADMIN', 'ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'webhook',
  endpoints: webhookEndpoints,
  may: { list: ADMINS, detail: ADMINS, create: ADMINS, update: ADMINS, remove: ADMINS },
  aBody: () => ({
    title: `Nơi nhận ${next()}`,
    address: `https://hooks.example/${next()}`,
    topics: ['post.published', 'event.published'],
  }),
  aChange: () => ({ title: `Nơi khác ${next()}`, topics: ['post.updated'] }),
});
