import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import type { Display } from '@toasoan/contract/features/display-modes/display.ts';
import type { DisplayPlace } from '@toasoan/contract/features/display-modes/resolve-display.ts';
import { footerEndpoints } from '@toasoan/contract/features/footers/endpoints.ts';
import {
  BLANK_FOOTER,
  type FooterColumn,
  type FooterContent,
  type FooterLink,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { arrangedFooters, resolveFooter } from './footer-for-view.ts';

const server = await startTestServer();
let project: string;
let headers: Record<string, string>;

beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
});

const HOME: DisplayPlace = { path: '/', postCategoryIds: [] };
const link = (id: string, more: Partial<FooterLink>): FooterLink => ({
  id,
  title: '',
  names: {},
  linkType: 'URL',
  targetId: null,
  url: '',
  target: 'SELF',
  ...more,
});
const column = (heading: string, links: FooterLink[], more: Partial<FooterColumn> = {}): FooterColumn => ({
  id: 'cotthu1',
  heading,
  names: {},
  links,
  html: '',
  ...more,
});
const about = link('gioithieu', { title: 'Giới thiệu', names: { en: 'About us' }, url: '/gioi-thieu' });

async function draft(title: string, content: Partial<FooterContent>, display?: Display) {
  const { id, version } = await server.ask(footerEndpoints.create, { headers, body: { title, display } });
  const body = { id, version, content: { ...BLANK_FOOTER, ...content } };
  return await server.ask(footerEndpoints.draft, { headers, body });
}
async function put(title: string, content: Partial<FooterContent>, display?: Display) {
  const { id, version } = await draft(title, content, display);
  return await server.ask(footerEndpoints.publish, { headers, body: { id, version } });
}
async function refusedToPublish(content: Partial<FooterContent>) {
  const { id, version } = await draft('Chân trang', content);
  const refusal = await server.refusal(footerEndpoints.publish, { headers, body: { id, version } });
  return refusal.details?.rules?.[0]?.code;
}
async function shownAt(place: DisplayPlace, language = 'vi') {
  const request = { projectId: project, language, defaultLanguage: 'vi' };
  const { footers } = await arrangedFooters(server.db, request, async () => []);
  return resolveFooter(footers, place).shown;
}
const aCategory = (title: string) => server.ask(categoryEndpoints.create, { headers, body: { title } });

test('a link follows its category, is left out while readers cannot open it, and stays in the footer', async () => {
  const category = await aCategory('Thời sự');
  const toCategory = link('thoisu', { linkType: 'category', targetId: category.id });
  const made = await put('Chân trang', { columns: [column('Chuyên mục', [toCategory, about])] });
  const titles = async () => (await shownAt(HOME))?.footer.columns[0]?.links.map(({ title }) => title);
  expect(await titles()).toEqual(['Thời sự', 'Giới thiệu']);
  const off = { id: category.id, version: category.version, title: 'Tin tức', status: 'DISABLED' } as const;
  await server.ask(categoryEndpoints.update, { headers, body: off });
  expect(await titles()).toEqual(['Giới thiệu']);
  const detail = await server.ask(footerEndpoints.detail, { headers, params: { id: made.id } });
  expect(detail.published.columns[0]?.links).toHaveLength(2);
  expect(detail.targets).toMatchObject([{ name: 'Tin tức', problem: 'OFF' }]);
});

test('a link to a list leads to its page in the language of the reader', async () => {
  const { id: targetId } = await aCategory('Thời sự');
  const links = [link('thoisu', { linkType: 'category', targetId })];
  await put('Chân trang', { columns: [column('Chuyên mục', links)] });
  const hrefs = async (language: string) =>
    (await shownAt(HOME, language))?.footer.columns[0]?.links.map(({ href }) => href);
  expect(await hrefs('vi')).toEqual(['/chuyen-muc/thoi-su']);
  expect(await hrefs('en')).toEqual(['/en/chuyen-muc/thoi-su']);
});

test('a column without anything that readers can open is left out', async () => {
  const gone = link('khongcon', { linkType: 'POST', targetId: '999999' });
  await put('Chân trang', { columns: [column('Bài đọc', [gone])] });
  expect((await shownAt(HOME))?.footer.columns).toEqual([]);
});

test('readers of another language get its words where there are any', async () => {
  const words = { names: { en: 'For readers' } };
  const names = { copyright: 'Bản quyền', copyrightNames: { en: 'All rights reserved' } };
  await put('Chân trang', { columns: [column('Bạn đọc', [about], words)], ...names });
  expect((await shownAt(HOME, 'en'))?.footer).toMatchObject({
    columns: [{ heading: 'For readers', links: [{ title: 'About us', href: '/gioi-thieu' }] }],
    copyright: 'All rights reserved',
  });
  expect((await shownAt(HOME, 'fr'))?.footer.columns[0]?.heading).toBe('Bạn đọc');
});

test('a place shows the footer that names it best, and of two for the same place the one published last', async () => {
  const category = await aCategory('Du lịch');
  const everywhere = await put('Chung', {});
  await put('Du lịch', {}, { mode: 'CATEGORY', categoryIds: [category.id], includePosts: true });
  const listing = { ...HOME, path: '/chuyen-muc/du-lich', listedCategoryId: category.id };
  expect((await shownAt(listing))?.title).toBe('Du lịch');
  const newer = await put('Chung, mới', {});
  expect((await shownAt(HOME))?.title).toBe('Chung, mới');
  const { items } = await server.ask(footerEndpoints.list, { headers });
  const behind = new Map(items.map(({ id, behind: other }) => [id, other?.title]));
  expect(behind.get(everywhere.id)).toBe('Chung, mới');
  expect(behind.get(newer.id)).toBeUndefined();
});

test('what is switched off or was never published is not shown', async () => {
  await draft('Nháp', {});
  expect(await shownAt(HOME)).toBeUndefined();
  const { id, version } = await put('Chân trang', {});
  await server.ask(footerEndpoints.update, { headers, body: { id, version, status: 'DISABLED' } });
  expect(await shownAt(HOME)).toBeUndefined();
});

test.each([
  ['a column without heading', { columns: [column('', [about])] }, 'NO_HEADING'],
  ['a column with nothing in it', { columns: [column('Bạn đọc', [])] }, 'EMPTY_COLUMN'],
  ['a link without title', { columns: [column('Bạn đọc', [{ ...about, title: '' }])] }, 'NO_TITLE'],
  ['a link without target', { columns: [column('Bạn đọc', [{ ...about, url: '' }])] }, 'NO_TARGET'],
  ['a social network without address', { socials: [{ network: 'ZALO' as const, url: '' }] }, 'NO_ADDRESS'],
])('%s is kept in the draft and stops publishing', async (_, content, code) => {
  expect(await refusedToPublish(content)).toBe(code);
});

test('HTML of a column is sanitised when it is saved', async () => {
  const html = '<p>Tòa soạn<script>alert(1)</script> <a href="javascript:alert(1)">x</a></p>';
  const { draft: kept } = await draft('Chân trang', { columns: [column('Tòa soạn', [], { html })] });
  expect(kept?.columns[0]?.html).toContain('Tòa soạn');
  expect(kept?.columns[0]?.html).not.toMatch(/script/);
});

test('a copy is switched off, with the working content as its draft', async () => {
  const { id } = await put('Chân trang', { columns: [column('Bạn đọc', [about])] });
  const copy = await server.ask(footerEndpoints.copy, { headers, body: { id } });
  expect(copy).toMatchObject({
    status: 'DISABLED',
    publishedTime: null,
    draft: { columns: [{ heading: 'Bạn đọc' }] },
  });
});
