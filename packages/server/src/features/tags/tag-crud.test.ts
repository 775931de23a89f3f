import { ROLES } from '@toasoan/contract/access/roles.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const EDITORS = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'tag',
  endpoints: tagEndpoints,
  may: { list: ROLES, detail: ROLES, create: ROLES, update: EDITORS, remove: EDITORS },
  aBody: () => ({ title: `Thẻ ${next()}`, kind: 'TOPIC', keywords: ['bão'] }),
  aChange: () => ({ description: `Mô tả ${next()}` }),
  bulk: { endpoint: tagEndpoints.bulk, may: EDITORS, aBody: (ids) => ({ action: 'disable', ids }) },
});
