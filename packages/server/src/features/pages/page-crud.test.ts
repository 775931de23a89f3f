import type { Role } from '@toasoan/contract/access/roles.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER: readonly Role[] = ['SUPPER_ADMIN'];

describeCrud({
  server: await startTestServer(),
  entity: 'page',
  endpoints: pageEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Quy chế số ${aNumber()}`, excerpt: 'Bình luận được duyệt thế nào.' }),
  aChange: () => ({ excerpt: `Bản thứ ${aNumber()}` }),
});
