import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { facet, LASTING_MARKS } from '../editing/post-facets.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
type Query = Partial<{ [Key in keyof PostListQuery]: unknown }>;

async function list(by: Staff, query: Query) {
  return await server.ask(postEndpoints.list, { headers: by.headers, query: query as object });
}
async function titles(by: Staff, query: Query): Promise<string[]> {
  const { items, total } = await list(by, query);
  expect(total).toBe(items.length);
  return items.map((post) => post.title).sort();
}

describe('a filter', () => {
  let room: Newsroom;
  let topicId: string;

  beforeAll(async () => {
    room = await aNewsroom(server);
    topicId = await room.tag('Dòng sự kiện');
    const { projectId } = room;
    const person = (displayName: string) => [{ displayName, role: 'WRITER' as const }];
    await aPost(server.db, projectId, {
      title: 'ảnh',
      postType: 'PHOTO_STORY',
      genre: 'REPORTAGE',
      authors: person('Nguyễn Thị Ánh'),
      provinceCodes: ['01', '48'],
      topicId,
    });
    await aPost(server.db, projectId, {
      title: 'dịch',
      origin: 'TRANSLATED',
      sourceName: 'Thông tấn xã',
      lang: 'en',
      aiUsage: 'TRANSLATED_MT',
      authors: person('Lê Thu Hà'),
      provinceCodes: ['48'],
    });
    await aPost(server.db, projectId, {
      title: 'quảng cáo',
      isSponsored: true,
      sensitiveFlags: ['ADVERTORIAL', 'HEALTH'],
      authors: [...person('Lê Thu Hà'), ...person('nguyen thi anh')],
      state: 'PUBLISHED',
    });
    const other = await aNewsroom(server);
    await aPost(server.db, other.projectId, { title: 'dự án khác', isSponsored: true, lang: 'en' });
  });

  it.each<[Query, string[]]>([
    [{ type: 'PHOTO_STORY' }, ['ảnh']],
    [{ type: ['PHOTO_STORY', 'ARTICLE'] }, ['dịch', 'quảng cáo', 'ảnh']],
    [{ genre: ['REPORTAGE'] }, ['ảnh']],
    [{ origin: ['TRANSLATED'] }, ['dịch']],
    [{ source: ['thong tan xa'] }, ['dịch']],
    [{ author: ['Nguyễn thị ánh'] }, ['quảng cáo', 'ảnh']],
    [{ author: ['LE THU HA'] }, ['dịch', 'quảng cáo']],
    [{ province: ['48'] }, ['dịch', 'ảnh']],
    [{ province: ['01', '48'], lang: ['en'] }, ['dịch']],
    [{ lang: 'en' }, ['dịch']],
    [{ ai: ['ASSISTED', 'TRANSLATED_MT'] }, ['dịch']],
    [{ flag: 'HEALTH' }, ['quảng cáo']],
    [{ mark: 'sponsored' }, ['quảng cáo']],
    [{ mark: ['sponsored', 'pending'] }, ['quảng cáo']],
    [{ author: ['Lê Thu Hà'], state: ['PUBLISHED'] }, ['quảng cáo']],
    [{ author: ['Lê Thu Hà'], state: ['DRAFT', 'TRASHED'] }, ['dịch']],
    [{ view: 'PUBLISHED', state: ['DRAFT'] }, []],
    [{ author: ['Không ai'] }, []],
    [{ text: 'dich', lang: ['en'] }, ['dịch']],
    [{ text: 'dich', lang: ['vi'] }, []],
    [{ text: ' ', lang: ['en'] }, ['dịch']],
  ])('%j finds posts with any of its values, all filters together', async (query, expected) => {
    expect(await titles(room.editor, query)).toEqual(expected);
  });

  it('by topic finds the posts of that story', async () => {
    expect(await titles(room.editor, { topicId: [topicId] })).toEqual(['ảnh']);
  });

  it('shows AUTHOR nothing but published and own posts', async () => {
    expect(await titles(room.author, { type: ['PHOTO_STORY', 'ARTICLE'] })).toEqual(['quảng cáo']);
    expect(await titles(room.author, { view: 'waiting' })).toEqual([]);
  });

  it.each<Query>([
    { type: 'NOVEL' },
    { assignee: 'nobody' },
    { province: '99' },
    { mark: 'loud' },
    { state: 'LOST' },
    { author: '' },
    { nothing: '1' } as Query,
  ])('%j is refused', async (query) => {
    const { headers } = room.editor;
    const failure = await server.refusal(postEndpoints.list, { headers, query: query as object });
    expect(failure.status).toBe(400);
  });

  it('finds public posts with pending changes', async () => {
    const id = await aPost(server.db, room.projectId, { title: 'đang sửa', state: 'PUBLISHED' });
    const { version } = await server.ask(postEndpoints.detail, {
      headers: room.admin.headers,
      params: { id },
    });
    await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id, version, title: 'đang sửa lại' },
    });
    expect(await titles(room.editor, { mark: 'pending' })).toEqual(['đang sửa']);
  });
});

it.each(LASTING_MARKS)('posts that are %s are found by it', async (mark) => {
  const room = await aNewsroom(server);
  await aPost(server.db, room.projectId, { title: 'thường' });
  const id = await aPost(server.db, room.projectId, { title: 'có dấu' });
  const facets = [facet(room.projectId, 'mark', mark)];
  await sql`UPDATE posts SET facets = facets || ${facets}::text[] WHERE id = ${id}`.execute(server.db);
  expect(await titles(room.editor, { mark })).toEqual(['có dấu']);
});

it('a category includes its subcategories', async () => {
  const room = await aNewsroom(server);
  const { headers } = room.admin;
  const child = async (parentId: string, title: string) =>
    (await server.ask(categoryEndpoints.create, { headers, body: { title, parentId } })).id;
  const below = await child(room.categoryId, 'Bóng đá');
  const deeper = await child(below, 'V-League');
  await aPost(server.db, room.projectId, { title: 'trên', mainCategoryId: room.categoryId });
  await aPost(server.db, room.projectId, { title: 'dưới', mainCategoryId: below });
  await aPost(server.db, room.projectId, { title: 'sâu', mainCategoryId: deeper });
  expect(await titles(room.editor, { categoryId: room.categoryId })).toEqual(['dưới', 'sâu', 'trên']);
  expect(await titles(room.editor, { categoryId: [below] })).toEqual(['dưới', 'sâu']);
  expect(await titles(room.editor, { categoryId: deeper })).toEqual(['sâu']);
  expect(await titles(room.editor, { categoryId: '999999999' })).toEqual([]);
});

it('the publication day is a filter and an order', async () => {
  const room = await aNewsroom(server);
  const scheduled = (title: string, time: string) =>
    aPost(server.db, room.projectId, { title, state: 'SCHEDULED', scheduleTime: new Date(time) });
  await scheduled('mai', '2030-03-02T03:00:00Z');
  await scheduled('hôm nay', '2030-03-01T03:00:00Z');
  await aPost(server.db, room.projectId, { title: 'chưa hẹn' });
  const day = { dateKind: 'scheduleTime', from: '2030-03-01', to: '2030-03-01' };
  expect(await titles(room.editor, day)).toEqual(['hôm nay']);
  const ordered = async (sort: string) => (await list(room.editor, { sort })).items.map((post) => post.title);
  expect(await ordered('-scheduleTime')).toEqual(['mai', 'hôm nay', 'chưa hẹn']);
  expect(await ordered('scheduleTime')).toEqual(['chưa hẹn', 'hôm nay', 'mai']);
});

const letApproveOwn = (projectId: string, may: boolean) =>
  sql`UPDATE projects SET allow_self_approve = ${may} WHERE id = ${projectId}`.execute(server.db);

describe('waiting posts', () => {
  let room: Newsroom;
  let colleague: Staff;
  beforeAll(async () => {
    room = await aNewsroom(server);
    colleague = await room.hire('EDITOR');
    await letApproveOwn(room.projectId, false);
    const post = (title: string, options: object) => aPost(server.db, room.projectId, { title, ...options });
    const { author, editor, admin } = room;
    await post('nháp', { createdBy: author });
    await post('bị trả', { createdBy: author, state: 'RETURNED' });
    await post('mới gửi', { createdBy: author, state: 'SUBMITTED' });
    await post('editor gửi', { createdBy: editor, state: 'SUBMITTED' });
    await post('editor đang sửa', { createdBy: author, state: 'EDITING', assignee: editor });
    await post('bạn đang sửa', { createdBy: author, state: 'EDITING', assignee: colleague });
    await post('chờ duyệt', { createdBy: author, state: 'PENDING_APPROVAL' });
    await post('admin viết, chờ duyệt', { createdBy: admin, state: 'PENDING_APPROVAL' });
    await post('không ai viết, chờ duyệt', { state: 'PENDING_APPROVAL' });
    await post('đã ra', { createdBy: author, state: 'PUBLISHED', assignee: editor });
  });

  it.each<['author' | 'editor' | 'admin', string[]]>([
    ['author', ['bị trả']],
    ['editor', ['editor gửi', 'editor đang sửa', 'mới gửi']],
    ['admin', ['chờ duyệt', 'editor gửi', 'không ai viết, chờ duyệt', 'mới gửi']],
  ])('for the %s are their next step, and the tab counts exactly those', async (who, expected) => {
    const by = room[who];
    expect(await titles(by, { view: 'waiting' })).toEqual(expected);
    const counts = await server.ask(postEndpoints.counts, { headers: by.headers });
    expect(counts.waiting).toBe(expected.length);
    expect(await list(by, { view: 'waiting', type: 'ARTICLE' })).toMatchObject({ total: expected.length });
  });

  it('include own texts where the project allows self-approval', async () => {
    await letApproveOwn(room.projectId, true);
    const counts = await server.ask(postEndpoints.counts, { headers: room.admin.headers });
    expect([await titles(room.admin, { view: 'waiting' }), counts.waiting]).toEqual([
      ['admin viết, chờ duyệt', 'chờ duyệt', 'editor gửi', 'không ai viết, chờ duyệt', 'mới gửi'],
      5,
    ]);
    await letApproveOwn(room.projectId, false);
  });

  it('are also found by their editor, and by having none', async () => {
    expect(await titles(room.editor, { assignee: 'me' })).toEqual(['editor đang sửa', 'đã ra']);
    expect(await titles(room.admin, { assignee: [colleague.userId] })).toEqual(['bạn đang sửa']);
    expect(await titles(room.admin, { assignee: 'none' })).toEqual(['editor gửi', 'mới gửi']);
    expect(await titles(room.editor, { assignee: ['me', 'none'], view: 'SUBMITTED' })).toEqual([
      'editor gửi',
      'mới gửi',
    ]);
  });
});

it('a cached filtered total is counted again after every change', async () => {
  const room = await aNewsroom(server);
  const [tet, sport] = [await room.tag(), await room.category()];
  const total = async (query: Query) => (await list(room.editor, { ...query, limit: 1 })).total;
  const first = await aPost(server.db, room.projectId, { lang: 'en', tagIds: [tet], mainCategoryId: sport });
  await aPost(server.db, room.projectId, { lang: 'en', tagIds: [tet], mainCategoryId: sport });
  const all = async () => [
    await total({ lang: 'en' }),
    await total({ tagId: tet }),
    await total({ categoryId: sport }),
  ];
  expect(await all()).toEqual([2, 2, 2]);
  await aPost(server.db, room.projectId, { lang: 'en', tagIds: [tet], mainCategoryId: sport });
  expect(await all()).toEqual([3, 3, 3]);
  const { headers } = room.admin;
  await server.ask(postEndpoints.bulk, {
    headers,
    body: { action: 'removeTags', ids: [first], tagIds: [tet] },
  });
  await server.ask(postEndpoints.bulk, {
    headers,
    body: { action: 'setCategory', ids: [first], categoryId: room.categoryId },
  });
  expect(await all()).toEqual([3, 2, 2]);
  await server.ask(postEndpoints.bulk, { headers, body: { action: 'move', to: 'TRASHED', ids: [first] } });
  expect(await all()).toEqual([2, 2, 2]);
});

/** A project with 1,102 posts, a minute apart. */
async function aDeepRoom() {
  const room = await aNewsroom(server);
  const first = await aPost(server.db, room.projectId, { lang: 'en', updateTime: new Date('2026-01-01') });
  await sql`
    INSERT INTO posts
    SELECT copy.* FROM posts, generate_series(1, 1101) AS n, jsonb_populate_record(posts, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('posts', 'id')), 'slug', 'bai-' || n,
      'title', 'Bài ' || n, 'update_time', posts.update_time - n * interval '1 minute',
      'create_time', posts.create_time + n * interval '1 minute')) AS copy
    WHERE posts.project_id = ${room.projectId}`.execute(server.db);
  return { room, first };
}

it.each([{}, { lang: 'en' }, { sort: 'createTime' }, { view: 'DRAFT' }] as const)(
  'a deep page of %j continues where the one before ends, also after a change',
  async (filter) => {
    const { room, first } = await aDeepRoom();
    const page = async (number: number) => {
      const { items, total } = await list(room.editor, { ...filter, limit: 100, page: number });
      return { first: items[0]?.title, last: items.at(-1)?.title, total };
    };
    expect(await page(10)).toMatchObject({ last: 'Bài 999' });
    for (const _again of [1, 2])
      expect(await page(11)).toEqual({ first: 'Bài 1000', last: 'Bài 1099', total: 1102 });
    expect(await page(12)).toEqual({ first: 'Bài 1100', last: 'Bài 1101', total: 1102 });
    const { headers } = room.admin;
    await server.ask(postEndpoints.bulk, { headers, body: { action: 'move', to: 'TRASHED', ids: [first] } });
    expect(await page(11)).toEqual({ first: 'Bài 1001', last: 'Bài 1100', total: 1101 });
    expect(await page(12)).toEqual({ first: 'Bài 1101', last: 'Bài 1101', total: 1101 });
    expect(await page(13)).toEqual({ first: undefined, last: undefined, total: 1101 });
  },
);
