import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { dayBefore } from '@toasoan/contract/features/parser-templates/drift.ts';
import { parserTemplateEndpoints as endpoints } from '@toasoan/contract/features/parser-templates/endpoints.ts';
import { dayIn } from '@toasoan/contract/vocabulary/day.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { noteExtraction } from '../public.ts';

const server = await startTestServer();
const today = dayIn('Asia/Ho_Chi_Minh', Date.now());
let projectId: string;
let headers: Record<string, string>;
let sourceId: string;
let templateId: string;

beforeEach(async () => {
  projectId = await aProject(server.db);
  const chief = await aPerson(server.db, { role: 'SUPPER_ADMIN' });
  headers = await signIn(server.db, chief, { project: projectId });
  const source = { title: 'Báo Ví Dụ', homeUrl: 'https://vi-du.example/' };
  ({ id: sourceId } = await server.ask(parserSourceEndpoints.create, { headers, body: source }));
  const body = { title: 'Mẫu Ví Dụ', sources: [{ sourceId }] };
  ({ id: templateId } = await server.ask(endpoints.create, { headers, body }));
});

/** Days before today in which all pages had everything. */
async function aGoodPast(days: number): Promise<void> {
  for (let ago = 1; ago <= days; ago += 1)
    await sql`
      INSERT INTO parser_template_days (project_id, template_id, source_id, day, pages, passed, filled)
      VALUES (${projectId}, ${templateId}, ${sourceId}, ${dayBefore(today, ago)}, 10, 10,
        '{"title": 10, "content": 10, "publishedTime": 10}')`.execute(server.db);
}
const read = (filled: readonly ('title' | 'content' | 'publishedTime')[]) =>
  noteExtraction(server.db, {
    projectId,
    templateId,
    sourceId,
    day: today,
    filled,
    passes: filled.length === 3,
  });
const detail = () => server.ask(endpoints.detail, { headers, params: { id: templateId } });

test('a field that is found no more is reported once, with the day since when', async () => {
  await aGoodPast(5);
  const reported = [];
  for (let page = 0; page < 7; page += 1) reported.push(...(await read(['title', 'content'])));
  expect(reported).toEqual([{ field: 'publishedTime', sourceId, from: 1, to: 0, since: today }]);
  expect((await detail()).drift).toEqual([{ ...reported[0], sourceTitle: 'Báo Ví Dụ' }]);
  const { items } = await server.ask(endpoints.list, { headers, query: { hasDrift: 'true' } });
  expect(items.map(({ id }) => id)).toEqual([templateId]);
});

test('four pages of a day report nothing', async () => {
  await aGoodPast(5);
  for (let page = 0; page < 4; page += 1) expect(await read(['title', 'content'])).toEqual([]);
});

test('the pass rate of a template is that of the pages it has read lately', async () => {
  await aGoodPast(2);
  for (let page = 0; page < 5; page += 1) await read(['title']);
  expect(await detail()).toMatchObject({ passRate: 0.8, passPages: 25 });
  const query = { isWeak: 'true' } as const;
  expect((await server.ask(endpoints.list, { headers, query })).items).toEqual([]);
});

test('the report has fourteen days, and the rate of the last one with pages', async () => {
  await aGoodPast(3);
  await read(['title']);
  const report = await server.ask(endpoints.drift, { headers, params: { id: templateId } });
  expect(report.days).toHaveLength(14);
  expect(report.days.at(-2)).toMatchObject({ pages: 10, rates: { title: 1, sapo: 0 } });
  expect(report.rates).toMatchObject({ title: 1, publishedTime: 0 });
  expect(report.days[0]?.rates.title).toBeNull();
});
