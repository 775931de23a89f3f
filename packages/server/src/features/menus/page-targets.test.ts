import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { BLANK_FOOTER } from '@toasoan/contract/features/footers/footer-content.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { findLinkedPages } from '#server/features/pages/public.ts';
import { aPagesRoom } from '#server/features/pages/test-support/a-pages-room.ts';
import { startTestServer } from '#test/test-server.ts';
import { menusFor } from './menus-for-view.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aPagesRoom(server);
  ({ headers } = room.admin);
});

const toPage = (targetId: string): MenuItem => ({ ...blankItem('aaaaaa'), linkType: 'PAGE', targetId });
const create = (title: string, more = {}) =>
  server.ask(menuEndpoints.create, { headers, body: { title, ...more } });
const draft = ({ id, version }: Menu, items: MenuItem[]) =>
  server.ask(menuEndpoints.draft, { headers, body: { id, version, items } });
async function aMenuTo(pageId: string): Promise<Menu> {
  const { id, version } = await draft(await create('Menu chính'), [toPage(pageId)]);
  return await server.ask(menuEndpoints.publish, { headers, body: { id, version } });
}
const read = ({ id }: Menu) => server.ask(menuEndpoints.detail, { headers, params: { id } });
async function shown(): Promise<string[]> {
  const { items } = await menusFor(
    server.db,
    {
      projectId: room.projectId,
      position: 'MAIN',
      place: { path: '/', postCategoryIds: [] },
      language: 'vi',
      device: 'DESKTOP',
      now: new Date(),
    },
    findLinkedPages,
  );
  return items.map(({ title, href }) => `${title} ${href}`);
}
const usesOf = async (id: string) =>
  (await server.ask(pageEndpoints.consequences, { headers, params: { id }, query: {} })).uses;

test('an item follows the name and the address of its page, and readers have it while the page is public', async () => {
  const page = await room.published({ title: 'Giới thiệu' });
  const menu = await aMenuTo(page.id);
  expect(await shown()).toEqual(['Giới thiệu /gioi-thieu']);
  const renamed = await room.save(page, { title: 'Về chúng tôi', slug: 've-chung-toi' });
  expect(await shown()).toEqual(['Về chúng tôi /ve-chung-toi']);
  const hidden = await room.move(renamed, 'UNPUBLISHED');
  expect(await shown()).toEqual([]);
  expect((await read(menu)).targets).toMatchObject([{ problem: 'HIDDEN', since: hidden.stateTime }]);
});

test('a page in the trash leaves its items in place, named as what is gone', async () => {
  const page = await room.move(await room.published(), 'UNPUBLISHED');
  const menu = await aMenuTo(page.id);
  await room.move(page, 'TRASHED');
  const after = await read(menu);
  expect(after.published).toMatchObject([{ linkType: 'PAGE', targetId: page.id }]);
  expect(after.targets).toMatchObject([{ type: 'PAGE', id: page.id, problem: 'GONE' }]);
});

test('a page knows all that names it: menus, footers, sidebars, layouts and logos', async () => {
  const page = await room.published();
  const other = await room.published();
  const menu = await aMenuTo(page.id);
  const prepared = await draft(await create('Menu phụ'), [toPage(page.id)]);
  const beside = await create('Menu trang', { display: { mode: 'PAGE', pageIds: [page.id, other.id] } });
  const logo = await server.ask(partnerLogoEndpoints.create, {
    headers,
    body: { title: 'Hội B', display: { mode: 'PAGE', pageIds: [page.id] } },
  });
  const footer = await server.ask(footerEndpoints.create, { headers, body: { title: 'Chân trang' } });
  const where = { linkType: 'PAGE', targetId: page.id, url: '', target: 'SELF' } as const;
  const links = [{ id: 'aaaaaa', title: '', names: {}, ...where }];
  const column = { id: 'bbbbbb', heading: 'Về chúng tôi', names: {}, links, html: '' };
  await server.ask(footerEndpoints.draft, {
    headers,
    body: { id: footer.id, version: footer.version, content: { ...BLANK_FOOTER, columns: [column] } },
  });
  const sidebar = await server.ask(sidebarEndpoints.create, {
    headers,
    body: { title: 'Bên phải', display: { mode: 'PAGE', pageIds: [page.id] } },
  });
  const layout = await server.ask(layoutEndpoints.create, {
    headers,
    body: { title: 'Trang giới thiệu', kind: 'PAGE', display: { mode: 'PAGE', pageIds: [page.id] } },
  });
  expect(await usesOf(page.id)).toEqual([
    { kind: 'menu', id: menu.id, title: 'Menu chính' },
    { kind: 'menu', id: prepared.id, title: 'Menu phụ' },
    { kind: 'menu', id: beside.id, title: 'Menu trang' },
    { kind: 'footer', id: footer.id, title: 'Chân trang' },
    { kind: 'sidebar', id: sidebar.id, title: 'Bên phải' },
    { kind: 'layout', id: layout.id, title: 'Trang giới thiệu' },
    { kind: 'partnerLogo', id: logo.id, title: 'Hội B' },
  ]);
  expect(await usesOf(other.id)).toEqual([{ kind: 'menu', id: beside.id, title: 'Menu trang' }]);
});

test('a display names its pages, and says which of them readers cannot open', async () => {
  const page = await room.published({ title: 'Liên hệ' });
  const hidden = await room.write({ title: 'Thể lệ' });
  const menu = await create('Menu', { display: { mode: 'PAGE', pageIds: [page.id, hidden.id] } });
  expect(menu.displayTargets).toEqual([
    { kind: 'page', id: page.id, title: 'Liên hệ', isGone: false },
    { kind: 'page', id: hidden.id, title: 'Thể lệ', isGone: true },
  ]);
});

test('a page of another project is no target of a display', async () => {
  const foreign = await (await aPagesRoom(server)).published();
  const refused = await server.refusal(menuEndpoints.create, {
    headers,
    body: { title: 'Menu', display: { mode: 'PAGE', pageIds: [foreign.id] } },
  });
  expect(refused.details?.rules?.map(({ code }) => code)).toEqual(['TARGET_UNKNOWN']);
});
