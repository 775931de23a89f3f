import { addressCheckEndpoints } from '@toasoan/contract/features/address-checks/endpoints.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { contentTemplateEndpoints } from '@toasoan/contract/features/content-templates/endpoints.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import { layoutEndpoints } from '@toasoan/contract/features/layouts/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import { beforeEach, expect, test } from 'vitest';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aLayoutBlock } from '#test/factories/a-layout-block.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aNewsroom(server);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
  headers = await signIn(server.db, person, { project: room.projectId });
});

const check = (path: string, more: { device?: 'DESKTOP' | 'MOBILE'; lang?: string; at?: string } = {}) =>
  server.ask(addressCheckEndpoints.result, { headers, query: { path, ...more } });
async function partAt(path: string, part: string, more: Parameters<typeof check>[1] = {}) {
  const { parts } = await check(path, more);
  const found = parts.find((one) => one.part === part);
  return {
    shown: found?.shown?.title,
    others: Object.fromEntries((found?.others ?? []).map(({ title, loss }) => [title, loss])),
  };
}
async function aFooter(title: string, display?: Display) {
  const made = await server.ask(footerEndpoints.create, { headers, body: { title, display } });
  return await server.ask(footerEndpoints.publish, { headers, body: { id: made.id, version: made.version } });
}
async function aMenu(title: string, more: object = {}) {
  const made = await server.ask(menuEndpoints.create, { headers, body: { title, ...more } });
  const items = [{ ...blankItem('trangchu'), title, linkType: 'URL' as const, url: '/' }];
  const body = { id: made.id, version: made.version, items };
  const { id, version } = await server.ask(menuEndpoints.draft, { headers, body });
  return await server.ask(menuEndpoints.publish, { headers, body: { id, version } });
}

test('an address shows one footer, and each other one has its reason', async () => {
  const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Du lịch' } });
  await aFooter('Chung');
  await aFooter('Du lịch', { mode: 'CATEGORY', categoryIds: [category.id], includePosts: true });
  await aFooter('Tết', { mode: 'CUSTOM', patterns: ['/tet/*'] });
  await aFooter('Tắt', { mode: 'OFF' });
  const { id, version } = await aFooter('Ngưng');
  await server.ask(footerEndpoints.update, { headers, body: { id, version, status: 'DISABLED' } });
  await server.ask(footerEndpoints.create, { headers, body: { title: 'Nháp' } });
  const rest = { Tết: 'OTHER_PLACE', Tắt: 'OFF', Ngưng: 'DISABLED', Nháp: 'UNPUBLISHED' };
  expect(await partAt('/chuyen-muc/du-lich', 'footer')).toEqual({
    shown: 'Du lịch',
    others: { ...rest, Chung: 'LESS_SPECIFIC' },
  });
  expect(await partAt('/', 'footer')).toEqual({
    shown: 'Chung',
    others: { ...rest, 'Du lịch': 'OTHER_PLACE' },
  });
});

test('a telephone gets its own menu, and the main one says so', async () => {
  await aMenu('Menu chính');
  await aMenu('Di động', { position: 'MOBILE' });
  expect(await partAt('/', 'menu')).toEqual({ shown: 'Menu chính', others: { 'Di động': 'OTHER_DEVICE' } });
  expect(await partAt('/', 'menu', { device: 'MOBILE' })).toEqual({
    shown: 'Di động',
    others: { 'Menu chính': 'OTHER_DEVICE' },
  });
});

test('a reader of another language gets its menu where there is one', async () => {
  const menu = await aMenu('Menu chính');
  const copy = await server.ask(menuEndpoints.copy, { headers, body: { id: menu.id, lang: 'en' } });
  const { id, version } = copy;
  await server.ask(menuEndpoints.publish, { headers, body: { id, version } });
  const { parts } = await check('/', { lang: 'en' });
  expect(parts[0]).toMatchObject({
    shown: { id: copy.id },
    others: [{ id: menu.id, loss: 'OTHER_LANGUAGE' }],
  });
});

test('a menu that is scheduled is shown at its time', async () => {
  const made = await server.ask(menuEndpoints.create, { headers, body: { title: 'Menu Tết' } });
  const items = [{ ...blankItem('trangchu'), title: 'Tết', linkType: 'URL' as const, url: '/' }];
  const body = { id: made.id, version: made.version, items };
  const { id, version } = await server.ask(menuEndpoints.draft, { headers, body });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const times = { startTime: at(1), endTime: at(3) };
  await server.ask(menuEndpoints.schedule, { headers, body: { id, version, ...times } });
  expect(await partAt('/', 'menu')).toEqual({ shown: undefined, others: { 'Menu Tết': 'UNPUBLISHED' } });
  expect((await partAt('/', 'menu', { at: at(2) })).shown).toBe('Menu Tết');
});

test('names what is at the address: a category, a public post, one that is not, and nothing', async () => {
  await server.ask(categoryEndpoints.create, { headers, body: { title: 'Du lịch' } });
  expect(await check('/chuyen-muc/du-lich')).toMatchObject({
    kind: 'category',
    state: 'OPEN',
    title: 'Du lịch',
  });
  const post = await room.postIn('PUBLISHED', room.author);
  expect(await check(`/${post.slug}`)).toMatchObject({ kind: 'post', state: 'OPEN', title: post.title });
  const draft = await room.postIn('DRAFT', room.author);
  expect(await check(`/${draft.slug || 'khong-co'}`)).toMatchObject({ kind: 'post', state: 'NOT_FOUND' });
  expect(await check('/mot/hai/ba')).toMatchObject({ kind: 'page', state: 'NOT_FOUND' });
  expect(await check('/mot/hai/ba/bon/nam/sau')).toMatchObject({ kind: null, state: 'NOT_FOUND' });
});

test('the front page shows the layout of the device, and an article has none', async () => {
  const template = await server.ask(contentTemplateEndpoints.create, { headers, body: { title: 'Khối' } });
  const block = aLayoutBlock(template.id);
  const aLayout = async (title: string, more: object = {}) => {
    const made = await server.ask(layoutEndpoints.create, {
      headers,
      body: { title, kind: 'HOME', blocks: [block], ...more },
    });
    return await server.ask(layoutEndpoints.publish, {
      headers,
      body: { id: made.id, version: made.version },
    });
  };
  await aLayout('Trang nhất');
  await aLayout('Trang nhất điện thoại', { device: 'MOBILE' });
  await server.ask(layoutEndpoints.create, { headers, body: { title: 'Trang Tết', kind: 'HOME' } });
  expect(await partAt('/', 'layout')).toEqual({
    shown: 'Trang nhất',
    others: { 'Trang nhất điện thoại': 'OTHER_DEVICE', 'Trang Tết': 'UNPUBLISHED' },
  });
  expect(await partAt('/', 'layout', { device: 'MOBILE' })).toMatchObject({
    shown: 'Trang nhất điện thoại',
    others: { 'Trang nhất': 'LATER' },
  });
  const post = await room.postIn('PUBLISHED', room.author);
  expect((await check(`/${post.slug}`)).parts.map(({ part }) => part)).not.toContain('layout');
});
