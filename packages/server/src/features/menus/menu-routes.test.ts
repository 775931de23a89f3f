import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { Menu } from '@toasoan/contract/features/menus/menu.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { type MenuRequest, menusFor } from './menus-for-view.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;

beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);
const url = (id: string, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...blankItem(id),
  title,
  linkType: 'URL',
  url: `/${id}`,
  ...more,
});
const create = (title: string, more = {}) =>
  server.ask(menuEndpoints.create, { headers, body: { title, ...more } });
const draft = ({ id, version }: Menu, items: MenuItem[]) =>
  server.ask(menuEndpoints.draft, { headers, body: { id, version, items } });
const publish = ({ id, version }: Menu) =>
  server.ask(menuEndpoints.publish, { headers, body: { id, version } });
const put = async (menu: Menu, items: MenuItem[]) => await publish(await draft(menu, items));
const aCategory = (title: string, more = {}) =>
  server.ask(categoryEndpoints.create, { headers, body: { title, ...more } });
const toCategory = (id: string, targetId: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...blankItem(id),
  linkType: 'category',
  targetId,
  ...more,
});
async function shown(more: Partial<MenuRequest> = {}) {
  const place = { path: '/', postCategoryIds: [] };
  const request = { position: 'MAIN', place, language: 'vi', device: 'DESKTOP', now: at(0) } as const;
  const menu = await menusFor(server.db, { projectId: project, ...request, ...more }, async () => []);
  return menu.items.map(({ title, href }) => `${title} ${href}`);
}

test('readers get what is published, and nothing of a draft', async () => {
  const menu = await put(await create('Menu chính'), [url('aaaaaa', 'Trang chủ')]);
  expect(menu).toMatchObject({ draft: null, hasDraft: false });
  const changed = await draft(menu, [url('aaaaaa', 'Trang nhất')]);
  expect(changed).toMatchObject({ hasDraft: true, version: menu.version + 1 });
  expect(await shown()).toEqual(['Trang chủ /aaaaaa']);
  await publish(changed);
  expect(await shown()).toEqual(['Trang nhất /aaaaaa']);
});

test('an item follows the name and the address of its category', async () => {
  const { id, version } = await aCategory('Thời sự');
  await put(await create('Menu chính'), [toCategory('aaaaaa', id)]);
  const body = { id, version, title: 'Tin tức', slug: 'tin-tuc' };
  await server.ask(categoryEndpoints.update, { headers, body });
  expect(await shown()).toEqual(['Tin tức /chuyen-muc/tin-tuc']);
});

test('a switched-off or deleted category leaves its item in the menu and out of the page', async () => {
  const category = await aCategory('Thời sự');
  const items = [toCategory('aaaaaa', category.id), url('bbbbbb', 'Con', { parentId: 'aaaaaa' })];
  const menu = await put(await create('Menu chính'), [...items, url('cccccc', 'Liên hệ')]);
  const off = { id: category.id, version: category.version, status: 'DISABLED' } as const;
  await server.ask(categoryEndpoints.update, { headers, body: off });
  expect(await shown()).toEqual(['Liên hệ /cccccc']);
  const detail = await server.ask(menuEndpoints.detail, { headers, params: { id: menu.id } });
  expect(detail.published).toHaveLength(3);
  expect(detail.targets).toMatchObject([{ id: category.id, name: 'Thời sự', problem: 'OFF' }]);
  await server.ask(categoryEndpoints.remove, { headers, params: { id: category.id } });
  const after = await server.ask(menuEndpoints.detail, { headers, params: { id: menu.id } });
  expect(after.targets[0]).toMatchObject({ problem: 'GONE', since: expect.any(String) });
});

test('a target of another project is unknown', async () => {
  const other = await aProject(server.db);
  const stranger = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [other] });
  const theirs = await signIn(server.db, stranger, { project: other });
  const body = { title: 'Của người khác' };
  const category = await server.ask(categoryEndpoints.create, { headers: theirs, body });
  const menu = await put(await create('Menu chính'), [toCategory('aaaaaa', category.id)]);
  expect(menu.targets).toMatchObject([{ name: '', path: '', problem: 'GONE' }]);
  expect(await shown()).toEqual([]);
});

test('an unfinished item is kept in the draft and stops publishing', async () => {
  const menu = await draft(await create('Menu chính'), [url('aaaaaa', '')]);
  const { details } = await server.refusal(menuEndpoints.publish, {
    headers,
    body: { id: menu.id, version: menu.version },
  });
  expect(details?.rules?.[0]?.code).toBe('NO_TITLE');
});

test('a draft with a fourth level, or an address that runs, is refused', async () => {
  const { id, version } = await create('Menu chính');
  const deep = ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd'].map((one, index, all) =>
    url(one, one, { parentId: all[index - 1] ?? null }),
  );
  const refused = await server.refusal(menuEndpoints.draft, { headers, body: { id, version, items: deep } });
  expect(refused.details?.rules?.[0]?.code).toBe('TOO_DEEP');
  const items = [url('aaaaaa', 'Chạy', { url: 'javascript:alert(1)' })];
  const unsafe = await server.refusal(menuEndpoints.draft, { headers, body: { id, version, items } });
  expect(unsafe.code).toBe('INVALID_INPUT');
});

test('items that are scheduled come at their time and give way again by themselves', async () => {
  const menu = await put(await create('Menu chính'), [url('aaaaaa', 'Thường')]);
  const { id, version } = await draft(menu, [url('aaaaaa', 'Tết')]);
  const times = { startTime: at(1).toISOString(), endTime: at(3).toISOString() };
  const body = { id, version, ...times };
  const planned = await server.ask(menuEndpoints.schedule, { headers, body });
  expect(planned).toMatchObject({ draft: null, swap: { state: 'COMING', itemCount: 1 } });
  expect(await shown()).toEqual(['Thường /aaaaaa']);
  expect(await shown({ now: at(2) })).toEqual(['Tết /aaaaaa']);
  expect(await shown({ now: at(3) })).toEqual(['Thường /aaaaaa']);
  const ended = await server.ask(menuEndpoints.unschedule, {
    headers,
    body: { id, version: planned.version },
  });
  expect(ended).toMatchObject({ swap: null, draft: [{ title: 'Tết' }] });
  expect(await shown({ now: at(2) })).toEqual(['Thường /aaaaaa']);
});

test('a version comes back as a draft', async () => {
  const first = await put(await create('Menu chính'), [url('aaaaaa', 'Một')]);
  const second = await put(first, [url('aaaaaa', 'Hai')]);
  const { items } = await server.ask(menuEndpoints.versions, { headers, params: { id: second.id } });
  expect(items.map(({ number }) => number)).toEqual([2, 1]);
  const restored = await server.ask(menuEndpoints.restore, {
    headers,
    body: { id: second.id, version: second.version, number: 1 },
  });
  expect(restored).toMatchObject({ draft: [{ title: 'Một' }], published: [{ title: 'Hai' }] });
});

test('a copy into another language takes the known names, and its own readers get it', async () => {
  const { id } = await aCategory('Thời sự', { names: { en: 'News' } });
  const menu = await put(await create('Menu chính'), [toCategory('aaaaaa', id)]);
  const copy = await server.ask(menuEndpoints.copy, { headers, body: { id: menu.id, lang: 'en' } });
  expect(copy).toMatchObject({ code: menu.code, lang: 'en', draft: [{ title: 'News' }] });
  expect(copy.languages.map(({ lang }) => lang)).toEqual(['vi', 'en']);
  expect(await shown({ language: 'en' })).toEqual(['News /en/chuyen-muc/thoi-su']);
  await put(copy, [url('aaaaaa', 'Home')]);
  expect(await shown({ language: 'en' })).toEqual(['Home /aaaaaa']);
  const again = await server.refusal(menuEndpoints.copy, { headers, body: { id: menu.id, lang: 'en' } });
  expect(again.details?.rules?.[0]?.code).toBe('CODE_TAKEN');
});

test('a language without a menu has that of its fallback, and else the one of the default language', async () => {
  const settings = [{ lang: 'fr', name: '', fallback: 'en' }];
  await server.db
    .updateTable('projects')
    .set({ languages: ['vi', 'en', 'fr', 'ko'], language_settings: JSON.stringify(settings) })
    .where('id', '=', project)
    .execute();
  await put(await create('Menu chính'), [url('aaaaaa', 'Trang chủ')]);
  await put(await create('Main menu', { lang: 'en' }), [url('bbbbbb', 'Home')]);
  expect(await shown({ language: 'fr' })).toEqual(['Home /bbbbbb']);
  expect(await shown({ language: 'ko' })).toEqual(['Trang chủ /aaaaaa']);
});

test('a telephone has its own menu where there is one', async () => {
  await put(await create('Menu chính'), [url('aaaaaa', 'Chính')]);
  expect(await shown({ device: 'MOBILE' })).toEqual(['Chính /aaaaaa']);
  await put(await create('Di động', { position: 'MOBILE' }), [url('bbbbbb', 'Gọn')]);
  expect(await shown({ device: 'MOBILE' })).toEqual(['Gọn /bbbbbb']);
  expect(await shown()).toEqual(['Chính /aaaaaa']);
});

test('a project without a menu has one of its categories', async () => {
  const parent = await aCategory('Văn hóa');
  await aCategory('Di sản', { parentId: parent.id });
  await aCategory('Nội bộ', { showInMenu: false });
  const place = { path: '/', postCategoryIds: [] };
  const request = { position: 'MAIN', place, language: 'vi', device: 'DESKTOP', now: at(0) } as const;
  const menu = await menusFor(server.db, { projectId: project, ...request }, async () => []);
  expect(menu).toMatchObject({ id: null, items: [{ title: 'Văn hóa', children: [{ title: 'Di sản' }] }] });
  expect(menu.items).toHaveLength(1);
  expect(menu.items[0]?.href).toBe('/chuyen-muc/van-hoa');
  expect(await shown({ language: 'en' })).toEqual(['Văn hóa /en/chuyen-muc/van-hoa']);
});
