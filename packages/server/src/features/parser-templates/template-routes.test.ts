import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type {
  FieldSelector,
  TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { parserTemplateEndpoints as endpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAIN_DEFINITION } from '#server/features/extraction/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { templateFor } from './public.ts';
import { anArticlePage } from './test-support/an-article-page.ts';

const pages = new Map<string, string>();
const site = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  response
    .writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(page);
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => void site.close());

let clock = new Date('2026-11-20T03:00:00.000Z');
const server = await startTestServer({ env: { FETCH_PRIVATE_HOSTS: host }, now: () => clock });
let projectId: string;
let headers: Record<string, string>;
let sourceId: string;

beforeEach(async () => {
  clock = new Date('2026-11-20T03:00:00.000Z');
  projectId = await aProject(server.db);
  const chief = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  headers = await signIn(server.db, chief, { project: projectId, at: clock });
  const body = { title: 'Báo Chợ nổi', homeUrl: 'https://cho-noi.example/' };
  ({ id: sourceId } = await server.ask(parserSourceEndpoints.create, { headers, body }));
});

const css = (expr: string): FieldSelector => ({ kind: 'CSS', expr, attr: '', take: 'FIRST', transform: [] });
const readsBy = (time: string): TemplateDefinition => ({
  ...PLAIN_DEFINITION,
  fields: {
    ...PLAIN_DEFINITION.fields,
    title: [css('h1.tit')],
    content: [css('.bai')],
    publishedTime: [css(time)],
  },
  removeSelectors: ['.quang-cao'],
});

const create = (more: object = {}) =>
  server.ask(endpoints.create, {
    headers,
    body: { title: 'Mẫu Chợ nổi', sources: [{ sourceId }], draft: readsBy('.gio'), ...more },
  });
const saveDraft = ({ id, version }: ParserTemplateDetail, definition: TemplateDefinition) =>
  server.ask(endpoints.saveDraft, { headers, body: { id, version, definition } });
const publish = ({ id, version }: ParserTemplateDetail) =>
  server.ask(endpoints.publish, { headers, body: { id, version } });
const rulesOf = async (refusal: Promise<{ readonly details: { readonly rules?: readonly object[] } }>) =>
  (await refusal).details.rules;

/** A page that was crawled; returns its id. */
async function aCrawledPage(name: string, html: string, time = clock): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO crawled_pages (project_id, source_id, url, url_key, state, next_time, found_time, fetch_time,
      content_type, body)
    VALUES (${projectId}, ${sourceId}, ${`https://cho-noi.example/${name}`}, ${Buffer.from(name)}, 'READ', ${time},
      ${time}, ${time}, 'text/html; charset=utf-8', ${gzipSync(html)}) RETURNING id::text`.execute(server.db);
  return rows[0]?.id ?? '';
}

/** With so many crawled pages taken as test pages. */
async function withTestPages(template: ParserTemplateDetail, html: readonly string[]) {
  let after = template;
  for (const [index, page] of html.entries()) {
    const pageId = await aCrawledPage(`thu-${index}.html`, page);
    const body = { id: after.id, version: after.version, pageId };
    after = await server.ask(endpoints.addPage, { headers, body });
  }
  return after;
}
const articles = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    anArticlePage({ title: `Chợ nổi mùa nước ${index + 1}`, ...more }),
  );

describe('Test pages', () => {
  test('of an address are fetched once and stay as they were, and a failing address is refused', async () => {
    pages.set('/bai.html', anArticlePage({ title: 'Chợ nổi về sáng' }));
    const template = await create({ sources: [] });
    const url = `http://${host}/bai.html`;
    const body = { id: template.id, version: template.version, url };
    const after = await server.ask(endpoints.addPage, { headers, body });
    expect(after.testUrls).toEqual([url]);
    pages.delete('/bai.html');
    const page = await server.ask(endpoints.page, { headers, params: { id: after.id }, query: { url } });
    expect(page.values.title).toBe('Chợ nổi về sáng');
    const gone = { id: after.id, version: after.version, url };
    expect(await rulesOf(server.refusal(endpoints.addPage, { headers, body: gone }))).toMatchObject([
      { code: 'PAGE_NOT_REACHED', message: 'Không tải được trang này (HTTP 404).' },
    ]);
  });

  test('of a host that is no domain of its sources are refused', async () => {
    const { id, version } = await create();
    const body = { id, version, url: 'https://noi-khac.example/bai.html' };
    expect(await rulesOf(server.refusal(endpoints.addPage, { headers, body }))).toMatchObject([
      { code: 'FOREIGN_PAGE' },
    ]);
  });

  test('are read by the draft with a mark for each field and the place of its selector', async () => {
    const template = await withTestPages(await create(), articles(1));
    const { items, passed } = await server.ask(endpoints.pages, { headers, params: { id: template.id } });
    expect(passed).toBe(1);
    expect(items).toMatchObject([
      {
        passes: true,
        refusal: null,
        marks: { title: 'OK', publishedTime: 'OK' },
        places: { title: 0, sapo: null },
      },
    ]);
  });

  test('are tried on request, and the result is kept without a new version', async () => {
    const template = await withTestPages(await create(), [
      ...articles(1),
      ...articles(1, { timeClass: 'luc' }),
    ]);
    const tried = await server.ask(endpoints.tryDraft, { headers, params: { id: template.id } });
    expect(tried.template).toMatchObject({ testsPassed: 1, testsTotal: 2, version: template.version });
    expect(tried.template.lastTestTime).toBe(clock.toISOString());
  });
});

test('a page is shown without its scripts, with numbered elements, its source and what is read', async () => {
  const html = anArticlePage({ title: 'Chợ nổi' }).replace('<main>', '<script>alert(1)</script><main>');
  const template = await withTestPages(await create(), [html]);
  const page = await server.ask(endpoints.page, { headers, params: { id: template.id } });
  expect(page.html).not.toContain('<script');
  expect(page.html).toMatch(/<h1 data-node="\d+" class="tit">/);
  expect(page.source).toContain('alert(1)');
  expect(page).toMatchObject({ passes: true, values: { title: 'Chợ nổi' } });
  expect(page.extracted.contentHtml).not.toContain('Quảng cáo');
});

test('an element that was clicked gives selectors with their scores on test and stored pages', async () => {
  const template = await withTestPages(await create({ draft: PLAIN_DEFINITION }), articles(3));
  const { html, url } = await server.ask(endpoints.page, { headers, params: { id: template.id } });
  const node = Number(/data-node="(\d+)" class="gio"/.exec(html)?.[1]);
  const body = { id: template.id, field: 'publishedTime', url, node, withStored: true } as const;
  const { items } = await server.ask(endpoints.suggest, { headers, body });
  expect(items[0]).toMatchObject({ tests: { found: 3, of: 3 }, stored: { found: 3, of: 3 } });
  expect(items.map(({ selector }) => selector.expr).join(' ')).toContain('gio');
});

test('without a click selectors are proposed that most sites have, as far as the page has them', async () => {
  const template = await withTestPages(await create({ draft: PLAIN_DEFINITION }), articles(1));
  const { items } = await server.ask(endpoints.suggest, {
    headers,
    body: { id: template.id, field: 'title' },
  });
  expect(items).toMatchObject([
    { selector: { kind: 'CSS', expr: 'h1' }, tests: { found: 1, of: 1 }, stored: null },
  ]);
});

describe('A version', () => {
  test('is refused while too few test pages are read, and says how many', async () => {
    const bad = articles(6, { timeClass: 'luc' });
    const template = await withTestPages(await create(), [...articles(4), ...bad]);
    const body = { id: template.id, version: template.version };
    const [rule] = (await rulesOf(server.refusal(endpoints.publish, { headers, body }))) ?? [];
    expect(rule).toMatchObject({
      code: 'TOO_FEW_PASS',
      message: 'Chưa bật được bản 1: đạt 4/10 trang, cần ít nhất 8.',
    });
  });

  test('without test pages, or without a change, is refused', async () => {
    const template = await create();
    const body = { id: template.id, version: template.version };
    expect(await rulesOf(server.refusal(endpoints.publish, { headers, body }))).toMatchObject([
      { code: 'NO_TEST_PAGES' },
    ]);
    const shown = await publish(await withTestPages(template, articles(1)));
    const again = { id: shown.id, version: shown.version };
    expect(await rulesOf(server.refusal(endpoints.publish, { headers, body: again }))).toMatchObject([
      { code: 'NOTHING_CHANGED' },
    ]);
  });

  test('reads pages from its time on, and older pages stay with the version of their day', async () => {
    const first = await publish(await withTestPages(await create(), articles(1)));
    expect(first).toMatchObject({ currentVersion: 1, status: 'ENABLE', hasDraft: false });
    clock = new Date('2026-11-20T03:20:00.000Z');
    const { testUrls } = first;
    const changed = await saveDraft(first, { ...readsBy('.gio'), minBodyChars: 200 });
    expect(changed).toMatchObject({ hasDraft: true, currentVersion: 1, testUrls });
    await publish(changed);
    const versionAt = async (time: string) =>
      (await templateFor(server.db, projectId, sourceId, new Date(time)))?.version;
    expect(await versionAt('2026-11-20T03:10:00Z')).toBe(1);
    expect(await versionAt('2026-11-20T03:20:00Z')).toBe(2);
    expect(await versionAt('2026-11-01T00:00:00Z')).toBe(1);
  });

  test('comes back into the draft and is published as a new one', async () => {
    const first = await publish(await withTestPages(await create(), articles(1)));
    const second = await publish(await saveDraft(first, { ...readsBy('.gio'), minBodyChars: 100 }));
    const body = { id: second.id, version: second.version, no: 1 };
    const restored = await server.ask(endpoints.restore, { headers, body });
    expect(restored.draft.minBodyChars).toBe(300);
    expect((await publish(restored)).currentVersion).toBe(3);
    const { items } = await server.ask(endpoints.versions, { headers, params: { id: first.id } });
    expect(items.map(({ no, untilTime }) => [no, untilTime === null])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    const params = { id: first.id, no: '2' };
    const { definition } = await server.ask(endpoints.versionDetail, { headers, params });
    expect(definition.minBodyChars).toBe(100);
  });

  test('of a template that is off reads nothing', async () => {
    const shown = await publish(await withTestPages(await create(), articles(1)));
    const body = { id: shown.id, version: shown.version, status: 'DISABLED' } as const;
    await server.ask(endpoints.update, { headers, body });
    expect(await templateFor(server.db, projectId, sourceId, clock)).toBeUndefined();
  });

  test('is needed before a template is switched on', async () => {
    const { id, version } = await create();
    const body = { id, version, status: 'ENABLE' } as const;
    expect(await rulesOf(server.refusal(endpoints.update, { headers, body }))).toMatchObject([
      { code: 'NOTHING_PUBLISHED' },
    ]);
  });
});

test('a replay compares the draft with the version in use over the stored pages, some at a time', async () => {
  const template = await publish(await withTestPages(await create(), articles(1)));
  for (let index = 0; index < 24; index += 1) {
    const timeClass = index % 2 === 0 ? 'gio' : 'luc';
    await aCrawledPage(`bai-${index}.html`, anArticlePage({ title: `Bài ${index}`, timeClass }));
  }
  const draft = await saveDraft(template, readsBy('.luc'));
  const first = await server.ask(endpoints.replay, { headers, body: { id: draft.id } });
  expect(first).toMatchObject({ total: 25, read: 20, unreadable: 0 });
  const rest = { id: draft.id, afterId: first.nextAfterId ?? '', done: first.read };
  const second = await server.ask(endpoints.replay, { headers, body: rest });
  expect(second).toMatchObject({ read: 5, nextAfterId: null });
  const steps = [first, second];
  const sum = (key: 'passedBefore' | 'passesAfter') => steps.reduce((all, step) => all + step[key], 0);
  expect([sum('passedBefore'), sum('passesAfter')]).toEqual([13, 12]);
  const changes = steps.flatMap(({ changed }) => changed.flatMap((page) => page.changes));
  expect(new Set(changes.map(({ field, change }) => `${field} ${change}`))).toEqual(
    new Set(['publishedTime BETTER', 'publishedTime WORSE']),
  );
}, 30_000);

test('a copy has the draft and the test pages, and no sources', async () => {
  const from = await withTestPages(await create(), articles(1));
  const copy = await server.ask(endpoints.copy, { headers, body: { id: from.id } });
  expect(copy).toMatchObject({
    title: 'Mẫu Chợ nổi (2)',
    sources: [],
    testUrls: from.testUrls,
    draft: from.draft,
  });
  const { passed } = await server.ask(endpoints.pages, { headers, params: { id: copy.id } });
  expect(passed).toBe(1);
});

test('of several templates of a source the last that says so is its default', async () => {
  await create();
  await create({ title: 'Mẫu Chợ nổi mới' });
  const { items } = await server.ask(endpoints.list, { headers, query: { sourceId } });
  expect(items.map(({ title, sources }) => [title, sources[0]?.isDefault])).toEqual([
    ['Mẫu Chợ nổi', false],
    ['Mẫu Chợ nổi mới', true],
  ]);
});
