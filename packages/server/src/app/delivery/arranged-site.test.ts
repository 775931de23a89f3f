import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { BLANK_FOOTER } from '@toasoan/contract/features/footers/footer-content.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import type { MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aNewsroom(server);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
  headers = await signIn(server.db, person, { project: room.projectId });
});

const siteAt = async (path = '/') => {
  const url = `/api/public/v1/${room.projectId}?path=${encodeURIComponent(path)}`;
  const answer = await server.app.inject({ method: 'GET', url });
  return answer.json<{ data: PublicSite }>().data;
};
const titlesAt = async (path = '/') => {
  const { menus = [] } = await siteAt(path);
  return menus.map(({ position, items }) => `${position}: ${items.map(({ title }) => title).join(', ')}`);
};
const link = (id: string, title: string, more: Partial<MenuItem> = {}): MenuItem => ({
  ...blankItem(id),
  title,
  linkType: 'URL',
  url: `/${id}`,
  ...more,
});
async function aMenu(title: string, items: MenuItem[], more: object = {}) {
  const made = await server.ask(menuEndpoints.create, { headers, body: { title, ...more } });
  const { id, version } = await server.ask(menuEndpoints.draft, {
    headers,
    body: { id: made.id, version: made.version, items },
  });
  return await server.ask(menuEndpoints.publish, { headers, body: { id, version } });
}
const aLogo = async (title: string, more: object = {}) =>
  server.ask(partnerLogoEndpoints.create, {
    headers,
    body: { title, imageId: await aMedia(server.db, room.projectId), status: 'ENABLE', ...more },
  });

test('a site without menus and logos says nothing of them', async () => {
  expect(await siteAt()).not.toHaveProperty('menus');
  expect(await siteAt()).not.toHaveProperty('partnerLogos');
});

test('a published menu is there at once, to its third level, and a draft is not', async () => {
  await siteAt();
  const menu = await aMenu('Menu chính', [
    link('aaaaaa', 'Thời sự'),
    link('bbbbbb', 'Trong nước', { parentId: 'aaaaaa' }),
    link('cccccc', 'Miền Trung', { parentId: 'bbbbbb' }),
  ]);
  await expect.poll(() => titlesAt()).toEqual(['MAIN: Thời sự, Trong nước, Miền Trung']);
  const body = { id: menu.id, version: menu.version, items: [link('aaaaaa', 'Tin nháp')] };
  await server.ask(menuEndpoints.draft, { headers, body });
  expect(await titlesAt()).toEqual(['MAIN: Thời sự, Trong nước, Miền Trung']);
});

test('a menu and a logo of one category stand on its page and on its posts, and nowhere else', async () => {
  const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Văn hóa' } });
  const post = await room.postIn('PUBLISHED', room.author);
  await server.db
    .insertInto('post_categories')
    .values({
      project_id: room.projectId,
      post_id: post.id,
      category_id: category.id,
      position: 9,
      is_main: false,
    })
    .execute();
  const display: Display = { mode: 'CATEGORY', categoryIds: [category.id], includePosts: true };
  await aMenu('Menu chính', [link('aaaaaa', 'Trang nhất')]);
  await aMenu('Menu văn hóa', [link('aaaaaa', 'Di sản')], { code: 'van-hoa', display });
  await aLogo('Bảo tàng', { display });
  await expect.poll(() => titlesAt('/chuyen-muc/van-hoa')).toEqual(['MAIN: Di sản']);
  await expect.poll(() => titlesAt(`/${post.slug}`)).toEqual(['MAIN: Di sản']);
  expect(await titlesAt()).toEqual(['MAIN: Trang nhất']);
  const logosAt = async (path: string) => (await siteAt(path)).partnerLogos?.map(({ title }) => title);
  expect(await logosAt('/chuyen-muc/van-hoa')).toEqual(['Bảo tàng']);
  expect(await logosAt('/')).toEqual([]);
});

test('an item follows the name of its post, and a post under embargo is not named', async () => {
  const post = await room.postIn('PUBLISHED', room.author, { title: 'Toàn cảnh bão số 5' });
  await aMenu('Menu chính', [
    { ...blankItem('aaaaaa'), linkType: 'POST', targetId: post.id },
    link('bbbbbb', 'Liên hệ'),
  ]);
  await expect.poll(() => titlesAt()).toEqual(['MAIN: Toàn cảnh bão số 5, Liên hệ']);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await server.db
    .updateTable('posts')
    .set({ details: JSON.stringify({ embargoUntil: until }) as never })
    .where('id', '=', post.id)
    .execute();
  await expect.poll(() => titlesAt()).toEqual(['MAIN: Liên hệ']);
});

test('a logo is shown from its first moment to its last one', async () => {
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  await aLogo('Đã bắt đầu', { startTime: soon(-60_000) });
  await aLogo('Sắp bắt đầu', { startTime: soon(1_500) });
  const shown = async () => (await siteAt()).partnerLogos?.map(({ title }) => title);
  await expect.poll(shown).toEqual(['Đã bắt đầu']);
  await expect.poll(shown, { timeout: 5_000 }).toEqual(['Đã bắt đầu', 'Sắp bắt đầu']);
});

test('a published footer is on every page at once, with its links and facts, and the draft of it is not', async () => {
  expect(await siteAt()).not.toHaveProperty('footer');
  const made = await server.ask(footerEndpoints.create, { headers, body: { title: 'Chân trang' } });
  const about = { id: 'gioithieu', title: 'Giới thiệu', names: {}, target: 'SELF' } as const;
  const column = {
    id: 'bandoc',
    heading: 'Bạn đọc',
    names: {},
    html: '',
    links: [{ ...about, linkType: 'URL' as const, targetId: null, url: '/gioi-thieu' }],
  };
  const content = { ...BLANK_FOOTER, columns: [column], facts: ['licence' as const] };
  const kept = await server.ask(footerEndpoints.draft, {
    headers,
    body: { id: made.id, version: made.version, content },
  });
  expect(await siteAt()).not.toHaveProperty('footer');
  await server.ask(footerEndpoints.publish, { headers, body: { id: kept.id, version: kept.version } });
  await expect
    .poll(async () => (await siteAt()).footer)
    .toMatchObject({
      columns: [{ heading: 'Bạn đọc', items: [{ title: 'Giới thiệu', href: '/gioi-thieu' }] }],
      facts: ['licence'],
    });
});

test('a page that is not there stands in the frame of the site, with its menu', async () => {
  await aMenu('Menu chính', [link('tinmoi', 'Tin mới hôm nay')]);
  const page = await server.app.inject({ method: 'GET', url: `/s/${room.projectId}/khong-co-trang-nay` });
  expect([page.statusCode, page.body.includes('Tin mới hôm nay')]).toEqual([404, true]);
});
