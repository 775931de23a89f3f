import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from '../pages/test-support/a-pages-room.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aPagesRoom(server);
  ({ headers } = room.admin);
});

const at = async (path: string) =>
  await server.ask(deliveryEndpoints.page, { params: { site: room.projectId }, query: { path } });
const statusAt = async (path: string, site = room.projectId) =>
  (
    await server.app.inject({
      url: `/api/public/v1/${site}/page?path=${encodeURIComponent(path)}`,
    })
  ).statusCode;
const titleAt = async (path: string) => (await at(path)).page?.title;
const fileAt = async (name: string) =>
  (await server.app.inject({ url: `/api/public/v1/${room.projectId}/${name}` })).body;

describe('a static page in the public API', () => {
  it('is there in one state alone, gone where it was public, and unknown where it never was', async () => {
    const draft = await room.write({ ...room.finished(), title: 'Bản nháp' });
    const trashed = await room.move(await room.write({ title: 'Bỏ đi' }), 'TRASHED');
    const page = await room.published({ title: 'Liên hệ' });
    const hidden = await room.move(await room.published({ title: 'Đã hạ' }), 'UNPUBLISHED');
    const thrown = await room.move(
      await room.move(await room.published({ title: 'Đã xóa' }), 'UNPUBLISHED'),
      'TRASHED',
    );
    const statuses = [draft, trashed, page, hidden, thrown].map(({ path }) => statusAt(path));
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 410, 410]);
    expect(await statusAt('/chua-tung-co')).toBe(404);
    expect(await statusAt(page.path, (await aPagesRoom(server)).projectId)).toBe(404);
  });

  it('names what is public around it and nothing else', async () => {
    const parent = await room.published({ title: 'Điều khoản' });
    const below = { parentId: parent.id };
    const page = await room.published({ title: 'Quy chế', ...below });
    const beside = await room.published({ title: 'Bảo vệ dữ liệu', ...below });
    await room.published({ title: 'Không hiện', menuShow: false, ...below });
    await room.write({ title: 'Nháp bên cạnh', ...below });
    const child = await room.published({ title: 'Mẫu đơn', parentId: page.id });
    await room.move(await room.published({ title: 'Mẫu cũ', parentId: page.id }), 'UNPUBLISHED');
    const { page: shown } = await at(page.path);
    expect(shown).toMatchObject({
      path: '/dieu-khoan/quy-che',
      contentHtml: '<p>Tòa soạn duyệt bình luận mỗi ngày.</p>',
      comments: { target: `page-${page.id}`, areAllowed: false },
    });
    const titles = (links: readonly { title: string }[] = []) => links.map(({ title }) => title);
    expect(titles(shown?.parents)).toEqual(['Điều khoản']);
    expect(titles(shown?.siblings)).toEqual([page.title, beside.title]);
    expect(titles(shown?.children)).toEqual([child.title]);
    expect(JSON.stringify(shown)).not.toContain('reviewOwner');
  });

  it('leads an old address to the new one, for pages below it too', async () => {
    const parent = await room.published({ title: 'Giới thiệu' });
    await room.published({ title: 'Ban biên tập', parentId: parent.id });
    await at('/gioi-thieu/ban-bien-tap');
    await room.save(parent, { slug: 've-chung-toi' });
    await expect.poll(async () => (await at('/gioi-thieu')).movedTo).toBe('/ve-chung-toi');
    await expect
      .poll(async () => (await at('/gioi-thieu/ban-bien-tap')).movedTo)
      .toBe('/ve-chung-toi/ban-bien-tap');
    expect(await titleAt('/ve-chung-toi/ban-bien-tap')).toBe('Ban biên tập');
  });

  it('has its address in its own language, and leads there from the other one', async () => {
    const english = await room.published({ title: 'About us', lang: 'en' });
    const { page } = await at('/en/about-us');
    expect(page).toMatchObject({ path: '/en/about-us', lang: 'en' });
    expect((await at(english.path)).movedTo).toBe('/en/about-us');
    const own = await room.published({ title: 'Giới thiệu' });
    expect((await at(`/en${own.path}`)).movedTo).toBe('/gioi-thieu');
  });

  it('changes at once with a save, and is gone at once', async () => {
    const page = await room.published({ title: 'Liên hệ' });
    expect(await titleAt(page.path)).toBe('Liên hệ');
    const saved: Page = await server.ask(pageEndpoints.update, {
      headers,
      body: { id: page.id, version: page.version, title: 'Liên hệ tòa soạn' },
    });
    await expect.poll(() => titleAt(page.path)).toBe('Liên hệ tòa soạn');
    await room.move(saved, 'UNPUBLISHED');
    await expect.poll(() => statusAt(page.path)).toBe(410);
  });

  it('is dropped by a change of a page that it names, and not by a draft', async () => {
    const parent = await room.published({ title: 'Điều khoản' });
    const page = await room.published({ title: 'Quy chế', parentId: parent.id });
    const child = await room.write({ ...room.finished(), title: 'Mẫu đơn', parentId: page.id });
    const children = async () => (await at(page.path)).page?.children.length;
    expect(await children()).toBe(0);
    await room.move(child, 'PUBLISHED');
    await expect.poll(children).toBe(1);
  });

  it('stands in the sitemap while searchers may be led to it', async () => {
    await room.published({ title: 'Giới thiệu' });
    await room.published({ title: 'Ẩn', noindex: true });
    await room.write({ title: 'Nháp' });
    const map = await fileAt('sitemap/pages');
    expect(map).toContain('/gioi-thieu</loc>');
    expect(map).not.toContain('/an</loc>');
    expect(map).not.toContain('/nhap</loc>');
  });
});
