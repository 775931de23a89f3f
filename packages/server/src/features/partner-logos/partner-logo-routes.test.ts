import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { arrangedLogos, logosAt } from './shown-logos-view.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;
let picture: string;

beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
  picture = await aMedia(server.db, project);
});

type Draft = BodyInput<typeof partnerLogoEndpoints.create>;
const create = (title: string, more: Partial<Draft> = {}) =>
  server.ask(partnerLogoEndpoints.create, { headers, body: { title, ...more } });
const shown = (title: string, more: Partial<Draft> = {}) =>
  create(title, { imageId: picture, status: 'ENABLE', ...more });
async function refused(body: Draft): Promise<string | undefined> {
  const { details } = await server.refusal(partnerLogoEndpoints.create, { headers, body });
  return details?.rules?.[0]?.code;
}
async function titles(query: Record<string, unknown> = {}): Promise<string[]> {
  const { items } = await server.ask(partnerLogoEndpoints.list, { headers, query });
  return items.map(({ title }) => title);
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a logo without a picture is not switched on', async () => {
  expect(await refused({ title: 'Đơn vị A', status: 'ENABLE' })).toBe('NO_LOGO');
  const { id, version } = await shown('Đơn vị A');
  const { details } = await server.refusal(partnerLogoEndpoints.update, {
    headers,
    body: { id, version, imageId: null },
  });
  expect(details?.rules?.[0]?.code).toBe('NO_LOGO');
});

test('a logo that ends before it starts, or names a category of another project, is refused', async () => {
  const times = { startTime: inDays(2), endTime: inDays(1) };
  expect(await refused({ title: 'Hội B', ...times })).toBe('ENDS_BEFORE_START');
  const display: Display = { mode: 'CATEGORY', categoryIds: ['999999'], includePosts: true };
  expect(await refused({ title: 'Hội B', display })).toBe('TARGET_UNKNOWN');
});

test('a logo moves within its group only, and the others close up', async () => {
  const sponsor = { group: 'SPONSOR' } as const;
  const first = await create('Một', sponsor);
  await create('Hai', sponsor);
  const third = await create('Ba', sponsor);
  const other = await create('Bốn', { group: 'MEDIA' });
  const move = (beforeId: string | null) => ({ id: third.id, version: third.version, beforeId });
  const { details } = await server.refusal(partnerLogoEndpoints.reorder, { headers, body: move(other.id) });
  expect(details?.rules?.[0]?.code).toBe('WRONG_NEIGHBOUR');
  const moved = await server.ask(partnerLogoEndpoints.reorder, { headers, body: move(first.id) });
  expect(moved).toMatchObject({ order: 0, version: third.version + 1 });
  expect(await titles()).toEqual(['Ba', 'Một', 'Hai', 'Bốn']);
  await server.ask(partnerLogoEndpoints.update, {
    headers,
    body: { id: moved.id, version: moved.version, group: 'MEDIA' },
  });
  expect(await titles()).toEqual(['Một', 'Hai', 'Bốn', 'Ba']);
});

test('each view holds its logos: valid ones, those that end soon, ended ones, those without a dark version', async () => {
  await create('Luôn có');
  await create('Sắp hết', { endTime: inDays(3), imageDarkId: picture });
  await create('Đã hết', { endTime: inDays(-1) });
  await create('Sẽ tới', { startTime: inDays(5) });
  expect(await titles({ view: 'valid' })).toEqual(['Luôn có', 'Sắp hết']);
  expect(await titles({ view: 'ending' })).toEqual(['Sắp hết']);
  expect(await titles({ view: 'ended' })).toEqual(['Đã hết']);
  expect(await titles({ view: 'noDark' })).toEqual(['Luôn có', 'Đã hết', 'Sẽ tới']);
  expect(await server.ask(partnerLogoEndpoints.counts, { headers })).toEqual({
    all: 4,
    valid: 2,
    ending: 1,
    ended: 1,
    noDark: 3,
  });
});

test('readers see logos that are on, in their time and at their place, sponsors first', async () => {
  const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Văn hóa' } });
  await shown('Đối tác', { group: 'PARTNER' });
  await shown('Nhà tài trợ', { group: 'SPONSOR' });
  await shown('Đã hết', { endTime: inDays(-1) });
  await create('Chưa bật', { imageId: picture });
  const display: Display = { mode: 'CATEGORY', categoryIds: [category.id], includePosts: false };
  await shown('Bảo tàng', { display });
  const at = async (listedCategoryId?: string) => {
    const place = { path: '/', postCategoryIds: [], listedCategoryId };
    return logosAt(await arrangedLogos(server.db, project, new Date()), place).map(({ title }) => title);
  };
  expect(await at()).toEqual(['Nhà tài trợ', 'Đối tác']);
  expect(await at(category.id)).toEqual(['Nhà tài trợ', 'Đối tác', 'Bảo tàng']);
});

test('a reader’s click counts for a logo that is on, and nothing else is kept', async () => {
  const on = await shown('Đơn vị A');
  const off = await create('Chưa bật');
  const click = async (logoId: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/intake/v1/${project}/partner-logo/click`,
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      payload: { logoId },
    });
    return answer.json<{ data: unknown }>().data;
  };
  expect(await click(on.id)).toEqual({ counted: true });
  expect(await click(on.id)).toEqual({ counted: true });
  expect(await click(off.id)).toEqual({ counted: false });
  const { items } = await server.ask(partnerLogoEndpoints.list, { headers, query: { sort: '-clicks' } });
  expect(items.map(({ title, clicks }) => [title, clicks])).toEqual([
    ['Đơn vị A', 2],
    ['Chưa bật', 0],
  ]);
});
