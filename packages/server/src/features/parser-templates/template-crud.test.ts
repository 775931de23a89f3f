import { parserTemplateEndpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'parserTemplate',
  endpoints: parserTemplateEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Mẫu báo địa phương ${next()}` }),
  aChange: () => ({ note: `Đọc bằng bộ chọn ${next()}` }),
  bulk: {
    endpoint: parserTemplateEndpoints.bulk,
    may: SUPER,
    aBody: (ids) => ({ action: 'delete', ids }),
  },
});
