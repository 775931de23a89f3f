import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aVisitor, share } from '../posts/test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const headers = () => room.editor.headers;
type Draft = BodyInput<typeof internalLinkEndpoints.create>;
const add = (body: Draft) => server.ask(internalLinkEndpoints.create, { headers: headers(), body });
const read = (id: string) => server.ask(internalLinkEndpoints.detail, { headers: headers(), params: { id } });
const list = (query: QueryInput<typeof internalLinkEndpoints.list> = {}) =>
  server.ask(internalLinkEndpoints.list, { headers: headers(), query });
const aTag = (title: string, slug: string) =>
  server.ask(tagEndpoints.create, { headers: room.admin.headers, body: { title, slug } });

async function pageOf(content: ArticleDocument | string, more = {}): Promise<string> {
  const body = typeof content === 'string' ? article(content) : content;
  const post = await room.write(room.editor, { ...room.finished(), content: body, ...more });
  const { url } = await share(server, room.admin, post);
  return await pageAt(url);
}
/** As its site writes it, without the site's own address before paths. */
const pageAt = async (url: string) =>
  (await visit(url)).body.replaceAll(/<a href="https:\/\/trang-\d+\.example\//g, '<a href="/');
const linksIn = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]* data-internal-link="\d+"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href, words]) => `${words} ${href}`,
  );

async function refusal(body: Draft) {
  const { details } = await server.refusal(internalLinkEndpoints.create, { headers: headers(), body });
  return details?.rules?.[0]?.code;
}

describe('A preview page', () => {
  it('has links that are in no stored text, and none after the keyword or the post is switched off', async () => {
    const tag = await aTag('Lúa', 'lua');
    const content = article('Mùa lúa chín, lúa đầy đồng.');
    const post = await room.write(room.editor, { ...room.finished(), content, excerpt: 'Chuyện hạt lúa.' });
    const link = await add({ keyword: 'lúa', targetType: 'tag', targetId: tag.id, maxPerPost: 2 });
    const { url } = await share(server, room.admin, post);
    const shown = async () => linksIn(await pageAt(url));
    expect(await shown()).toEqual(['lúa /the/lua', 'lúa /the/lua']);
    expect(await pageAt(url)).toContain('<p class="sapo">Chuyện hạt <a href="/the/lua" data-internal-link=');
    const stored = await server.ask(postEndpoints.detail, { headers: headers(), params: { id: post.id } });
    expect(stored.content).toEqual(content);
    expect(stored.contentHtml).not.toContain('<a');
    const off = { headers: headers(), params: { id: post.id } };
    await server.ask(internalLinkEndpoints.switchPost, { ...off, body: { isOff: true } });
    expect(await shown()).toEqual([]);
    await server.ask(internalLinkEndpoints.switchPost, { ...off, body: { isOff: false } });
    expect(await shown()).toHaveLength(2);
    const body = { id: link.id, version: link.version, status: 'DISABLED' as const };
    await server.ask(internalLinkEndpoints.update, { headers: headers(), body });
    expect(await shown()).toEqual([]);
  });

  it('escapes the tooltip and the words', async () => {
    await add({ keyword: 'R&D', targetType: 'url', url: '/rd?a=1&b=2', title: '"><script>', nofollow: true });
    const html = await pageOf('Chi cho R&D <b> tăng');
    expect(html).toMatch(
      /<a href="\/rd\?a=1&amp;b=2" data-internal-link="\d+" title="&quot;&gt;&lt;script&gt;" rel="nofollow">R&amp;D<\/a> &lt;b&gt;/,
    );
  });

  it('follows a target that is renamed or merged, and leaves one that is off', async () => {
    const { headers: admin } = room.admin;
    const [rice, tree] = [await aTag('Lúa', 'lua'), await aTag('Cây lúa', 'cay-lua')];
    const category = await server.ask(categoryEndpoints.create, {
      headers: admin,
      body: { title: 'Quảng Nam', slug: 'quang-nam' },
    });
    await add({ keyword: 'lúa', targetId: rice.id });
    await add({ keyword: 'Quảng Nam', targetType: 'category', targetId: category.id });
    const { userId: authorId } = room.author;
    await add({ keyword: 'ông Tư', targetType: 'user', targetId: authorId });
    const html = () => pageOf('Ruộng lúa Quảng Nam của ông Tư').then(linksIn);
    const author = expect.stringMatching(new RegExp(`^ông Tư /tac-gia/[a-z0-9-]+-${authorId}$`));
    expect(await html()).toEqual(['lúa /the/lua', 'Quảng Nam /chuyen-muc/quang-nam', author]);
    const rename = { id: category.id, version: category.version, slug: 'da-nang' };
    await server.ask(categoryEndpoints.update, { headers: admin, body: rename });
    const from = [{ id: rice.id, version: rice.version }];
    await server.ask(tagEndpoints.merge, { headers: admin, body: { from, intoId: tree.id } });
    expect(await html()).toEqual(['lúa /the/cay-lua', 'Quảng Nam /chuyen-muc/da-nang', author]);
    const heir = await server.ask(tagEndpoints.detail, { headers: admin, params: { id: tree.id } });
    const body = { id: tree.id, version: heir.version, status: 'DISABLED' as const };
    await server.ask(tagEndpoints.update, { headers: admin, body });
    expect(await html()).toEqual(['Quảng Nam /chuyen-muc/da-nang', author]);
    expect(
      (await list({ view: 'broken' })).items.map(({ keyword, target }) => [keyword, target.problem]),
    ).toEqual([['lúa', 'OFF']]);
  });

  it('takes keywords of a category for posts in it and below it', async () => {
    const { headers: admin } = room.admin;
    const below = await server.ask(categoryEndpoints.create, {
      headers: admin,
      body: { title: 'Món ngon', parentId: room.categoryId },
    });
    const other = await room.category();
    await add({ keyword: 'phở', targetType: 'url', url: '/pho', scopeCategoryIds: [room.categoryId] });
    const inCategory = (id: string) => pageOf('Một bát phở', { mainCategoryId: id }).then(linksIn);
    expect(await inCategory(room.categoryId)).toEqual(['phở /pho']);
    expect(await inCategory(below.id)).toEqual(['phở /pho']);
    expect(await inCategory(other)).toEqual([]);
  });
});

describe('A keyword', () => {
  it.each<[string, Draft, string]>([
    ['that matches the words of another', { keyword: 'HOÀ BÌNH', url: '/a' }, 'KEYWORD_TAKEN'],
    [
      'with an exclusion without it',
      { keyword: 'an', url: '/a', exclusions: ['ninh bình'] },
      'EXCLUSION_WITHOUT_KEYWORD',
    ],
    ['without a target', { keyword: 'sông', targetType: 'tag' }, 'TARGET_MISSING'],
    [
      'with a target of another project',
      { keyword: 'sông', targetId: '999999999', targetType: 'tag' },
      'TARGET_UNKNOWN',
    ],
    ['that leads to another site', { keyword: 'sông', url: 'https://evil.example/a' }, 'ANOTHER_SITE'],
    [
      'for an unknown category',
      { keyword: 'sông', url: '/a', scopeCategoryIds: ['999999999'] },
      'SCOPE_UNKNOWN',
    ],
    [
      'that ends before it begins',
      { keyword: 'sông', url: '/a', startTime: '2026-11-02T00:00:00Z', endTime: '2026-11-01T00:00:00Z' },
      'ENDS_BEFORE_START',
    ],
  ])('%s is refused', async (_name, body, code) => {
    await add({ keyword: 'hòa bình', targetType: 'url', url: '/hoa-binh' });
    expect(await refusal({ targetType: 'url', ...body })).toBe(code);
  });

  it('is found by keyword and variant without marks, and filtered by target', async () => {
    await add({ keyword: 'Sài Gòn', variants: ['TP.HCM'], targetType: 'url', url: '/tphcm' });
    await add({ keyword: 'ma', targetId: (await aTag('Ma', 'ma')).id });
    await add({ keyword: 'má', targetType: 'url', url: '/the/khong-co' });
    const keywords = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).items.map(({ keyword }) => keyword);
    expect(await keywords({ text: 'hcm' })).toEqual(['Sài Gòn']);
    expect(await keywords({ targetType: ['tag'] })).toEqual(['ma']);
    // A page without a post may be the site's own; the list names it all the same.
    expect(await keywords({ view: 'broken' })).toEqual(['má', 'Sài Gòn']);
    expect(await keywords({})).toEqual(['ma', 'má', 'Sài Gòn']);
    expect(await server.ask(internalLinkEndpoints.counts, { headers: headers() })).toEqual({
      all: 3,
      on: 3,
      broken: 2,
      unused: 0,
    });
  });
});

test('a trial reports every place, in a post as its editors see it', async () => {
  await add({ keyword: 'tranh Đông Hồ', targetType: 'url', url: '/tranh' });
  const off = await add({ keyword: 'Đông Hồ', targetType: 'url', url: '/dong-ho', status: 'DISABLED' });
  const post = await room.write(room.editor, {
    title: 'Giữ lửa tranh Đông Hồ',
    content: article('Mua tranh Đông Hồ ở Đông Hồ, rồi nộp thuế'),
  });
  const tryOn = (body: object) =>
    server.ask(internalLinkEndpoints.try, { headers: headers(), body: { postId: post.id, ...body } });
  const all = await tryOn({});
  expect(all.placed.map(({ phrase, href }) => [phrase, href])).toEqual([['tranh Đông Hồ', '/tranh']]);
  expect(all.refused.map(({ phrase, reason }) => `${phrase} ${reason}`)).toEqual([
    'tranh Đông Hồ TITLE',
    'Đông Hồ KEYWORD_OFF',
    'Đông Hồ KEYWORD_OFF',
    'Đông Hồ KEYWORD_OFF',
  ]);
  const before = await tryOn({ linkId: off.id });
  expect(before.placed.map(({ phrase }) => phrase)).toEqual(['tranh Đông Hồ', 'Đông Hồ']);
  expect(before.refused.at(-1)).toMatchObject({ reason: 'LOSES', winner: { keyword: 'tranh Đông Hồ' } });
  const alone = await tryOn({ linkId: off.id, alone: true });
  expect(alone.placed.map(({ run, from }) => [run, from])).toEqual([[2, 10]]);
  const foreign = await aNewsroom(server);
  const draft = await foreign.write(foreign.editor);
  const answer = await server.refusal(internalLinkEndpoints.try, {
    headers: headers(),
    body: { postId: draft.id },
  });
  expect(answer.status).toBe(404);
});

test('a text that is being written gets the links of delivery, and pages that no keyword leads to', async () => {
  await aTag('Lúa', 'lua');
  await aTag('Mùa nước nổi', 'mua-nuoc-noi');
  await add({ keyword: 'lúa', targetType: 'url', url: '/ve-cay-lua' });
  const found = await server.ask(internalLinkEndpoints.written, {
    headers: room.author.headers,
    body: { content: article('Mùa nước nổi, lúa mùa'), withPages: true },
  });
  expect(found.placed.map(({ phrase, href }) => [phrase, href])).toEqual([['lúa', '/ve-cay-lua']]);
  expect(found.pages.map(({ kind, name, href }) => [kind, name, href])).toEqual([
    ['tag', 'Mùa nước nổi', '/the/mua-nuoc-noi'],
  ]);
  const secret = await room.write(room.editor);
  const answer = await server.refusal(internalLinkEndpoints.written, {
    headers: room.author.headers,
    body: { postId: secret.id, content: article('lúa') },
  });
  expect(answer.status).toBe(404);
});

test('a CSV file is tried by a dry run, imported line by line, and exported as it can be read again', async () => {
  await aTag('Phở', 'pho');
  await add({ keyword: 'bún', targetType: 'url', url: '/bun', priority: 50 });
  const csv = [
    'keyword,variants,exclusions,targetType,target,priority,status',
    'phở,phở bò; phở gà,,tag,Phở,70,DISABLED',
    'BÚN,,,,/bun,90,',
    'bún,,,url,/bun,90,ENABLE',
    'sông,,,tag,không có,50,',
    'x,,,url,/x,500,',
    "'=1+1,,,url,/x,50,",
  ].join('\n');
  const send = (dryRun: boolean) =>
    server.ask(internalLinkEndpoints.import, { headers: headers(), body: { csv, dryRun } });
  const outcomes = ['CREATE', 'UPDATE', 'UPDATE', 'REFUSED', 'REFUSED', 'CREATE'];
  const dryRunReport = await send(true);
  expect(dryRunReport.rows.map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(dryRunReport.rows[3]?.message).toContain('Đích của liên kết');
  expect((await list()).items.map(({ keyword }) => keyword)).toEqual(['bún']);
  expect((await send(false)).counts).toEqual({ CREATE: 2, UPDATE: 2, SAME: 0, REFUSED: 2 });
  const { csv: exported } = await server.ask(internalLinkEndpoints.export, { headers: headers() });
  expect(exported).toContain('"phở bò; phở gà"');
  const again = await server.ask(internalLinkEndpoints.import, {
    headers: headers(),
    body: { csv: exported, dryRun: false },
  });
  expect(again.counts).toEqual({ CREATE: 0, UPDATE: 0, SAME: 3, REFUSED: 0 });
});

test('whoever reads a post by a link gets the links of keywords, and no click is counted there', async () => {
  await add({ keyword: 'bún chả', targetType: 'url', url: '/bun-cha' });
  const body = await pageOf('Một suất bún chả');
  expect(linksIn(body)).toEqual(['bún chả /bun-cha']);
  expect(body).not.toContain('clicks.js');
});

test('a reader’s click is counted for its keyword and day, and nothing else is kept', async () => {
  const link = await add({ keyword: 'phở', targetType: 'url', url: '/pho' });
  const click = (linkId: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/intake/v1/${room.projectId}/internal-link/click`,
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      payload: { linkId },
    });
  expect((await click(link.id)).json()).toMatchObject({ error: 0, data: { counted: true } });
  await click(link.id);
  expect((await click('999999999')).json()).toMatchObject({ data: { counted: false } });
  expect(await read(link.id)).toMatchObject({ clicks: 2 });
  const rows = await server.db.selectFrom('internal_link_clicks').selectAll().execute();
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['clicks', 'day', 'link_id', 'project_id']);
});
