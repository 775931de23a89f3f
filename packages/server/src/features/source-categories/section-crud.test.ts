import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aSource } from '#test/factories/a-source.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'sourceCategory',
  endpoints: sourceCategoryEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => {
    const number = next();
    return { sourceId: '1', title: `Chuyên mục ${number}`, url: `https://bao-vi-du.example/muc-${number}` };
  },
  named: async (project) => ({ sourceId: await aSource(server.db, project, 'bao-vi-du.example') }),
  aChange: () => ({ title: `Chuyên mục mới ${next()}` }),
  bulk: { endpoint: sourceCategoryEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'delete', ids }) },
});
