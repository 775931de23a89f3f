import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let chief: Staff;
let categoryId: string;
let below: string;
const HOUR = 3_600_000;

beforeAll(async () => {
  room = await aNewsroom(server);
  chief = await room.hire('SUPPER_ADMIN');
  categoryId = await room.category('Văn hóa');
  below = await room.category('Di sản');
  await server.db
    .updateTable('categories')
    .set({ parent_id: categoryId, depth: 2 })
    .where('id', '=', below)
    .execute();
});

type Body = BodyInput<typeof contentTemplateEndpoints.create>;
const create = (by: Staff, body: Body) =>
  server.ask(contentTemplateEndpoints.create, { headers: by.headers, body });
const refused = (by: Staff, body: Body) =>
  server.refusal(contentTemplateEndpoints.create, { headers: by.headers, body });
const preview = (config: Partial<typeof PLAIN_CONFIG>) =>
  server.ask(contentTemplateEndpoints.preview, {
    headers: room.author.headers,
    body: { config: { ...PLAIN_CONFIG, ...config }, lang: 'vi' },
  });
const inCulture = { ...PLAIN_QUERY, categoryIds: [] as string[] };
const publish = async (mainCategoryId: string, draft = {}) =>
  await room.postIn('PUBLISHED', room.editor, { ...room.finished(), mainCategoryId, ...draft });

test('a code that is left out is made from the title, and numbered where it is taken', async () => {
  const first = await create(room.author, { title: 'Tiêu điểm' });
  const second = await create(room.author, { title: 'Tiêu điểm' });
  expect([first.code, second.code]).toEqual(['tieu-diem', 'tieu-diem-2']);
  const taken = await refused(room.author, { title: 'Khác', code: 'tieu-diem' });
  expect(JSON.stringify(taken)).toContain('CODE_TAKEN');
});

test('a change keeps the settings that it does not name', async () => {
  const made = await create(room.admin, { title: 'Dải video', type: 'VIDEO_STRIP', limit: 8 });
  const after = await server.ask(contentTemplateEndpoints.update, {
    headers: room.admin.headers,
    body: { id: made.id, version: made.version, columns: 3 },
  });
  expect(after).toMatchObject({ type: 'VIDEO_STRIP', limit: 8, columns: 3 });
});

test('HTML is for system administrators, and is stored without scripts and handlers', async () => {
  const html = '<p onclick="x()">Cảm ơn<script>alert(1)</script></p><a href="javascript:x()">x</a>';
  expect(JSON.stringify(await refused(room.admin, { title: 'Cảm ơn', type: 'HTML', html }))).toContain(
    'HTML_IS_RESERVED',
  );
  const made = await create(chief, { title: 'Cảm ơn', type: 'HTML', html });
  expect(made.html).toBe('<p>Cảm ơn</p><a>x</a>');
  const change = { id: made.id, version: made.version, limit: 3 };
  const answer = await server.refusal(contentTemplateEndpoints.update, {
    headers: room.admin.headers,
    body: change,
  });
  expect(JSON.stringify(answer)).toContain('HTML_IS_RESERVED');
});

test.each([
  'a{background:url(https://x.example/)}',
  '</style><b>',
  '@import "x"',
  ':host{}',
  'a{position:fixed}',
  'a{position:/**/fixed}',
  ':/* a */host{contain:none!important}',
  'a{background:url/**/(x.png)}',
  'a{posi\\74 ion:fixed}',
])('CSS that reaches out of its block is refused: %s', async (css) => {
  const answer = await refused(chief, { title: 'Cảm ơn', type: 'HTML', html: '<p>a</p>', css });
  expect(JSON.stringify(answer)).toContain('CSS_LEAVES_BLOCK');
});

test('pinned slots beyond the number of items, and twice the same one, are refused', async () => {
  const { id: postId } = await publish(categoryId);
  const pin = (slot: number) => ({ postId, slot, until: null });
  const beyond = await refused(room.admin, {
    title: 'Ghim',
    sourceMode: 'MIXED',
    limit: 2,
    pinned: [pin(3)],
  });
  expect(JSON.stringify(beyond)).toContain('PIN_BEYOND_LIMIT');
  const twice = await refused(room.admin, { title: 'Ghim', sourceMode: 'MIXED', pinned: [pin(1), pin(2)] });
  expect(JSON.stringify(twice)).toContain('PIN_TWICE');
});

test("AUTHOR neither pins somebody else's draft nor learns its headline", async () => {
  const draft = await room.write(room.editor, { ...room.finished(), title: 'Bài điều tra chưa đăng' });
  const pinned = [{ postId: draft.id, slot: 1, until: null }];
  const own = await refused(room.author, { title: 'Ghim', sourceMode: 'MIXED', pinned });
  expect(JSON.stringify(own)).toContain('TERM_UNKNOWN');
  const made = await create(room.admin, { title: 'Ghim bài chưa đăng', sourceMode: 'MIXED', pinned });
  expect(made.names.posts).toEqual([{ id: draft.id, title: 'Bài điều tra chưa đăng' }]);
  const seen = await server.ask(contentTemplateEndpoints.detail, {
    headers: room.author.headers,
    params: { id: made.id },
  });
  expect(seen.names.posts).toEqual([]);
  const shown = await preview({ sourceMode: 'MIXED', pinned });
  expect(shown.leftOut).toEqual([{ id: draft.id, title: '', reason: 'PIN_NOT_PUBLIC' }]);
});

test('a preview shows pins until their end, the rule with the categories below, and why', async () => {
  const [old, inBelow, newest] = [await publish(categoryId), await publish(below), await publish(categoryId)];
  const query = { ...inCulture, categoryIds: [categoryId] };
  const until = new Date(Date.now() + HOUR).toISOString();
  const pinned = [{ postId: old.id, slot: 1, until }];
  const shown = await preview({ sourceMode: 'MIXED', limit: 3, query, pinned });
  expect(shown.items.map(({ id }) => id)).toEqual([old.id, newest.id, inBelow.id]);
  expect(shown.items.map(({ reason }) => reason)).toEqual([
    { code: 'PINNED', until },
    { code: 'NEWEST', category: 'Văn hóa' },
    { code: 'NEWEST', category: 'Văn hóa' },
  ]);
  expect(shown.matches).toBeGreaterThanOrEqual(3);
  const over = [{ postId: old.id, slot: 1, until: new Date(Date.now() - HOUR).toISOString() }];
  const later = await preview({ sourceMode: 'MIXED', limit: 1, query, pinned: over });
  expect(later.items[0]?.id).toBe(newest.id);
  expect(later.leftOut).toMatchObject([{ id: old.id, reason: 'PIN_ENDED' }]);
});

test('a rule that finds too few is filled with older posts of its subject, and only of it', async () => {
  const other = await room.category('Thể thao');
  const [inWindow, before] = [await publish(other), await publish(other)];
  await server.db
    .updateTable('posts')
    .set({ published_time: new Date(Date.now() - 9 * 24 * HOUR) })
    .where('id', '=', before.id)
    .execute();
  const shown = await preview({ limit: 5, query: { ...PLAIN_QUERY, categoryIds: [other], days: 1 } });
  expect(shown.items.map(({ id, reason }) => [id, reason.code])).toEqual([
    [inWindow.id, 'NEWEST'],
    [before.id, 'BACKFILL'],
  ]);
});

test('only public posts appear, an ended one not even before the job takes it down', async () => {
  const quiet = await room.category('Giáo dục');
  const over = await publish(quiet);
  await room.postIn('UNPUBLISHED', room.editor, { ...room.finished(), mainCategoryId: quiet });
  await room.write(room.editor, { ...room.finished(), mainCategoryId: quiet });
  await server.db
    .updateTable('posts')
    .set({ expire_time: new Date(Date.now() - 1) })
    .where('id', '=', over.id)
    .execute();
  const shown = await preview({ query: { ...PLAIN_QUERY, categoryIds: [quiet] } });
  expect(shown).toMatchObject({ items: [], isHidden: true, matches: 0 });
});

test('the most discussed come first, by approved comments', async () => {
  const talk = await room.category('Đời sống');
  const [quiet, loud] = [await publish(talk), await publish(talk)];
  await server.db
    .insertInto('comment_target_counts')
    .values([{ project_id: room.projectId, target_type: 'POST', target_id: quiet.id, count: 7 }])
    .execute();
  const shown = await preview({ type: 'MOST_COMMENTED', query: { ...PLAIN_QUERY, categoryIds: [talk] } });
  expect(shown.items.map(({ id, reason }) => [id, reason.code])).toEqual([
    [quiet.id, 'MOST_COMMENTED'],
    [loud.id, 'BACKFILL'],
  ]);
});

test.each([
  'EVENT_LIST',
  'DESTINATION_LIST',
  'FIGURE_LIST',
  'TAG_CLOUD',
  'PARTNER_LOGOS',
  'WEATHER',
] as const)('a block of the kind %s is previewed', async (type) => {
  expect(await preview({ type })).toMatchObject({ leftOut: [] });
});
