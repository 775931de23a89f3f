import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { OPML_BYTES } from '@toasoan/contract/features/parser-sources/opml/opml.ts';
import { opmlEndpoints } from '@toasoan/contract/features/parser-sources/opml/opml-endpoints.ts';
import { sourceCategoryEndpoints } from '@toasoan/contract/features/source-categories/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let headers: Record<string, string>;
beforeEach(async () => {
  const projectId = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  headers = await signIn(server.db, person, { project: projectId });
});

const FILE = `<?xml version="1.0"?><opml version="1.1"><body>
  <outline text="Báo Mẫu" htmlUrl="https://mau.example/">
    <outline type="rss" text="Kinh tế" xmlUrl="https://mau.example/kinh-te.rss"/></outline>
  <outline type="rss" text="Báo Ví Dụ" xmlUrl="https://vi-du.example/rss"/>
  <outline type="rss" text="Máy này" xmlUrl="http://127.0.0.1/rss"/></body></opml>`;

const preview = (text: string) => server.ask(opmlEndpoints.preview, { headers, body: { text } });
const bring = (hosts: string[], text = FILE) =>
  server.ask(opmlEndpoints.import, { headers, body: { text, hosts } });
const sources = async () =>
  (await server.ask(parserSourceEndpoints.list, { headers, query: { limit: 100 } })).items;

test('the preview says what would be made, and makes nothing', async () => {
  await server.ask(parserSourceEndpoints.create, {
    headers,
    body: { title: 'Của ta', homeUrl: 'https://vi-du.example/' },
  });
  const { items, isTruncated } = await preview(FILE);
  expect(items.map(({ host, fate }) => [host, fate])).toEqual([
    ['mau.example', 'NEW'],
    ['vi-du.example', 'KNOWN'],
    ['127.0.0.1', 'REFUSED'],
  ]);
  expect(items[1]?.source?.title).toBe('Của ta');
  expect(isTruncated).toBe(false);
  expect(await sources()).toHaveLength(1);
});

test('chosen sites become sources, switched off and without an agreement, each with its line in the log', async () => {
  expect(await bring(['mau.example', '127.0.0.1', 'khong-co.example'])).toEqual({ created: 1, skipped: 1 });
  const [made, ...others] = await sources();
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    title: 'Báo Mẫu',
    homeUrl: 'https://mau.example/',
    domains: ['mau.example'],
    listUrls: ['https://mau.example/kinh-te.rss'],
    status: 'DISABLED',
    agreementState: 'NONE',
    nextRunTime: null,
  });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_log WHERE entity = 'parserSource' AND entity_id = ${made?.id}`.execute(
    server.db,
  );
  expect(rows.map(({ action }) => action)).toEqual(['parserSource.import']);
});

test('a file that is brought again makes nothing new', async () => {
  await bring(['mau.example']);
  expect(await bring(['mau.example'])).toEqual({ created: 0, skipped: 1 });
  expect(await sources()).toHaveLength(1);
});

test.each([
  ['no XML', 'Báo Mẫu; https://mau.example/rss'],
  ['a feed', '<rss version="2.0"><channel><title>Báo</title></channel></rss>'],
  ['a file that breaks off', FILE.slice(0, 200)],
  [
    'a file that reads others',
    `<!DOCTYPE opml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${FILE.replace('Báo Mẫu', '&x;')}`,
  ],
])('%s is refused by both calls', async (_, text) => {
  const tried = await server.refusal(opmlEndpoints.preview, { headers, body: { text } });
  expect(tried.details.rules).toMatchObject([{ code: 'NOT_OPML' }]);
  await server.refusal(opmlEndpoints.import, { headers, body: { text, hosts: ['mau.example'] } });
  expect(await sources()).toEqual([]);
});

test('a file of more than a megabyte is refused', async () => {
  const text = FILE.replace('<body>', `<body><!--${'a'.repeat(OPML_BYTES)}-->`);
  const { errors } = await server.refusal(opmlEndpoints.preview, { headers, body: { text } });
  expect(errors).toMatchObject([{ field: 'text', code: 'tooLong' }]);
});

test('the export holds the filtered sources with all their feeds, and can be brought into another project', async () => {
  await bring(['mau.example', 'vi-du.example']);
  const [mau] = await sources();
  await server.ask(sourceCategoryEndpoints.create, {
    headers,
    body: {
      sourceId: mau?.id ?? '',
      title: 'Văn hóa & nghệ thuật',
      url: 'https://mau.example/van-hoa',
      rssUrl: 'https://mau.example/van-hoa.rss?a=1&b=2',
    },
  });
  const all = await server.ask(opmlEndpoints.export, { headers });
  expect(all.sources).toBe(2);
  const one = await server.ask(opmlEndpoints.export, { headers, query: { text: 'mau' } });
  expect(one.sources).toBe(1);
  const projectId = await aProject(server.db);
  const other = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  headers = await signIn(server.db, other, { project: projectId });
  const { items } = await preview(all.text);
  expect(items.map(({ title, feeds, fate }) => [title, feeds, fate])).toEqual([
    ['Báo Mẫu', ['https://mau.example/kinh-te.rss', 'https://mau.example/van-hoa.rss?a=1&b=2'], 'NEW'],
    ['Báo Ví Dụ', ['https://vi-du.example/rss'], 'NEW'],
  ]);
});
