import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const EDITORS = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'internalLink',
  endpoints: internalLinkEndpoints,
  may: { list: EDITORS, detail: EDITORS, create: EDITORS, update: EDITORS, remove: EDITORS },
  aBody: () => ({
    keyword: `từ khóa ${next()}`,
    targetType: 'url',
    url: '/gioi-thieu',
    variants: ['chữ khác'],
  }),
  aChange: () => ({ priority: (next() % 90) + 1, variants: [`chữ ${next()}`] }),
  bulk: { endpoint: internalLinkEndpoints.bulk, may: EDITORS, aBody: (ids) => ({ action: 'disable', ids }) },
});
