import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let headers: Record<string, string>;

/** By their names: fetched often and badly, seldom and well, in between, and never. */
const SOURCES = [
  { title: 'An', validUntil: '2027-03-31', fetched: 10, failed: 30, stored: 5, ran: '2026-11-20T01:00:00Z' },
  { title: 'Bình', validUntil: '2026-12-31', fetched: 20, failed: 0, stored: 1, ran: '2026-11-20T03:00:00Z' },
  { title: 'Chi', validUntil: '2028-01-01', fetched: 30, failed: 10, stored: 9, ran: '2026-11-20T02:00:00Z' },
];

beforeAll(async () => {
  const projectId = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  headers = await signIn(server.db, person, { project: projectId });
  for (const { title, validUntil, fetched, failed, stored, ran } of SOURCES) {
    const body = { title, validUntil, agreementState: 'SIGNED' as const };
    const { id } = await server.ask(parserSourceEndpoints.create, { headers, body });
    await sql`
      INSERT INTO parser_source_days (project_id, source_id, day, fetched, failed, stored)
      VALUES (${projectId}, ${id}, (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, ${fetched}, ${failed}, ${stored})`.execute(
      server.db,
    );
    await sql`
      INSERT INTO parser_source_health (project_id, source_id, last_run_time) VALUES (${projectId}, ${id}, ${ran})
      ON CONFLICT (project_id, source_id) DO UPDATE SET last_run_time = excluded.last_run_time`.execute(
      server.db,
    );
  }
  await server.ask(parserSourceEndpoints.create, { headers, body: { title: 'Dũng' } });
});

test.each([
  ['title', ['An', 'Bình', 'Chi', 'Dũng']],
  ['-title', ['Dũng', 'Chi', 'Bình', 'An']],
  ['lastRunTime', ['Dũng', 'An', 'Chi', 'Bình']],
  ['-lastRunTime', ['Bình', 'Chi', 'An', 'Dũng']],
  ['validUntil', ['Bình', 'An', 'Chi', 'Dũng']],
  ['-validUntil', ['Chi', 'An', 'Bình', 'Dũng']],
  ['errorRate', ['Bình', 'Chi', 'An', 'Dũng']],
  ['-errorRate', ['An', 'Chi', 'Bình', 'Dũng']],
  ['todayCount', ['Dũng', 'Bình', 'An', 'Chi']],
  ['-todayCount', ['Chi', 'An', 'Bình', 'Dũng']],
] as const)(
  'sources come in the order of %s, and what is not known last where it says nothing',
  async (sort, names) => {
    const { items } = await server.ask(parserSourceEndpoints.list, { headers, query: { sort } });
    expect(items.map(({ title }) => title)).toEqual(names);
  },
);
