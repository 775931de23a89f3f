import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const MAY = ['SUPPER_ADMIN', 'ADMIN', 'AUTHOR'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'layout',
  endpoints: layoutEndpoints,
  may: { list: MAY, detail: MAY, create: MAY, update: MAY, remove: MAY },
  aBody: () => ({ title: `Trang chủ ${next()}`, kind: 'HOME' }),
  aChange: () => ({ title: `Trang chủ Tết ${next()}`, kind: 'CATEGORY' }),
});
