import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPagesRoom } from '#server/features/pages/test-support/a-pages-room.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
beforeEach(async () => {
  room = await aPagesRoom(server);
});

const itemsAt = async (path: string) => {
  const url = `/api/public/v1/${room.projectId}?path=${encodeURIComponent(path)}`;
  const { data } = (await server.app.inject({ url })).json<{ data: PublicSite }>();
  return (data.menus ?? []).flatMap(({ items }) => items.map(({ title, href }) => `${title} ${href}`));
};
const toPage = (targetId: string): MenuItem => ({ ...blankItem('aaaaaa'), linkType: 'PAGE', targetId });
async function aMenu(items: MenuItem[], more: object = {}) {
  const { headers } = room.admin;
  const made = await server.ask(menuEndpoints.create, { headers, body: { title: 'Menu', ...more } });
  const body = { id: made.id, version: made.version, items };
  const { id, version } = await server.ask(menuEndpoints.draft, { headers, body });
  await server.ask(menuEndpoints.publish, { headers, body: { id, version } });
}

test('the menu of a site follows the name, the address and the end of a page at once', async () => {
  const page = await room.published({ title: 'Giới thiệu' });
  await aMenu([toPage(page.id)]);
  await expect.poll(() => itemsAt('/')).toEqual(['Giới thiệu /gioi-thieu']);
  const renamed = await room.save(page, { title: 'Về chúng tôi', slug: 've-chung-toi' });
  await expect.poll(() => itemsAt('/')).toEqual(['Về chúng tôi /ve-chung-toi']);
  await room.move(renamed, 'UNPUBLISHED');
  await expect.poll(() => itemsAt('/')).toEqual([]);
});

test('what is displayed on a page is on that page alone, wherever the page moves', async () => {
  const parent = await room.published({ title: 'Điều khoản' });
  const page = await room.published({ title: 'Quy chế' });
  const url: MenuItem = { ...blankItem('bbbbbb'), title: 'Khiếu nại', linkType: 'URL', url: '/khieu-nai' };
  await aMenu([url], { display: { mode: 'PAGE', pageIds: [page.id] } });
  await expect.poll(() => itemsAt('/quy-che')).toEqual(['Khiếu nại /khieu-nai']);
  expect(await itemsAt('/dieu-khoan')).toEqual([]);
  await room.save(page, { parentId: parent.id });
  await expect.poll(() => itemsAt('/dieu-khoan/quy-che')).toEqual(['Khiếu nại /khieu-nai']);
  await expect.poll(() => itemsAt('/quy-che')).toEqual([]);
});
