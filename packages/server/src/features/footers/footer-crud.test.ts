import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { BLANK_FOOTER, type FooterContent } from '@toasoan/contract/features/footers/footer-content.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { describeDrafts } from '#test/describe-drafts.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'footer',
  endpoints: footerEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Chân trang ${next()}` }),
  aChange: () => ({ title: `Chân trang khác ${next()}` }),
  bulk: { endpoint: footerEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'disable', ids }) },
});

const contents = (number: 1 | 2): FooterContent => ({
  ...BLANK_FOOTER,
  copyright: `Bản quyền ${number}`,
});

describeDrafts({
  server,
  endpoints: footerEndpoints,
  aBody: () => ({ title: `Chân trang ${next()}` }),
  things: async () => undefined,
  aDraft: (number) => ({ content: contents(number) }),
  shown: contents,
});
