import { createHash } from 'node:crypto';
import { addressCheckEndpoints } from '@toasoan/contract/features/address-checks/endpoints.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import type { LayoutKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageTemplate } from '@toasoan/contract/features/pages/page-kinds.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aSidebarShelf } from './test-support/a-sidebar-shelf.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aNewsroom(server);
  ({ headers } = await room.hire('SUPPER_ADMIN'));
});

interface Answer {
  readonly blocks?: readonly PageBlock[];
  readonly layouts?: readonly { readonly device: string; readonly code: string }[];
}
async function pageAt(path: string): Promise<Answer> {
  const { statusCode, body } = await server.app.inject({ url: `/api/public/v1/${room.projectId}${path}` });
  expect([path, statusCode]).toEqual([path, 200]);
  const { data } = JSON.parse(body) as { data: Answer & { page?: Answer } };
  return data.page ?? data;
}
const keysAt = async (path: string) => (await pageAt(path)).blocks?.map(({ key }) => key);
const postsAt = async (path: string) =>
  (await pageAt(path)).blocks?.map(({ posts }) => posts.map(({ id }) => id));
const own = (id: string, config: Partial<NonNullable<LayoutBlock['config']>> = {}, over = {}) =>
  aLayoutBlock('', { id, templateId: null, config: { ...PLAIN_CONFIG, ...config }, ...over });
async function publish(kind: LayoutKind, blocks: LayoutBlock[], more: object = {}) {
  const body = { title: 'Bố cục', kind, blocks, ...more };
  const { id, version } = await server.ask(layoutEndpoints.create, { headers, body });
  return await server.ask(layoutEndpoints.publish, { headers, body: { id, version } });
}
const aPost = (more = {}) => room.postIn('PUBLISHED', room.editor, { ...room.finished(), ...more });
const everything = { ...PLAIN_QUERY, excludeShown: false };
async function aPage(title: string, template: PageTemplate) {
  const { id, version } = await server.ask(pageEndpoints.create, {
    headers,
    body: { title, template, content: article('Chữ.') },
  });
  return await server.ask(pageEndpoints.transition, {
    headers,
    params: { id },
    body: { version, to: 'PUBLISHED' },
  });
}

describe('a layout of a kind with a content of its own', () => {
  it('arranges the pages of its kind and no other, and without one they are as the site has them', async () => {
    const [post, long] = [await aPost(), await aPost({ postType: 'LONGFORM' })];
    await aPage('Liên hệ', 'CONTACT');
    await aPage('Giới thiệu', 'LANDING');
    const paths = {
      POST: `/post/${post.slug}`,
      LONGFORM: `/post/${long.slug}`,
      PAGE: '/page?path=/lien-he',
      LANDING: '/page?path=/gioi-thieu',
      SEARCH: '/search?q=khong-co-bai-nay',
    } as const;
    for (const path of Object.values(paths)) expect([path, await keysAt(path)]).toEqual([path, undefined]);
    for (const kind of Object.keys(paths) as (keyof typeof paths)[])
      await publish(kind, [own(`cua-${kind.toLowerCase()}`, { query: everything })]);
    for (const [kind, path] of Object.entries(paths))
      await expect.poll(() => keysAt(path)).toEqual([`cua-${kind.toLowerCase()}`]);
  });

  it('leaves out what the page shows itself, and sidebars what the layout shows', async () => {
    const elsewhere = await aPost({ mainCategoryId: await room.category() });
    const far = await aPost({ mainCategoryId: await room.category() });
    const read = await aPost();
    await publish('POST', [own('mot', { limit: 1 })]);
    const shelf = aSidebarShelf(server, room.projectId, headers);
    await shelf.shows({ limit: 5 });
    const path = `/post/${read.slug}`;
    await expect.poll(() => postsAt(path)).toEqual([[far.id]]);
    await expect.poll(() => shelf.postsBeside(path)).toEqual([[elsewhere.id]]);
  });

  it('shows posts related to the one that is read', async () => {
    const same = await aPost();
    await aPost({ mainCategoryId: await room.category() });
    const read = await aPost();
    await publish('POST', [own('lienquan', { isRelated: true, query: everything })]);
    await expect.poll(() => postsAt(`/post/${read.slug}`)).toEqual([[same.id]]);
  });

  it('follows its display mode and its device, and the tester names it', async () => {
    const post = await aPost();
    const other = await aPost({ mainCategoryId: await room.category() });
    const display = { mode: 'CATEGORY', categoryIds: [room.categoryId], includePosts: true };
    await publish('POST', [own('rieng', { query: everything })], { display, device: 'MOBILE' });
    const devices = async (slug: string) =>
      (await pageAt(`/post/${slug}`)).blocks?.map(({ key, device }) => [key, device]);
    await expect.poll(() => devices(post.slug)).toEqual([['rieng', 'MOBILE']]);
    expect(await devices(other.slug)).toBeUndefined();
    const tested = async (slug: string) => {
      const query = { path: `/${slug}`, device: 'MOBILE' as const };
      const { parts } = await server.ask(addressCheckEndpoints.result, { headers, query });
      return parts.find(({ part }) => part === 'layout')?.shown?.title;
    };
    expect([await tested(post.slug), await tested(other.slug)]).toEqual(['Bố cục', undefined]);
  });

  it('ends at once with its archive, and shows nothing of a post that is taken down', async () => {
    const [old, read] = [await aPost({ mainCategoryId: await room.category() }), await aPost()];
    const { id, version } = await publish('POST', [own('tin', { query: everything })]);
    const path = `/post/${read.slug}`;
    await expect.poll(() => postsAt(path)).toEqual([[old.id]]);
    await room.transition(room.admin, old, 'UNPUBLISHED', 'Sai số liệu.');
    await expect.poll(() => postsAt(path)).toEqual([]);
    await server.ask(layoutEndpoints.archive, { headers, body: { id, version } });
    await expect.poll(() => keysAt(path)).toBeUndefined();
  });
});

describe('blocks whose content the site does not have', () => {
  it('are given where they lead somewhere, and banners with the picture of their template', async () => {
    const post = await aPost();
    const imageId = await aMedia(server.db, room.projectId);
    const body = { title: 'Biểu ngữ', type: 'BANNER' as const, imageId };
    const { id: banner } = await server.ask(contentTemplateEndpoints.create, { headers, body });
    const heading = { vi: 'Thời tiết' };
    await publish('POST', [
      aLayoutBlock(banner, { id: 'bieungu' }),
      own('thoitiet', { type: 'WEATHER', heading }),
      own('bantin', { type: 'NEWSLETTER', heading, headingLink: '/ban-tin' }),
      own('cuocthi', { type: 'CONTEST_GALLERY', headingLink: '/cuoc-thi' }),
    ]);
    const shown = async () =>
      (await pageAt(`/post/${post.slug}`)).blocks?.map(({ key, image, headingPath }) => [
        key,
        image?.mediaId ?? headingPath,
      ]);
    await expect.poll(shown).toEqual([
      ['bieungu', imageId],
      ['bantin', '/ban-tin'],
    ]);
  });
});

describe('styles of HTML', () => {
  it('are named one by one by the policy of the page, which allows no other', async () => {
    const post = await aPost();
    const { code } = await server.ask(deliveryEndpoints.site, { params: { site: room.projectId } });
    const page = async () => await server.app.inject({ url: `/s/${code}/${post.slug}` });
    const before = String((await page()).headers['content-security-policy']);
    await publish('POST', [own('html', { type: 'HTML', html: '<p>Cảm ơn</p>', css: 'p { color: red }' })]);
    await expect.poll(async () => (await page()).body).toContain('p { color: red }');
    const { body, headers: sent } = await page();
    const [, style = ''] = /shadowrootmode="open"><style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    const after = String(sent['content-security-policy']);
    expect(after.replace(` 'sha256-${hash}'`, '')).toBe(before);
    expect(after).not.toBe(before);
    expect(after).not.toContain('unsafe');
  });
});
