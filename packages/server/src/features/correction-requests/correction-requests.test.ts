import {
  correctionRequestEndpoints as endpoints,
  readerCorrectionEndpoints,
} from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import {
  CORRECTION_REQUEST_MOVES,
  CORRECTION_REQUEST_STATES,
  CORRECTION_REQUEST_STEPS,
  type CorrectionRequestState,
  stepsFrom,
} from '@toasoan/contract/features/correction-requests/correction-request-states.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildIntake } from '#server/app/intake/build-intake.ts';
import { intakeOf } from '#server/app/intake/open-intake.ts';
import { CORRECTION_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const SITE = 'https://hue.example';
let now = new Date('2026-11-20T02:00:00Z');
const server = await startTestServer({ now: () => now });
const { db } = server;
let project: string;
let admin: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db, { domains: ['hue.example'] });
  const hire = async (role: 'ADMIN' | 'EDITOR') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project, at: now });
  [admin, editor] = [await hire('ADMIN'), await hire('EDITOR')];
});

const create = (changes: Partial<typeof CORRECTION_REQUEST> = {}) =>
  server.ask(endpoints.create, { headers: admin, body: { ...CORRECTION_REQUEST, ...changes } });

const detail = (id: string, headers = admin) => server.ask(endpoints.detail, { headers, params: { id } });

const codes = ({ details }: { readonly details: { readonly rules?: readonly { code: string }[] } }) =>
  details.rules?.map(({ code }) => code);

describe('a request', () => {
  test('gets the next number of its year and project, counted from the newsroom’s new year, and a due time', async () => {
    const own = await aProject(db);
    const headers = { ...admin, 'project-id': own };
    const boss = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project: own, at: now });
    const send = (receivedTime: string) =>
      server.ask(endpoints.create, {
        headers: { ...headers, ...boss },
        body: { ...CORRECTION_REQUEST, receivedTime },
      });
    const first = await send('2026-12-31T16:59:00.000Z');
    const second = await send('2026-12-31T17:00:00.000Z');
    const third = await send('2026-11-01T00:00:00.000Z');
    expect([first, second, third].map(({ number }) => number)).toEqual([
      'YCCC-2026-0001',
      'YCCC-2027-0001',
      'YCCC-2026-0002',
    ]);
    expect(third.dueTime).toBe('2026-11-11T00:00:00.000Z');
    await server.ask(endpoints.saveRules, { headers: { ...headers, ...boss }, body: { answerDays: 3 } });
    expect((await send('2026-11-01T00:00:00.000Z')).dueTime).toBe('2026-11-04T00:00:00.000Z');
  });

  test('twenty that come at once get twenty different numbers', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(new Set(all.map(({ number }) => number)).size).toBe(20);
  });

  test('is tied to the article of its address, or to none', async () => {
    const postId = await aPost(db, project, { title: 'Giá lúa đầu vụ', state: 'PUBLISHED' });
    const { slug } = await db
      .selectFrom('posts')
      .select('slug')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow();
    expect((await create({ postUrl: `https://hue.example/tin/${slug}.html?a=1` })).postId).toBe(postId);
    expect((await create({ postUrl: 'https://hue.example/' })).postId).toBeNull();
    const free = await create({ postUrl: 'https://hue.example/khong-co' });
    const foreign = await aPost(db, await aProject(db), { title: 'Bài nơi khác' });
    const body = { version: free.version, postId: foreign };
    const refused = await server.refusal(endpoints.setPost, {
      headers: admin,
      params: { id: free.id },
      body,
    });
    expect(codes(refused)).toEqual(['POST_UNKNOWN']);
    const set = { headers: admin, params: { id: free.id }, body: { ...body, postId } };
    expect((await server.ask(endpoints.setPost, set)).postTitle).toBe('Giá lúa đầu vụ');
  });

  test('needs a way to answer', async () => {
    const body = { ...CORRECTION_REQUEST, requesterEmail: '' as const, requesterPhone: '' };
    const refused = await server.refusal(endpoints.create, { headers: admin, body });
    expect(codes(refused)).toEqual(['NO_WAY_TO_ANSWER']);
  });

  test('shows an editor neither e-mail nor telephone, and nothing to decide', async () => {
    const { id } = await create({ requesterPhone: '0912345678' });
    expect(await detail(id, editor)).toMatchObject({
      requesterEmail: 'm•••@nguoi-doc.example',
      requesterPhone: '•••• 678',
      steps: [],
    });
    expect(await detail(id)).toMatchObject({
      requesterEmail: CORRECTION_REQUEST.requesterEmail,
      requesterPhone: '0912345678',
      steps: ['take', 'accept', 'reject'],
    });
    const body = { version: 1, step: 'take' as const };
    const refused = await server.refusal(endpoints.transition, { headers: editor, params: { id }, body });
    expect(refused.code).toBe('FORBIDDEN');
  });

  test('never leaves how the requester is reached in the log', async () => {
    const { id } = await create({ requesterPhone: '0912345678' });
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'correctionRequest')
      .where('entity_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/0912345678|mau@nguoi-doc/);
  });
});

test('any steps in any order follow the table of moves, and what is refused changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...CORRECTION_REQUEST_STEPS), { maxLength: 6 }),
      async (steps) => {
        const { id } = await create();
        let state: CorrectionRequestState = 'NEW';
        for (const step of steps) {
          const before = await detail(id);
          const reply = await server.send(endpoints.transition, {
            headers: admin,
            params: { id },
            body: { version: before.version, step, reason: 'Đã đối chiếu', answer: 'Xin trả lời' },
          });
          const isAllowed = stepsFrom(state).includes(step);
          expect(reply.status).toBe(isAllowed ? 200 : 422);
          if (isAllowed) state = CORRECTION_REQUEST_MOVES[step].to;
          else expect(await detail(id)).toEqual(before);
          expect((await detail(id)).state).toBe(state);
        }
      },
    ),
    { numRuns: 15 },
  );
  expect(
    CORRECTION_REQUEST_STATES.flatMap((state) => stepsFrom(state).map((step) => [state, step])),
  ).toHaveLength(9);
});

test.each([
  ['reject', 'REASON_MISSING'],
  ['answer', 'ANSWER_MISSING'],
] as const)('"%s" without its text is refused: %s', async (step, code) => {
  const { id, version } = await create();
  const move = (body: { version: number; step: typeof step | 'accept' }) => ({
    headers: admin,
    params: { id },
    body,
  });
  if (step === 'answer') await server.ask(endpoints.transition, move({ version, step: 'accept' }));
  const current = await detail(id);
  const refused = await server.refusal(endpoints.transition, move({ version: current.version, step }));
  expect(codes(refused)).toEqual([code]);
});

test('the list has what waits by due time first, counts every tab, and finds by number and name', async () => {
  const own = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project: own, at: now });
  const send = (receivedTime: string, requesterName: string) =>
    server.ask(endpoints.create, { headers, body: { ...CORRECTION_REQUEST, receivedTime, requesterName } });
  await send('2026-11-18T00:00:00.000Z', 'Đỗ Thị Hiền');
  const late = await send('2026-11-01T00:00:00.000Z', 'Lê Văn Sáu');
  const done = await send('2026-11-10T00:00:00.000Z', 'Bùi Mẫu');
  for (const [version, step] of [
    [1, 'accept'],
    [2, 'answer'],
  ] as const)
    await server.ask(endpoints.transition, {
      headers,
      params: { id: done.id },
      body: { version, step, answer: 'Đã sửa' },
    });
  const names = async (query: object) =>
    (await server.ask(endpoints.list, { headers, query })).items.map(({ requesterName }) => requesterName);
  expect(await names({ view: 'all' })).toEqual(['Lê Văn Sáu', 'Đỗ Thị Hiền', 'Bùi Mẫu']);
  expect(await names({ view: 'overdue' })).toEqual(['Lê Văn Sáu']);
  expect(await names({ view: 'waiting', text: 'do thi hien' })).toEqual(['Đỗ Thị Hiền']);
  expect(await names({ view: 'all', text: late.number })).toEqual(['Lê Văn Sáu']);
  const counts = await server.ask(endpoints.counts, { headers });
  expect(counts).toEqual({ waiting: 2, overdue: 1, answered: 1, all: 3 });
});

test('the dashboard counts what waits and what is late, for those who read requests', async () => {
  const own = await aProject(db);
  const hire = async (role: 'ADMIN' | 'EDITOR' | 'AUTHOR') =>
    await signIn(db, await aPerson(db, { role, projects: [own] }), { project: own, at: now });
  const [boss, reader, writer] = [await hire('ADMIN'), await hire('EDITOR'), await hire('AUTHOR')];
  const counted = async (headers = boss) =>
    (await server.ask(dashboardEndpoints.get, { headers })).correctionRequests;
  for (const receivedTime of ['2026-11-01T00:00:00.000Z', '2026-11-19T00:00:00.000Z'])
    await server.ask(endpoints.create, { headers: boss, body: { ...CORRECTION_REQUEST, receivedTime } });
  expect([await counted(), await counted(reader)]).toEqual([
    { waiting: 2, overdue: 1 },
    { waiting: 2, overdue: 1 },
  ]);
  expect(await counted(writer)).toBeNull();
});

describe('a reader', () => {
  async function send(body: object) {
    const { database, readiness, config } = server;
    const intake = intakeOf(config, database, {
      secretKey: 'a-key-for-tests-that-is-long-enough',
      files: server,
      now: () => now,
    });
    const app = await buildIntake({ config, readiness, database, intake });
    onTestFinished(() => app.close());
    const url = readerCorrectionEndpoints.send.path.replace('{projectId}', project);
    return await app.inject({
      method: 'POST',
      url: `${config.apiBase}${url}`,
      payload: body,
      headers: { origin: SITE },
    });
  }
  const { requesterEmail, requesterPhone, channel, receivedTime, ...words } = CORRECTION_REQUEST;

  test('learns the number and the due time of the request, which waits for the staff', async () => {
    now = new Date('2026-11-20T03:00:00Z');
    const reply = await send({ ...words, email: requesterEmail, phone: '' });
    expect(reply.statusCode).toBe(200);
    const { data } = reply.json<{ data: { number: string; dueTime: string } }>();
    expect(data.dueTime).toBe('2026-11-30T03:00:00.000Z');
    const { items } = await server.ask(endpoints.list, { headers: admin, query: { text: data.number } });
    expect(items).toMatchObject([
      { channel: 'SITE', state: 'NEW', createdBy: { userId: null, name: 'Trần Văn Mẫu' } },
    ]);
  });

  test.each([
    ['a claim that says nothing', { claim: 'Sai' }],
    ['a link that is none', { evidenceLinks: ['javascript:alert(1)'] }],
    ['six links', { evidenceLinks: Array.from({ length: 6 }, (_, at) => `https://a.example/${at}`) }],
    ['an unknown key', { state: 'ANSWERED' }],
  ])('is refused %s', async (_, changes) => {
    const reply = await send({ ...words, email: requesterEmail, phone: '', ...changes });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});
