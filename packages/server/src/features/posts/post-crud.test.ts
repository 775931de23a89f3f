import { ROLES } from '@toasoan/contract/access/roles.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';

describeCrud({
  server: await startTestServer(),
  entity: 'post',
  endpoints: postEndpoints,
  may: { list: ROLES, detail: ROLES, create: ROLES, update: ROLES, remove: ROLES },
  aBody: () => ({ title: `Bài mới ${aNumber()}`, excerpt: 'Sapo của bài.' }),
  aChange: () => ({ excerpt: `Sapo sửa lần ${aNumber()}` }),
  bulk: {
    endpoint: postEndpoints.bulk,
    may: ROLES,
    aBody: (ids) => ({ action: 'move', to: 'TRASHED', ids }),
  },
});
