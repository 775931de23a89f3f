import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const MAY = ['SUPPER_ADMIN', 'ADMIN', 'AUTHOR'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'contentTemplate',
  endpoints: contentTemplateEndpoints,
  may: { list: MAY, detail: MAY, create: MAY, update: MAY, remove: MAY },
  aBody: () => ({ title: `Khối tin ${next()}`, type: 'LATEST', limit: 7 }),
  aChange: () => ({ headingLink: `/chuyen-muc/moi-${next()}`, columns: 2 }),
  bulk: { endpoint: contentTemplateEndpoints.bulk, may: MAY, aBody: (ids) => ({ action: 'disable', ids }) },
});
