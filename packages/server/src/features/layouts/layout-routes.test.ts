import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { beforeEach, expect, test } from 'vitest';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';
import { layoutJobs } from './layout-jobs.ts';

const server = await startTestServer();
const HOUR = 3_600_000;
let room: Newsroom;
let headers: Record<string, string>;
let templateId: string;

beforeEach(async () => {
  room = await aNewsroom(server);
  headers = room.admin.headers;
  const body = { title: 'Mới nhất', type: 'LATEST', limit: 3 } as const;
  ({ id: templateId } = await server.ask(contentTemplateEndpoints.create, { headers, body }));
});

const create = (more = {}, by: Staff = room.admin) =>
  server.ask(layoutEndpoints.create, {
    headers: by.headers,
    body: { title: 'Trang chủ', blocks: [aLayoutBlock(templateId)], ...more },
  });
const change = (
  call: 'publish' | 'archive' | 'unschedule',
  { id, version }: LayoutDetail,
  more: { note?: string; at?: string } = {},
) => server.ask(layoutEndpoints[call], { headers, body: { id, version, ...more } as never });
const update = ({ id, version }: LayoutDetail, more: object, by: Staff = room.admin) =>
  server.ask(layoutEndpoints.update, { headers: by.headers, body: { id, version, ...more } });
const detail = (id: string) => server.ask(layoutEndpoints.detail, { headers, params: { id } });
const at = (hours: number) => new Date(Date.now() + hours * HOUR);
/** The rules that refuse a call. */
const rulesOf = async (
  refusal: Promise<{ readonly details: { readonly rules?: readonly { code: string }[] } }>,
) => (await refusal).details.rules?.map(({ code }) => code);
const refusedUpdate = ({ id, version }: LayoutDetail, more: object, by: Staff = room.admin) =>
  rulesOf(server.refusal(layoutEndpoints.update, { headers: by.headers, body: { id, version, ...more } }));

test('a draft reaches nobody until it is published, and later changes are shown as such', async () => {
  const draft = await create();
  expect(draft).toMatchObject({ state: 'DRAFT', blockCount: 1, publishedTime: null, hasChanges: false });
  const shown = await change('publish', draft, { note: 'Bản đầu' });
  expect(shown).toMatchObject({ state: 'PUBLISHED', hasChanges: false, versionNote: 'Bản đầu' });
  await update(shown, { blocks: [] });
  expect(await detail(draft.id)).toMatchObject({ state: 'PUBLISHED', hasChanges: true, blockCount: 0 });
});

test('publishing archives the one that held the very same place, and leaves the others', async () => {
  const old = await change('publish', await create());
  const mobile = await change('publish', await create({ device: 'MOBILE' }));
  const category = await change('publish', await create({ kind: 'CATEGORY' }));
  await change('publish', await create({ title: 'Trang chủ Tết' }));
  expect((await detail(old.id)).state).toBe('ARCHIVED');
  expect((await detail(mobile.id)).state).toBe('PUBLISHED');
  expect((await detail(category.id)).state).toBe('PUBLISHED');
});

test('two layouts of one category beside others are named as a conflict', async () => {
  const other = await room.category();
  const of = (categoryIds: string[]) => ({
    kind: 'CATEGORY',
    display: { mode: 'CATEGORY', categoryIds, includePosts: false },
  });
  const first = await change('publish', await create(of([room.categoryId, other])));
  const second = await create({ ...of([room.categoryId]), title: 'Riêng một mục' });
  expect(second.conflicts).toEqual([{ id: first.id, title: 'Trang chủ' }]);
});

test('a scheduled draft is published at its time and not before', async () => {
  const draft = await change('publish', await create(), { at: at(2).toISOString() });
  expect(draft).toMatchObject({ state: 'DRAFT', publishAt: expect.any(String) });
  await runDueJobs(server.db, layoutJobs(), () => at(1));
  expect((await detail(draft.id)).state).toBe('DRAFT');
  await runDueJobs(server.db, layoutJobs(), () => at(3));
  expect(await detail(draft.id)).toMatchObject({ state: 'PUBLISHED', publishAt: null });
});

test('an unscheduled draft stays one, and so does one that shows nothing by then', async () => {
  const draft = await change('publish', await create(), { at: at(2).toISOString() });
  const free = await change('unschedule', draft);
  await runDueJobs(server.db, layoutJobs(), () => at(3));
  expect(await detail(draft.id)).toMatchObject({ state: 'DRAFT', publishAt: null });
  const again = await change('publish', free, { at: at(2).toISOString() });
  await update(again, { blocks: [] });
  await runDueJobs(server.db, layoutJobs(), () => at(3));
  expect(await detail(draft.id)).toMatchObject({ state: 'DRAFT', publishAt: null });
});

test('an author prepares drafts, and neither publishes them nor changes what is scheduled', async () => {
  const draft = await create({}, room.author);
  const own = { headers: room.author.headers, body: { id: draft.id, version: draft.version } };
  expect((await server.refusal(layoutEndpoints.publish, own)).code).toBe('FORBIDDEN');
  await update(draft, { title: 'Trang nhất' }, room.author);
  const scheduled = await change('publish', await detail(draft.id), { at: at(2).toISOString() });
  expect(await refusedUpdate(scheduled, { title: 'Trang khác' }, room.author)).toEqual(['IS_SCHEDULED']);
});

test('what readers see keeps its kind and is not deleted', async () => {
  const shown = await change('publish', await create());
  expect(await refusedUpdate(shown, { kind: 'CATEGORY' })).toEqual(['KIND_IS_SHOWN']);
  const removal = server.refusal(layoutEndpoints.remove, { headers, params: { id: shown.id } });
  expect(await rulesOf(removal)).toEqual(['IS_PUBLISHED']);
});

test.each([
  ['BLOCK_TWICE', () => [aLayoutBlock(templateId), aLayoutBlock(templateId)]],
  ['BLOCK_WITHOUT_CONTENT', () => [aLayoutBlock(templateId, { config: PLAIN_CONFIG })]],
  [
    'BLOCK_ENDS_BEFORE_START',
    () => [aLayoutBlock(templateId, { startTime: at(2).toISOString(), endTime: at(1).toISOString() })],
  ],
  ['TEMPLATE_UNKNOWN', () => [aLayoutBlock('999999')]],
  [
    'HTML_IS_RESERVED',
    () => [
      {
        ...aLayoutBlock(''),
        id: 'html',
        templateId: null,
        config: { ...PLAIN_CONFIG, type: 'HTML' as const },
      },
    ],
  ],
] as const)('blocks are refused with %s', async (rule, blocks) => {
  const body = { title: 'Trang chủ', blocks: blocks() };
  expect(await rulesOf(server.refusal(layoutEndpoints.create, { headers, body }))).toEqual([rule]);
});

test('a restored version brings back its blocks, also those whose template is gone', async () => {
  const first = await change('publish', await create());
  const { version } = await update(first, { blocks: [] });
  await server.db.deleteFrom('content_templates').where('id', '=', templateId).execute();
  const restored = await server.ask(layoutEndpoints.restore, {
    headers,
    body: { id: first.id, version, no: first.version },
  });
  expect(restored).toMatchObject({ blockCount: 1, templates: [], hasChanges: false });
  const { items } = await server.ask(layoutEndpoints.versions, { headers, params: { id: first.id } });
  expect(items.find(({ no }) => no === first.version)).toMatchObject({ isPublic: true, blockCount: 1 });
});

test('saves of one sitting are one version', async () => {
  const draft = await create();
  const saved = await update(draft, { title: 'Trang chủ 2' });
  await update(saved, { title: 'Trang chủ 3' });
  const { items } = await server.ask(layoutEndpoints.versions, { headers, params: { id: draft.id } });
  expect(items.map(({ no }) => no)).toEqual([3]);
});

test('a duplicate is a draft with the same blocks', async () => {
  const shown = await change('publish', await create());
  const copy = await server.ask(layoutEndpoints.duplicate, { headers, body: { id: shown.id } });
  expect(copy).toMatchObject({
    state: 'DRAFT',
    title: 'Trang chủ',
    code: 'trang-chu-2',
    blocks: shown.blocks,
  });
});

test('a template names its layouts, is not deleted while one uses it, and not changed by authors while readers see it', async () => {
  const of = { headers, params: { id: templateId } };
  const layout = await create();
  expect((await server.ask(contentTemplateEndpoints.detail, of)).usedIn).toEqual([
    { kind: 'layout', id: layout.id, title: 'Trang chủ', isLive: false },
  ]);
  expect(await rulesOf(server.refusal(contentTemplateEndpoints.remove, of))).toEqual(['IN_USE']);
  await change('publish', layout);
  const template = await server.ask(contentTemplateEndpoints.detail, of);
  expect(template.usedIn).toMatchObject([{ isLive: true }]);
  const changed = server.refusal(contentTemplateEndpoints.update, {
    headers: room.author.headers,
    body: { id: templateId, version: template.version, limit: 5 },
  });
  expect(await rulesOf(changed)).toEqual(['IS_LIVE']);
  const [list] = (await server.ask(contentTemplateEndpoints.list, { headers, query: { view: 'used' } }))
    .items;
  expect(list?.id).toBe(templateId);
});

test('a preview shows each post once, without blocks that are hidden, over or of another language', async () => {
  const post = await room.postIn('PUBLISHED', room.editor, room.finished());
  const blocks = [
    aLayoutBlock(templateId, { id: 'right', region: 'right' }),
    aLayoutBlock(templateId, { id: 'main' }),
    aLayoutBlock(templateId, { id: 'hidden', hidden: true }),
    aLayoutBlock(templateId, { id: 'over', endTime: at(-1).toISOString() }),
    aLayoutBlock(templateId, { id: 'english', audienceLang: ['en'] }),
  ];
  const page = await server.ask(layoutEndpoints.preview, { headers, body: { kind: 'HOME', blocks } });
  expect(page.blocks.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    ['main', [post.id]],
    ['right', []],
  ]);
});
