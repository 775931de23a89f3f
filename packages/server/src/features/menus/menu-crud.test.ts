import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { describeCrud } from '#test/describe-crud.ts';
import { describeDrafts } from '#test/describe-drafts.ts';
import { startTestServer } from '#test/test-server.ts';

const SUPER = ['SUPPER_ADMIN'] as const;
const server = await startTestServer();
let count = 0;
const next = () => (count += 1);

describeCrud({
  server,
  entity: 'menu',
  endpoints: menuEndpoints,
  may: { list: SUPER, detail: SUPER, create: SUPER, update: SUPER, remove: SUPER },
  aBody: () => ({ title: `Menu ${next()}`, position: 'MAIN' }),
  aChange: () => ({ title: `Menu khác ${next()}` }),
  bulk: { endpoint: menuEndpoints.bulk, may: SUPER, aBody: (ids) => ({ action: 'disable', ids }) },
});

const items = (number: 1 | 2): MenuItem[] => [
  { ...blankItem('trangchu'), title: `Trang chủ ${number}`, linkType: 'URL', url: '/' },
];

describeDrafts({
  server,
  endpoints: menuEndpoints,
  aBody: () => ({ title: `Menu ${next()}` }),
  things: async () => undefined,
  aDraft: (number) => ({ items: items(number) }),
  shown: items,
});
