import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'partnerLogo',
  endpoints: partnerLogoEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Đơn vị ${next()}`, group: 'SPONSOR', tier: 'GOLD', url: 'https://example.org/' }),
  aChange: () => ({ alt: `Logo ${next()}` }),
  bulk: { endpoint: partnerLogoEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'delete', ids }) },
});
