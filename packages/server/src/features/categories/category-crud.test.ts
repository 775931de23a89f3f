import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';

const READERS = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'] as const;
const ADMINS = ['SUPPER_ADMIN', 'ADMIN'] as const;

describeCrud({
  server: await startTestServer(),
  thing: 'category',
  endpoints: categoryEndpoints,
  may: {
    list: READERS,
    detail: READERS,
    create: ADMINS,
    update: ADMINS,
    bulk: ADMINS,
    remove: ADMINS,
  },
  aBody: () => ({ title: `Chuyên mục ${aNumber()}` }),
  aChange: () => ({ description: `Mô tả ${aNumber()}` }),
  aBulk: (ids) => ({ action: 'disable', ids }),
});
