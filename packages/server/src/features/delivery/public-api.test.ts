import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const { category, home, post, search, site, tag } = deliveryEndpoints;
const at = (slug: string) => ({ params: { site: room.projectId, slug } });
const here = () => ({ params: { site: room.projectId } });

describe('the public API', () => {
  it('gives a site by its id and by its code, with its active categories', async () => {
    const byId = await server.ask(site, here());
    const byCode = await server.ask(site, { params: { site: byId.code } });
    expect(byCode).toEqual(byId);
    expect(byId.categories.map(({ id }) => id)).toEqual([room.categoryId]);
  });

  it('knows no archived project', async () => {
    await server.ask(site, here());
    await server.db
      .updateTable('projects')
      .set({ status: 'DISABLED' })
      .where('id', '=', room.projectId)
      .execute();
    await expect.poll(async () => (await server.send(site, here())).status).toBe(404);
  });

  it('gives a public post with its text, category and tags', async () => {
    const tagId = await room.tag('lũ lụt');
    const written = await room.postIn('PUBLISHED', room.author, {
      title: 'Nước lũ đã rút',
      tagIds: [tagId],
      content: article('Nội dung của bài.'),
    });
    const { movedTo, page } = await server.ask(post, at(written.slug));
    expect(movedTo).toBeNull();
    expect(page).toMatchObject({
      id: written.id,
      path: `/${written.slug}`,
      title: 'Nước lũ đã rút',
      contentHtml: '<p>Nội dung của bài.</p>',
      breadcrumb: [{ id: room.categoryId }],
      tags: [{ id: tagId, path: '/the/lu-lut' }],
      authors: [{ name: 'Thu Hà', role: 'WRITER', path: '' }],
    });
    const shown = await server.ask(tag, at('lu-lut'));
    expect(shown.page?.posts.map(({ id }) => id)).toEqual([written.id]);
  });

  it('leads from an article of a second language to pages in that language', async () => {
    const other = await room.postIn('PUBLISHED', room.author);
    const own = await server.ask(site, here());
    const [first] = own.categories;
    const link = (href: string, target: string) => ({ type: 'link' as const, attrs: { href, target } });
    const toCategory = link(first?.path ?? '', `category:${room.categoryId}`);
    const toPost = link(`/${other.slug}`, `post:${other.id}`);
    const written = await room.postIn('PUBLISHED', room.author, {
      tagIds: [await room.tag('heritage')],
      lang: 'en',
      content: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Travel', marks: [toCategory] },
              { type: 'text', text: ' and ' },
              { type: 'text', text: 'in Vietnamese', marks: [toPost] },
            ],
          },
        ],
      },
    });
    const { page } = await server.ask(post, at(written.slug));
    expect(page).toMatchObject({
      path: `/en/${written.slug}`,
      breadcrumb: [{ path: `/en${first?.path}` }],
      categories: [{ path: `/en${first?.path}` }],
      tags: [{ path: '/en/the/heritage' }],
    });
    expect(page?.contentHtml).toContain(`href="/en${first?.path}"`);
    expect(page?.contentHtml).toContain(`href="/${other.slug}"`);
    const { posts } = await server.ask(search, { ...here(), query: { q: written.title, lang: 'en' } });
    expect(posts.map((card) => card.category?.path)).toEqual([`/en${first?.path}`]);
  });

  it('leads an old address to the new one, and says that a removed post is gone', async () => {
    const written = await room.postIn('PUBLISHED', room.author);
    const { headers } = room.admin;
    const pending = await server.ask(postEndpoints.update, {
      headers,
      body: { id: written.id, version: written.version, slug: 'dia-chi-moi' },
    });
    const moved = await server.ask(postEndpoints.apply, {
      headers,
      params: { id: written.id },
      body: { version: pending.version },
    });
    expect(await server.ask(post, at(written.slug))).toEqual({ movedTo: '/dia-chi-moi', page: null });
    await room.transition(room.admin, moved, 'UNPUBLISHED', 'Sai số liệu, cần kiểm tra lại.');
    await expect.poll(async () => (await server.send(post, at('dia-chi-moi'))).status).toBe(410);
    expect((await server.send(post, at(written.slug))).status).toBe(410);
    expect((await server.send(post, at('chua-tung-co'))).status).toBe(404);
  });

  it('composes a front page of focus and newest posts, and of categories, each post once', async () => {
    const posts = [];
    for (let count = 0; count < 17; count += 1) posts.push(await room.postIn('PUBLISHED', room.author));
    const { blocks } = await server.ask(home, here());
    expect(blocks.map(({ key, posts: shown }) => [key, shown.length])).toEqual([
      ['lead', 5],
      ['latest', 10],
      [`category-${room.categoryId}`, 2],
    ]);
    const ids = blocks.flatMap(({ posts: shown }) => shown.map(({ id }) => id));
    expect(ids).toEqual(posts.map(({ id }) => id).reverse());
  });

  it('pages through a category without a gap and without a repeat', async () => {
    for (let count = 0; count < 5; count += 1) await room.postIn('PUBLISHED', room.author);
    const { categories } = await server.ask(site, here());
    const slug = categories[0]?.path.split('/').at(-1) ?? '';
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const { page } = await server.ask(category, {
        ...at(slug),
        query: { limit: 2, ...(after && { after }) },
      });
      found.push(...(page?.posts ?? []).map(({ id }) => id));
      if (!page?.next) break;
      after = page.next;
    }
    expect([found.length, new Set(found).size]).toEqual([5, 5]);
  });

  it('finds posts by words without diacritics', async () => {
    const written = await room.postIn('PUBLISHED', room.author, { title: 'Cầu treo Bến Tắt mở lại' });
    await room.postIn('DRAFT', room.author, { title: 'Cầu treo chưa mở' });
    const { posts } = await server.ask(search, { ...here(), query: { q: 'cau treo' } });
    expect(posts.map(({ id }) => id)).toEqual([written.id]);
    expect((await server.ask(search, { ...here(), query: { q: '  ' } })).posts).toEqual([]);
  });
});
