import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { blankBlock } from '@toasoan/contract/features/sidebars/sidebar-content.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { describeDrafts } from '#test/describe-drafts.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'sidebar',
  endpoints: sidebarEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Thanh bên ${next()}` }),
  aChange: () => ({ title: `Thanh bên khác ${next()}` }),
  bulk: { endpoint: sidebarEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'disable', ids }) },
});

const shown = (number: 1 | 2) => ({ blocks: [{ id: 'khoimoi', hidden: number === 2 }] });

describeDrafts({
  server,
  endpoints: sidebarEndpoints,
  aBody: () => ({ title: `Thanh bên ${next()}` }),
  things: (headers) =>
    server.ask(contentTemplateEndpoints.create, { headers, body: { title: 'Mới nhất', type: 'LATEST' } }),
  aDraft: (number, { id }) => ({
    content: { blocks: [{ ...blankBlock('khoimoi', id), hidden: number === 2 }] },
  }),
  shown,
});
