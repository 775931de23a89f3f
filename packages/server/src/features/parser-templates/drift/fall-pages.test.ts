import { gzipSync } from 'node:zlib';
import {
  type FieldSelector,
  templateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { parserTemplateEndpoints as endpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { anArticlePage } from '../test-support/an-article-page.ts';

const server = await startTestServer();
const SINCE = '2026-11-17';
const css = (expr: string): FieldSelector => ({ kind: 'CSS', expr, attr: '', take: 'FIRST', transform: [] });
let projectId: string;
let headers: Record<string, string>;
let sourceId: string;
let id: string;

beforeEach(async () => {
  projectId = await aProject(server.db);
  headers = await signIn(server.db, await aPerson(server.db, { role: 'SUPPER_ADMIN' }), {
    project: projectId,
  });
  const source = { title: 'Báo Chợ nổi', homeUrl: 'https://cho-noi.example/' };
  ({ id: sourceId } = await server.ask(parserSourceEndpoints.create, { headers, body: source }));
  const draft = templateDefinition.parse({ fields: { publishedTime: [css('.gio')] } });
  const body = { title: 'Mẫu Chợ nổi', sources: [{ sourceId }], draft };
  ({ id } = await server.ask(endpoints.create, { headers, body }));
  const fall = { field: 'publishedTime', sourceId, from: 1, to: 0.4, since: SINCE };
  await sql`UPDATE parser_templates SET falls = ${JSON.stringify([fall])}::jsonb WHERE id = ${id}`.execute(
    server.db,
  );
});

/** A page that was crawled at a time of Việt Nam, which shows its time in an element of a class; returns its id. */
async function aPage(name: string, time: string, timeClass: string): Promise<string> {
  const html = anArticlePage({ title: name, timeClass });
  const { rows } = await sql<{ id: string }>`
    INSERT INTO crawled_pages (project_id, source_id, url, url_key, state, next_time, found_time, fetch_time,
      listed_title, content_type, body)
    VALUES (${projectId}, ${sourceId}, ${`https://cho-noi.example/${name}`}, ${Buffer.from(`${sourceId}${name}`)}, 'READ',
      now(), now(), ${`${time}+07:00`}, ${name}, 'text/html; charset=utf-8', ${gzipSync(html)})
    RETURNING id::text`.execute(server.db);
  return rows[0]?.id ?? '';
}
const fallPages = () =>
  server.ask(endpoints.fallPages, { headers, params: { id }, query: { field: 'publishedTime', sourceId } });

test('the newest page from before the fall with the field, and the first without it since', async () => {
  await aPage('cu', '2026-11-15T08:00', 'gio');
  const found = await aPage('moi-nhat', '2026-11-16T22:00', 'gio');
  await aPage('hong-truoc', '2026-11-16T23:00', 'luc');
  await aPage('con-duoc', '2026-11-17T01:00', 'gio');
  const missed = await aPage('hong-dau', '2026-11-17T02:00', 'luc');
  await aPage('hong-sau', '2026-11-18T02:00', 'luc');
  expect(await fallPages()).toMatchObject({
    found: { id: found, title: 'moi-nhat', sourceTitle: 'Báo Chợ nổi' },
    missed: { id: missed, title: 'hong-dau' },
  });
});

test('a side without such a page is empty, and so is a field that has not fallen', async () => {
  const missed = await aPage('hong', '2026-11-17T02:00', 'luc');
  expect(await fallPages()).toMatchObject({ found: null, missed: { id: missed } });
  const query = { field: 'title', sourceId } as const;
  expect(await server.ask(endpoints.fallPages, { headers, params: { id }, query })).toEqual({
    found: null,
    missed: null,
  });
});

test('selectors are scored before and since the fall, and what works since comes first', async () => {
  for (let hour = 1; hour <= 4; hour += 1) await aPage(`truoc-${hour}`, `2026-11-16T0${hour}:00`, 'gio');
  const pages: string[] = [];
  for (let hour = 1; hour <= 3; hour += 1)
    pages.push(await aPage(`sau-${hour}`, `2026-11-18T0${hour}:00`, 'luc'));
  const [pageId = ''] = pages;
  const { html } = await server.ask(endpoints.page, { headers, params: { id }, query: { pageId } });
  const node = Number(/data-node="(\d+)" class="luc"/.exec(html)?.[1]);
  const body = { id, field: 'publishedTime', pageId, node, withStored: true } as const;
  const { items } = await server.ask(endpoints.suggest, { headers, body });
  const named = items.find(({ selector }) => selector.expr.includes('luc'));
  expect(named).toMatchObject({
    stored: { found: 3, of: 7 },
    fall: { before: { found: 0, of: 4 }, since: { found: 3, of: 3 } },
  });
  expect(items[0]?.fall?.since).toEqual({ found: 3, of: 3 });
});

test('a selector that is being written shows its values on a stored page', async () => {
  const pageId = await aPage('bai', '2026-11-16T08:00', 'gio');
  const selector = { ...css('.sapo'), transform: ['SENTENCE_CASE' as const] };
  expect(await server.ask(endpoints.select, { headers, body: { id, pageId, selector } })).toEqual({
    count: 1,
    before: ['Chợ nổi đông từ tờ mờ sáng khi nước về.'],
    after: ['Chợ nổi đông từ tờ mờ sáng khi nước về.'],
  });
});
