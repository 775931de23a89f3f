import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'parserSource',
  endpoints: parserSourceEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => {
    const number = next();
    return { title: `Báo Ví Dụ ${number}`, homeUrl: `https://bao-${number}.example/` };
  },
  aChange: () => ({ scope: `Đăng lại toàn văn ${next()}` }),
  bulk: { endpoint: parserSourceEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'delete', ids }) },
});
