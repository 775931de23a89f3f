import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'menu',
  endpoints: menuEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Menu ${next()}`, position: 'MAIN' }),
  aChange: () => ({ title: `Menu khác ${next()}` }),
  bulk: { endpoint: menuEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'disable', ids }) },
});
