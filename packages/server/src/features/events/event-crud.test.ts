import { ROLES } from '@toasoan/contract/access/roles.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';

describeCrud({
  server: await startTestServer(),
  entity: 'event',
  endpoints: eventEndpoints,
  may: { list: ROLES, detail: ROLES, create: ROLES, update: ROLES, remove: ROLES },
  aBody: () => ({ title: `Hội làng ${aNumber()}`, excerpt: 'Hội bên sông.' }),
  aChange: () => ({ excerpt: `Hội mở lần ${aNumber()}` }),
  bulk: {
    endpoint: eventEndpoints.bulk,
    may: ROLES,
    aBody: (ids) => ({ action: 'move', to: 'TRASHED', ids }),
  },
});
