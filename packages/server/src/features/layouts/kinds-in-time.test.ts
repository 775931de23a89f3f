import { PLAIN_CONFIG, PLAIN_QUERY } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { ComposedBlock } from '@toasoan/contract/features/layouts/composed-page.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { SHOWN_KINDS, type ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { displayKeyOf } from './display-key.ts';
import { recordShown } from './shown-pages-store.ts';

const server = await startTestServer();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let room: Newsroom;
let headers: Record<string, string>;

beforeEach(async () => {
  room = await aNewsroom(server);
  headers = room.admin.headers;
});

const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const A_MOMENT_AGO = -0.0001;
const everything = { ...PLAIN_QUERY, excludeShown: false };
const own = (
  id: string,
  config: Partial<NonNullable<LayoutBlock['config']>> = {},
  over: Partial<LayoutBlock> = {},
) => aLayoutBlock('', { id, templateId: null, config: { ...PLAIN_CONFIG, ...config }, ...over });
async function publish(
  kind: ShownKind,
  blocks: LayoutBlock[],
  more: object = {},
  when: { at?: string } = {},
) {
  const body = { title: `Bố cục ${kind}`, kind, blocks, ...more };
  const { id, version } = await server.ask(layoutEndpoints.create, { headers, body });
  return await server.ask(layoutEndpoints.publish, { headers, body: { id, version, ...when } });
}
const aPost = (more: object = {}, state: 'PUBLISHED' | 'PENDING_APPROVAL' | 'DRAFT' = 'PUBLISHED') =>
  room.postIn(state, room.editor, { ...room.finished(), ...more });
const shownIn = (blocks: readonly ComposedBlock[]) =>
  blocks.map(({ id, items }) => [id, items.map((item) => item.id)]);

type Place = { readonly kind: ShownKind; readonly layoutId?: string };
const pageAt = (query: Place & { readonly at?: string }) =>
  server.ask(layoutEndpoints.pageAt, { headers, query });
const preview = (body: { kind: ShownKind; blocks: LayoutBlock[]; layoutId?: string; at?: string }) =>
  server.ask(layoutEndpoints.preview, { headers, body });
async function read(path: string): Promise<void> {
  const { statusCode } = await server.app.inject({ url: `/api/public/v1/${room.projectId}${path}` });
  expect(statusCode).toBe(200);
}
const rowsOf = async () =>
  await server.db
    .selectFrom('shown_pages')
    .select(['kind', 'device', 'time'])
    .where('project_id', '=', room.projectId)
    .orderBy('time')
    .execute();
/** Readers' pages follow a change within a second. */
const readUntil = async (path: string, place: Place, ids: readonly string[]) =>
  await expect
    .poll(async () => {
      await read(path);
      return (await pageAt({ ...place, at: at(A_MOMENT_AGO) })).blocks[0]?.items.map(({ id }) => id);
    })
    .toEqual(ids);

describe('a layout around the content of pages', () => {
  it('is tried on the newest public post of its kind and its categories, and shows what is related to it', async () => {
    const same = await aPost({ mainCategoryId: room.categoryId });
    const sample = await aPost({ mainCategoryId: room.categoryId });
    const other = await aPost({ mainCategoryId: await room.category() });
    await aPost({ postType: 'LONGFORM', mainCategoryId: await room.category() });
    await aPost({}, 'DRAFT');
    const blocks = [own('lienquan', { isRelated: true, query: everything, limit: 1 })];
    const display = { mode: 'CATEGORY', categoryIds: [room.categoryId], includePosts: true };
    const { id: layoutId } = await publish('POST', blocks, { display });
    const tried = await preview({ kind: 'POST', blocks, layoutId });
    expect(tried.sample).toEqual({ id: sample.id, title: sample.title });
    expect(shownIn(tried.blocks)).toEqual([['lienquan', [same.id]]]);
    expect((await preview({ kind: 'POST', blocks })).sample?.id).toBe(other.id);
    expect((await preview({ kind: 'EVENT', blocks })).sample).toBeNull();
  });

  it.each(SHOWN_KINDS.filter((kind) => kind !== 'CATEGORY'))(
    'is looked at now and with what is scheduled: %s',
    async (kind) => {
      const now = await aPost();
      const coming = await room.schedule(await aPost({}, 'PENDING_APPROVAL'), new Date(at(2)));
      const blocks = [own('tin', { limit: 1, query: everything })];
      const { id: layoutId } = await publish(kind, blocks);
      const next = await publish(kind, blocks, {}, { at: at(5) });
      const place = { kind, layoutId };
      const ids = async (hours?: number) =>
        shownIn((await pageAt({ ...place, ...(hours && { at: at(hours) }) })).blocks)[0]?.[1];
      // A post does not stand beside itself.
      expect(await ids()).toEqual(kind === 'POST' ? [] : [now.id]);
      expect(await ids(3)).toEqual([coming.id]);
      expect((await pageAt({ ...place, at: at(6) })).layout?.id).toBe(next.id);
      const { coming: changes } = await server.ask(layoutEndpoints.timeline, {
        headers,
        query: { ...place, from: at(0), to: at(8) },
      });
      expect(changes.map((one) => one.kind)).toEqual(['POST', 'LAYOUT']);
    },
  );

  it('is no layout of the pages of another place', async () => {
    const blocks = [own('tin')];
    const display = { mode: 'CATEGORY', categoryIds: [room.categoryId], includePosts: true };
    const general = await publish('POST', blocks);
    const special = await publish('POST', blocks, { display });
    const found = async (layoutId?: string) =>
      (await pageAt({ kind: 'POST', ...(layoutId && { layoutId }) })).layout?.id;
    expect([await found(), await found(general.id), await found(special.id)]).toEqual([
      general.id,
      general.id,
      special.id,
    ]);
  });
});

describe('the record of what readers saw around the content of pages', () => {
  it('has one row for all pages of a kind, and what differs beside each post without its items', async () => {
    const [one, two, three] = [await aPost(), await aPost(), await aPost()];
    const blocks = [
      own('tin', { limit: 1, query: everything }),
      own('lienquan', { isRelated: true, query: everything }),
    ];
    const { id: layoutId } = await publish('POST', blocks);
    const place = { kind: 'POST', layoutId } as const;
    await readUntil(`/post/${one.slug}`, place, [three.id]);
    await read(`/post/${two.slug}`);
    await read(`/post/${three.slug}`);
    expect((await rowsOf()).map(({ kind, device }) => `${kind} ${device}`).sort()).toEqual([
      'POST DESKTOP',
      'POST MOBILE',
    ]);
    const past = await pageAt({ ...place, at: at(A_MOMENT_AGO) });
    expect(past).toMatchObject({ basis: 'SHOWN', layout: { id: layoutId } });
    expect(past.blocks.map(({ id, isHidden, items }) => [id, isHidden, items.length])).toEqual([
      ['tin', false, 1],
      ['lienquan', false, 0],
    ]);
  });

  it('follows what is published, and goes on where another layout takes the place', async () => {
    const first = await aPost();
    const blocks = [own('tin', { limit: 1, query: everything })];
    const { id: layoutId } = await publish('SEARCH', blocks);
    const place = { kind: 'SEARCH', layoutId } as const;
    const path = '/search?q=khong-co-bai-nay';
    await readUntil(path, place, [first.id]);
    const before = at(0);
    const second = await aPost();
    await readUntil(path, place, [second.id]);
    const next = await publish('SEARCH', blocks);
    const ofNext = { kind: 'SEARCH', layoutId: next.id } as const;
    await expect
      .poll(async () => {
        await read(path);
        return (await pageAt({ ...ofNext, at: at(A_MOMENT_AGO) })).layout?.id;
      })
      .toBe(next.id);
    const past = await pageAt({ ...ofNext, at: before });
    expect([past.layout?.id, ...shownIn(past.blocks)]).toEqual([layoutId, ['tin', [first.id]]]);
    const { shown } = await server.ask(layoutEndpoints.timeline, {
      headers,
      query: { ...ofNext, from: at(-1), to: at(0.001) },
    });
    expect(shown.map(({ lead }) => lead?.id)).toEqual([first.id, second.id, second.id]);
  });

  it('keeps a week around pages and a month of whole ones, with what stood when that time began', async () => {
    const now = new Date();
    const displayKey = displayKeyOf({ mode: 'DEFAULT' });
    for (const kind of ['POST', 'HOME'] as const)
      for (const days of [40, 31, 9, 8, 6, 0])
        await recordShown(server.db, {
          projectId: room.projectId,
          kind,
          categoryId: undefined,
          displayKey: kind === 'HOME' ? '' : displayKey,
          lang: 'vi',
          device: 'DESKTOP',
          layout: { id: String(days + 1), title: 'Bố cục' },
          blocks: [],
          now: new Date(now.getTime() - days * DAY),
        });
    const agesOf = async (kind: string) =>
      (await rowsOf())
        .filter((row) => row.kind === kind)
        .map(({ time }) => Math.round((now.getTime() - time.getTime()) / DAY));
    expect(await agesOf('POST')).toEqual([8, 6, 0]);
    expect(await agesOf('HOME')).toEqual([31, 9, 8, 6, 0]);
  });
});
