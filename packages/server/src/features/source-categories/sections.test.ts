import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSource } from '#test/factories/a-source.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const HOST = 'bao-vi-du.example';
const server = await startTestServer();
const { db } = server;

let project: string;
let headers: Record<string, string>;
let sourceId: string;

beforeEach(async () => {
  project = await aProject(db);
  const person = await aPerson(db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(db, person, { project });
  sourceId = await aSource(db, project, HOST);
});

const bodyOf = (path: string, more: object = {}) => ({
  sourceId,
  title: path,
  url: `https://${HOST}/${path}`,
  ...more,
});
const create = (path: string, more: object = {}) =>
  server.ask(sourceCategoryEndpoints.create, { headers, body: bodyOf(path, more) });
async function refused(path: string, more: object): Promise<string | undefined> {
  const { details } = await server.refusal(sourceCategoryEndpoints.create, {
    headers,
    body: bodyOf(path, more),
  });
  return details?.rules?.[0]?.code;
}

test('an address has one section of a source, and lies on its domains', async () => {
  await create('kinh-te');
  expect(await refused('khac', { url: `http://www.${HOST}/kinh-te/#dau-trang` })).toBe('SECTION_TAKEN');
  expect(await refused('khac', { url: 'https://bao-mau.example/kinh-te' })).toBe('FOREIGN_SECTION');
  expect(await refused('khac', { rssUrl: 'https://bao-mau.example/kinh-te.rss' })).toBe('FOREIGN_SECTION');
});

test('a section lies below another one of its source, never below itself', async () => {
  const top = await create('kinh-te');
  const below = await create('dau-tu', { parentId: top.id });
  expect(below.parent).toEqual({ id: top.id, title: 'kinh-te' });
  const update = (id: string, version: number, parentId: string) =>
    server.refusal(sourceCategoryEndpoints.update, { headers, body: { id, version, parentId } });
  expect((await update(top.id, top.version, below.id)).details?.rules?.[0]?.code).toBe('PARENT_IN_CIRCLE');
  expect((await update(top.id, top.version, top.id)).details?.rules?.[0]?.code).toBe('PARENT_UNKNOWN');
  expect(await refused('the-thao', { parentId: '999999' })).toBe('PARENT_UNKNOWN');
});

test('a section that nothing takes suggests our category of the same name and is mapped by one call', async () => {
  const { id: categoryId } = await server.ask(categoryEndpoints.create, {
    headers,
    body: { title: 'Kinh tế' },
  });
  const section = await create('kinh-te', { title: 'KINH TẾ' });
  expect([section.links, section.suggestion]).toEqual([[], { id: categoryId, title: 'Kinh tế' }]);
  expect(await server.ask(sourceCategoryEndpoints.counts, { headers })).toEqual({ all: 1, unmapped: 1 });

  const mapped = await server.ask(sourceCategoryEndpoints.map, {
    headers,
    body: { id: section.id, categoryId },
  });
  const { items: links } = await server.ask(sourceLinkEndpoints.list, { headers });
  expect(links).toMatchObject([{ section: { id: section.id }, autoAction: 'REVIEW', status: 'ENABLE' }]);
  expect([mapped.links, mapped.suggestion]).toEqual([[{ linkId: links[0]?.id, name: 'Kinh tế' }], null]);
  expect(await server.ask(sourceCategoryEndpoints.counts, { headers })).toEqual({ all: 1, unmapped: 0 });
  const { items } = await server.ask(sourceCategoryEndpoints.list, { headers, query: { view: 'unmapped' } });
  expect(items).toEqual([]);
});

test('a section with a link stays until the link is gone; its source takes both along', async () => {
  const { id: categoryId } = await server.ask(categoryEndpoints.create, {
    headers,
    body: { title: 'Kinh tế' },
  });
  const { id } = await create('kinh-te');
  await server.ask(sourceCategoryEndpoints.map, { headers, body: { id, categoryId } });
  const { details } = await server.refusal(sourceCategoryEndpoints.remove, { headers, params: { id } });
  expect(details?.rules?.[0]).toMatchObject({ code: 'SECTION_LINKED' });
  await server.ask(parserSourceEndpoints.remove, { headers, params: { id: sourceId } });
  expect((await server.ask(sourceCategoryEndpoints.list, { headers })).total).toBe(0);
  expect((await server.ask(sourceLinkEndpoints.list, { headers })).total).toBe(0);
});

test('found sections are stored once, below the one that they name, and known ones are seen again', async () => {
  const known = await create('kinh-te');
  expect(known).toMatchObject({ detected: false, lastSeen: null });
  const found = (title: string, path: string, parentTitle = '') => ({
    title,
    url: `https://${HOST}/${path}`,
    rssUrl: '',
    parentTitle,
  });
  const items = [
    found('Đầu tư', 'dau-tu', 'Thời sự'),
    found('Thời sự', 'thoi-su'),
    found('Thời sự', 'thoi-su/'),
    found('Kinh tế', 'kinh-te'),
  ];
  const body = { sourceId, items };
  expect(await server.ask(sourceCategoryEndpoints.import, { headers, body })).toEqual({
    created: 2,
    skipped: 2,
  });
  const { items: stored } = await server.ask(sourceCategoryEndpoints.list, {
    headers,
    query: { sort: 'title' },
  });
  expect(
    stored.map(({ title, parent, detected, lastSeen }) => [
      title,
      parent?.title ?? '',
      detected,
      lastSeen !== null,
    ]),
  ).toEqual([
    ['Đầu tư', 'Thời sự', true, true],
    ['kinh-te', '', false, true],
    ['Thời sự', '', true, true],
  ]);
  expect(await server.ask(sourceCategoryEndpoints.import, { headers, body })).toEqual({
    created: 0,
    skipped: 4,
  });
});

test('a source without a website, and one whose site has no answer, are not looked at', async () => {
  const discover = async (id: string) => {
    const body = { sourceId: id };
    const { details } = await server.refusal(sourceCategoryEndpoints.discover, { headers, body });
    return details?.rules?.[0]?.code;
  };
  expect(await discover(sourceId)).toBe('SITE_NOT_READ');
  const siteless = await aSource(db, project, 'khong-trang.example', { homeUrl: '' });
  expect(await discover(siteless)).toBe('NO_SITE');
});
