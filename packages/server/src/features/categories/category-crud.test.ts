import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';

const READERS = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'] as const;
const ADMINS = ['SUPPER_ADMIN', 'ADMIN'] as const;

describeCrud({
  server: await startTestServer(),
  entity: 'category',
  endpoints: categoryEndpoints,
  may: {
    list: READERS,
    detail: READERS,
    create: ADMINS,
    update: ADMINS,
    remove: ADMINS,
  },
  aBody: () => ({ title: `Chuyên mục ${aNumber()}` }),
  aChange: () => ({ description: `Mô tả ${aNumber()}` }),
  bulk: { endpoint: categoryEndpoints.bulk, may: ADMINS, aBody: (ids) => ({ action: 'disable', ids }) },
});
