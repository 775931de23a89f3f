import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aLoggedRow } from './test-support/a-logged-row.ts';

const clock = aClock();
const server = await startTestServer({ now: clock.now });
const { db } = server;
const BYTE_ORDER_MARK = '\uFEFF';

async function aProjectAndAdmin() {
  const project = await aProject(db);
  const person = await aPerson(db, { role: 'ADMIN', projects: [project] });
  return { project, headers: await signIn(db, person, { project }) };
}

/** All parts in one file, as the console joins them. */
async function wholeFile(headers: Record<string, string>, query: object) {
  const parts: string[] = [];
  let beforeId: string | undefined;
  do {
    const part = await server.ask(auditEndpoints.export, {
      headers,
      query: { ...query, ...(beforeId !== undefined && { beforeId }) },
    });
    parts.push(part.csv);
    beforeId = part.nextBeforeId ?? undefined;
  } while (beforeId !== undefined);
  return { text: parts.join(''), parts: parts.length };
}

test('The parts make one file with every row of the filter exactly once', async () => {
  const { project, headers } = await aProjectAndAdmin();
  for (let n = 1; n <= 7; n += 1) await aLoggedRow(db, project, { title: `Thẻ ${n}` });
  await aLoggedRow(db, project, { title: 'Bài', action: 'post.create', entity: 'post' });
  const { text, parts } = await wholeFile(headers, { limit: 3, entity: 'tag' });
  expect(parts).toBe(3);
  expect(text.split(BYTE_ORDER_MARK)).toHaveLength(2);
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines.slice(1).map((line) => /,(Thẻ \d),/.exec(line)?.[1])).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((n) => `Thẻ ${n}`),
  );
  expect((await wholeFile(headers, { limit: 1000, entity: 'tag' })).text).toBe(text);
});

test('A full last part has no next part', async () => {
  const { project, headers } = await aProjectAndAdmin();
  for (let n = 1; n <= 4; n += 1) await aLoggedRow(db, project);
  expect((await wholeFile(headers, { limit: 2 })).parts).toBe(2);
});

test('Every part is on record, with who asked and for what', async () => {
  const { project, headers } = await aProjectAndAdmin();
  for (let n = 1; n <= 3; n += 1) await aLoggedRow(db, project, { title: `Thẻ ${n}` });
  await wholeFile(headers, { limit: 2, entity: 'tag' });
  const { items } = await server.ask(auditEndpoints.list, { headers, query: { entity: 'auditLog' } });
  const facts = items.map(({ changes }) =>
    Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  );
  expect(items.map(({ action }) => action)).toEqual(['auditLog.export', 'auditLog.export']);
  expect(facts).toEqual([
    { format: 'csv', query: expect.stringMatching(/"entity":\["tag"\],"beforeId":"\d+"/), total: 1 },
    { format: 'csv', query: '{"entity":["tag"]}', total: 2 },
  ]);
});

test('An empty log gives only the headers', async () => {
  const { headers, project } = await aProjectAndAdmin();
  const part = await server.ask(auditEndpoints.export, { headers });
  expect(part).toMatchObject({ rows: 0, nextBeforeId: null });
  expect(part.fileName).toMatch(new RegExp(`^nhat-ky-${project}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  expect(part.csv.split('\r\n')).toHaveLength(2);
});

test("A title that is a formula does not run, and the texts are in the reader's language", async () => {
  const { project, headers } = await aProjectAndAdmin();
  await aLoggedRow(db, project, { title: '=cmd|calc', after: { status: 'DISABLED' } });
  const { csv } = await server.ask(auditEndpoints.export, {
    headers: { ...headers, 'accept-language': 'en' },
  });
  expect(csv).toContain(`Changed,Tag,1,'=cmd|calc,Status,,Disabled`);
});

test.each([{ limit: '1001' }, { limit: '0' }, { page: '2' }, { text: '\u0000' }])(
  'Refuses %j',
  async (query) => {
    const { headers } = await aProjectAndAdmin();
    const failure = await server.refusal(auditEndpoints.export, { headers, query: query as never });
    expect(failure.code).toBe('INVALID_INPUT');
  },
);
