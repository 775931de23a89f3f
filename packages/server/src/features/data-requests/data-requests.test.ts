import {
  dataRequestAttachments,
  dataRequestEndpoints as endpoints,
} from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import {
  DATA_REQUEST_MOVES,
  DATA_REQUEST_STATES,
  DATA_REQUEST_STEPS,
  type DataRequestState,
  dataRequestStepsFrom,
} from '@toasoan/contract/features/data-requests/data-request-states.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { makePdf } from '#server/features/media/upload/test-support/make-files.ts';
import { DATA_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { forgetDataRequests } from './forget-data-requests-store.ts';

let now = new Date('2026-11-20T02:00:00Z');
const server = await startTestServer({ now: () => now });
const { db } = server;
let project: string;
let admin: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  const hire = async (role: 'ADMIN' | 'EDITOR') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project, at: now });
  [admin, editor] = [await hire('ADMIN'), await hire('EDITOR')];
});

type Body = typeof DATA_REQUEST;
const create = (changes: Partial<Body> = {}, headers = admin) =>
  server.ask(endpoints.create, { headers, body: { ...DATA_REQUEST, ...changes } });
const detail = (id: string) => server.ask(endpoints.detail, { headers: admin, params: { id } });
const PROOF = { kind: 'ID_DOCUMENT', note: 'Đã đối chiếu giấy tờ' } as const;
const WORDS = {
  proof: PROOF,
  answer: 'Tòa soạn xin trả lời.',
  rejection: { reason: 'LAW_KEEPS', text: 'Luật buộc lưu.' },
} as const;

async function move(id: string, ...steps: (typeof DATA_REQUEST_STEPS)[number][]) {
  for (const step of steps) {
    const { version } = await detail(id);
    await server.ask(endpoints.transition, {
      headers: admin,
      params: { id },
      body: { version, step, ...WORDS },
    });
  }
}

const codes = ({ details }: { readonly details: { readonly rules?: readonly { code: string }[] } }) =>
  details.rules?.map(({ code }) => code);

const logOf = (id: string) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'dataRequest')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('a request', () => {
  test('has a number of its year, 72 hours, and the last moment that the law leaves', async () => {
    const own = await aProject(db);
    const boss = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project: own, at: now });
    const send = (changes: Partial<Body>) => create(changes, boss);
    const first = await send({ receivedTime: '2026-12-31T16:59:00.000Z', kind: 'DELETE' });
    expect(first).toMatchObject({
      number: 'YCDL-2026-0001',
      dueTime: '2027-01-03T16:59:00.000Z',
      legalDueTime: '2027-01-20T16:59:00.000Z',
    });
    expect((await send({ receivedTime: '2026-12-31T17:00:00.000Z' })).number).toBe('YCDL-2027-0001');
    const times = { answerHours: 24, extensionHours: 48, keepMonths: 12, evidenceMonths: 24 };
    await server.ask(endpoints.saveTimes, { headers: boss, body: { version: 1, ...times } });
    const stale = await server.refusal(endpoints.saveTimes, {
      headers: boss,
      body: { version: 1, ...times },
    });
    expect(stale.code).toBe('VERSION_CONFLICT');
    const third = await send({ receivedTime: '2026-11-01T00:00:00.000Z' });
    expect([third.number, third.dueTime]).toEqual(['YCDL-2026-0002', '2026-11-02T00:00:00.000Z']);
  });

  test('shows contact data masked, in full on request, and the log says who looked and nothing more', async () => {
    const { id, email, phone } = await create({ phone: '0912 345 678' });
    expect([email, phone]).toEqual(['m•••@nguoi-doc.example', '•••• 678']);
    const shown = await server.ask(endpoints.reveal, { headers: admin, params: { id } });
    expect(shown).toEqual({ email: DATA_REQUEST.email, phone: '0912 345 678' });
    const rows = await logOf(id);
    expect(rows.map(({ action }) => action)).toEqual(['dataRequest.create', 'dataRequest.reveal']);
    expect(JSON.stringify(rows)).not.toMatch(/345 678|nguoi-doc|Mẫu/);
    const stored = await db
      .selectFrom('data_requests')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...stored, contact_box: stored.contact_box.toString('latin1') })).not.toMatch(
      /345 678|mau@nguoi-doc/,
    );
    const refused = await server.refusal(endpoints.list, { headers: editor });
    expect(refused.code).toBe('FORBIDDEN');
  });

  test.each([
    ['no way to answer', { email: '' as const, phone: '' }, 'NO_WAY_TO_ANSWER'],
    ['nobody whose data it is', { capacity: 'PARENT' as const }, 'SUBJECT_MISSING'],
  ])('is refused with %s', async (_, changes, code) => {
    const body = { ...DATA_REQUEST, ...changes };
    expect(codes(await server.refusal(endpoints.create, { headers: admin, body }))).toEqual([code]);
  });

  test('is extended once, with a reason, and then no more', async () => {
    const { id, version, dueTime } = await create();
    const extend = (seen: number) => ({
      headers: admin,
      params: { id },
      body: { version: seen, reason: 'Cần tra kho lưu trữ' },
    });
    const extended = await server.ask(endpoints.extend, extend(version));
    expect(Date.parse(extended.dueTime) - Date.parse(dueTime)).toBe(72 * 3_600_000);
    expect(extended.legalDueTime).toBe('2026-12-10T02:00:00.000Z');
    expect(codes(await server.refusal(endpoints.extend, extend(extended.version)))).toEqual([
      'EXTENDED_BEFORE',
    ]);
    expect((await detail(id)).history.map(({ verb, text }) => [verb, text])).toEqual([
      ['create', ''],
      ['extend', 'Cần tra kho lưu trữ'],
    ]);
  });

  test('goes to an administrator of the project and to nobody else', async () => {
    const { id, version } = await create();
    const { items } = await server.ask(endpoints.handlers, { headers: admin });
    const assign = (assigneeId: string) => ({
      headers: admin,
      params: { id },
      body: { version, assigneeId },
    });
    const outsider = await aPerson(db, { role: 'ADMIN', projects: [await aProject(db)] });
    expect(codes(await server.refusal(endpoints.assign, assign(outsider.userId)))).toEqual(['HANDLER_UNFIT']);
    const [handler = { id: '', name: '' }] = items;
    expect(await server.ask(endpoints.assign, assign(handler.id))).toMatchObject({
      assigneeId: handler.id,
      assigneeName: handler.name,
    });
  });
});

test('any steps in any order follow the table of moves, and what is refused changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DATA_REQUEST_STEPS), { maxLength: 6 }), async (steps) => {
      const { id } = await create();
      let state: DataRequestState = 'NEW';
      for (const step of steps) {
        const before = await detail(id);
        const reply = await server.send(endpoints.transition, {
          headers: admin,
          params: { id },
          body: { version: before.version, step, ...WORDS },
        });
        const isAllowed = dataRequestStepsFrom(state).includes(step);
        expect(reply.status).toBe(isAllowed ? 200 : 422);
        if (isAllowed) state = DATA_REQUEST_MOVES[step].to;
        else expect(await detail(id)).toEqual(before);
        expect((await detail(id)).state).toBe(state);
      }
    }),
    { numRuns: 12 },
  );
  expect(DATA_REQUEST_STATES.flatMap(dataRequestStepsFrom)).toHaveLength(6);
});

test.each([
  ['begin', {}, 'PROOF_MISSING', ['verify']],
  ['begin', { proof: { kind: 'EMAIL_LINK', note: '' } }, 'EMAIL_NOT_CONFIRMED', ['verify']],
  ['answer', {}, 'ANSWER_MISSING', ['verify', 'begin']],
  ['reject', {}, 'REJECTION_MISSING', []],
] as const)('"%s" with %j is refused: %s', async (step, words, code, before) => {
  const { id } = await create();
  await move(id, ...before);
  const { version } = await detail(id);
  const body = { version, step, ...words };
  const refused = await server.refusal(endpoints.transition, { headers: admin, params: { id }, body });
  expect(codes(refused)).toEqual([code]);
});

test('the list has what is open by due time first, counts every tab, and finds by number and name', async () => {
  const own = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { role: 'SUPPER_ADMIN' }), { project: own, at: now });
  await create({ receivedTime: '2026-11-19T00:00:00.000Z', requesterName: 'Đỗ Thị Hiền' }, headers);
  const late = await create(
    { receivedTime: '2026-11-01T00:00:00.000Z', requesterName: 'Lê Văn Sáu' },
    headers,
  );
  const done = await create({ receivedTime: '2026-11-10T00:00:00.000Z', requesterName: 'Bùi Mẫu' }, headers);
  const body = { version: 1, step: 'reject' as const, ...WORDS };
  await server.ask(endpoints.transition, { headers, params: { id: done.id }, body });
  const names = async (query: object) =>
    (await server.ask(endpoints.list, { headers, query })).items.map(({ requesterName }) => requesterName);
  expect(await names({ show: 'all' })).toEqual(['Lê Văn Sáu', 'Đỗ Thị Hiền', 'Bùi Mẫu']);
  expect(await names({ show: 'overdue' })).toEqual(['Lê Văn Sáu']);
  expect(await names({ text: 'do thi hien' })).toEqual(['Đỗ Thị Hiền']);
  expect(await names({ show: 'all', text: late.number })).toEqual(['Lê Văn Sáu']);
  const counts = await server.ask(endpoints.counts, { headers });
  expect(counts).toEqual({ open: 2, overdue: 1, closed: 1, all: 3 });
});

test('an answered request loses its person when its time is over, and keeps that it was answered', async () => {
  const { id } = await create({ requesterName: 'Người Cũ', phone: '0912000111' });
  const url = `${server.config.apiBase}/admin/data-request/attachment/add/${id}`;
  await sendFile(server.app, url, { headers: admin, fileName: 'can-cuoc.pdf', content: makePdf() });
  const filesOf = async () =>
    (await server.ask(dataRequestAttachments.list, { headers: admin, params: { id } })).items.map(
      ({ fileName }) => fileName,
    );
  expect(await filesOf()).toEqual(['can-cuoc.pdf']);
  await move(id, 'verify', 'begin', 'answer');
  await forgetDataRequests(db, new Date('2028-11-19T02:00:00Z'));
  expect((await detail(id)).requesterName).toBe('Người Cũ');
  const later = now;
  now = new Date('2028-11-21T02:00:00Z');
  await forgetDataRequests(db, now);
  now = later;
  const { requesterName, details, answer, email, history, ...kept } = await detail(id);
  expect([requesterName, details, answer, email]).toEqual(['', '', '', '']);
  expect(history.map(({ verb, text }) => verb + text)).toEqual(['create', 'verify', 'begin', 'answer']);
  expect(kept).toMatchObject({ state: 'ANSWERED', isErased: true, kind: 'ACCESS' });
  const shown = await server.ask(endpoints.reveal, { headers: admin, params: { id } });
  expect(shown).toEqual({ email: '', phone: '' });
  expect(await filesOf()).toEqual([]);
});
