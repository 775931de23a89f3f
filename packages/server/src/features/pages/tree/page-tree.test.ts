import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { findPublicPage } from '../public.ts';
import { aPagesRoom } from '../test-support/a-pages-room.ts';

const server = await startTestServer();
const room = await aPagesRoom(server);
const { headers } = room.admin;

const reorder = ({ id, version }: Page, parentId: string | null, beforeId: string | null = null) =>
  server.ask(pageEndpoints.reorder, { headers, body: { id, version, parentId, beforeId } });
const at = async (path: string) => {
  const found = await findPublicPage(server.db, room.projectId, path);
  if (found?.kind === 'page') return found.page.title;
  return found?.kind === 'moved' ? found.to.path : undefined;
};
const rules = async (refusal: Promise<{ details?: { rules?: readonly { code: string }[] } | undefined }>) =>
  (await refusal).details?.rules?.map(({ code }) => code);

describe('the address of a page', () => {
  it('is the path of the slugs above it', async () => {
    const terms = await room.write({ title: 'Điều khoản sử dụng' });
    const rule = await room.write({ title: 'Quy chế bình luận', parentId: terms.id });
    expect([terms.path, rule.path]).toEqual(['/dieu-khoan-su-dung', '/dieu-khoan-su-dung/quy-che-binh-luan']);
  });

  it('is numbered where another page below the same parent has it, and not elsewhere', async () => {
    const parent = await room.write({ title: 'Cẩm nang' });
    const [one, two] = [
      await room.write({ title: 'Mục lục', parentId: parent.id }),
      await room.write({ title: 'Mục lục', parentId: parent.id }),
    ];
    const root = await room.write({ title: 'Mục lục' });
    expect([one.path, two.path, root.path]).toEqual(['/cam-nang/muc-luc', '/cam-nang/muc-luc-2', '/muc-luc']);
  });

  it('that the system uses itself is refused at the root, passed over for a title, and free further down', async () => {
    expect(await rules(room.refusedWrite({ title: 'Đăng nhập', slug: 'login' }))).toEqual(['SLUG_RESERVED']);
    const page = await room.write({ title: 'Sitemap' });
    const below = await room.write({ title: 'Thẻ', slug: 'tag', parentId: page.id });
    expect([page.path, below.path]).toEqual(['/sitemap-2', '/sitemap-2/tag']);
    expect(await rules(room.refusedSave(below, { parentId: null }))).toEqual(['SLUG_RESERVED']);
  });

  it('at the root belongs to one page or one post, whoever comes first', async () => {
    const post = await server.ask(postEndpoints.create, { headers, body: { title: 'Tòa soạn hội tụ' } });
    expect((await room.refusedWrite({ slug: post.slug })).errors).toMatchObject([{ code: 'slugOfPost' }]);
    expect((await room.write({ title: 'Tòa soạn hội tụ' })).slug).toBe('toa-soan-hoi-tu-2');
    const page = await room.write({ title: 'Ban biên tập số' });
    const later = await server.ask(postEndpoints.create, { headers, body: { title: 'Ban biên tập số' } });
    expect(later.slug).toBe('ban-bien-tap-so-2');
    const body = { title: 'Bài', slug: page.slug };
    const refused = await server.refusal(postEndpoints.create, { headers, body });
    expect(refused.errors).toMatchObject([{ field: 'slug', code: 'slugOfPage' }]);
  });

  it('of a page that readers know leads on after a change, and so do those of all pages below it', async () => {
    const parent = await room.published({ title: 'Chính sách' });
    const child = await room.published({ title: 'Bảo vệ dữ liệu', parentId: parent.id });
    const draft = await room.write({ title: 'Nháp', parentId: parent.id });
    const query = { slug: 'chinh-sach-chung' };
    const expected = await server.ask(pageEndpoints.consequences, {
      headers,
      params: { id: parent.id },
      query,
    });
    expect(expected).toMatchObject({
      path: '/chinh-sach-chung',
      isPublic: true,
      redirects: [
        { id: parent.id, from: '/chinh-sach', to: '/chinh-sach-chung' },
        { id: child.id, from: '/chinh-sach/bao-ve-du-lieu', to: '/chinh-sach-chung/bao-ve-du-lieu' },
      ],
    });
    const after = await room.save(parent, { slug: 'chinh-sach-chung' });
    expect([after.redirects, (await room.read(child)).redirects, (await room.read(draft)).redirects]).toEqual(
      [['/chinh-sach'], ['/chinh-sach/bao-ve-du-lieu'], []],
    );
    expect(await at('/chinh-sach/bao-ve-du-lieu')).toBe('/chinh-sach-chung/bao-ve-du-lieu');
    expect(await at('/chinh-sach-chung/bao-ve-du-lieu/')).toBe('Bảo vệ dữ liệu');
    expect([await at('/chinh-sach/nhap'), await at('/chinh-sach-chung/nhap')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await room.refusedWrite({ slug: 'chinh-sach' })).errors).toMatchObject([{ code: 'slugOfPage' }]);
    // Back again: the address in use leads nowhere.
    const back = await room.save(after, { slug: 'chinh-sach' });
    expect(back.redirects).toEqual(['/chinh-sach-chung']);
    expect(await at('/chinh-sach')).toBe('Chính sách');
  });
});

describe('the tree of pages', () => {
  it('puts a page below another one, before a sibling, with all below it', async () => {
    const [one, two] = [await room.write({ title: 'Gốc một' }), await room.write({ title: 'Gốc hai' })];
    const first = await room.write({ title: 'Con một', parentId: one.id });
    const moved = await reorder(two, one.id, first.id);
    expect([moved.path, moved.position, moved.parentTitle]).toEqual(['/goc-mot/goc-hai', 0, 'Gốc một']);
    const { items } = await server.ask(pageEndpoints.list, { headers, query: { text: 'goc', limit: 100 } });
    expect(items.map(({ title }) => title)).toEqual(['Gốc một', 'Gốc hai']);
    expect((await room.read(first)).position).toBe(1);
  });

  it('has at most three levels and no circles', async () => {
    const one = await room.write({ title: 'Cấp một' });
    const two = await room.write({ title: 'Cấp hai', parentId: one.id });
    const three = await room.write({ title: 'Cấp ba', parentId: two.id });
    expect(await rules(room.refusedWrite({ title: 'Cấp bốn', parentId: three.id }))).toEqual(['TOO_DEEP']);
    expect(await rules(room.refusedSave(one, { parentId: three.id }))).toEqual(['INSIDE_ITSELF']);
    expect(await rules(room.refusedSave(one, { parentId: one.id }))).toEqual(['INSIDE_ITSELF']);
  });

  it('keeps the pages below one that should be deleted; one in the trash takes no pages', async () => {
    const parent = await room.write({ title: 'Cha' });
    const child = await room.write({ title: 'Con', parentId: parent.id });
    expect(await rules(room.refusedMove(parent, 'TRASHED'))).toEqual(['HAS_CHILDREN']);
    const gone = await room.move(child, 'TRASHED');
    const trashed = await room.move(await room.read(parent), 'TRASHED');
    expect(await rules(room.refusedMove(gone, 'DRAFT'))).toEqual(['PARENT_GONE']);
    expect(await rules(room.refusedWrite({ title: 'Con khác', parentId: parent.id }))).toEqual([
      'PARENT_GONE',
    ]);
    await room.move(trashed, 'DRAFT');
    expect((await room.move(gone, 'DRAFT')).path).toBe('/cha/con');
  });

  it('gives a draft that comes back from the trash the next address where its own was taken', async () => {
    const draft = await room.write({ title: 'Sơ đồ trang' });
    const trashed = await room.move(draft, 'TRASHED');
    await room.write({ title: 'Sơ đồ trang' });
    expect((await room.move(trashed, 'DRAFT')).path).toBe('/so-do-trang-2');
  });
});
