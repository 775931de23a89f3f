import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { notificationEndpoints } from '@toasoan/contract/features/notifications/endpoints.ts';
import type { Notification } from '@toasoan/contract/features/notifications/notification.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addJob } from '#server/core/jobs/job-store.ts';
import { correctionRequestNotices } from '#server/features/correction-requests/correction-request-notices.ts';
import { dataRequestNotices } from '#server/features/data-requests/data-request-notices.ts';
import { CORRECTION_REQUEST, DATA_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const HOUR = 3_600_000;
const server = await startTestServer({ now: () => NOW });
const { db } = server;
type Headers = Record<string, string>;
let [admin, other, editor]: Headers[] = [];
let colleague: Person;

beforeEach(async () => {
  const project = await aProject(db);
  const hire = async (role: 'ADMIN' | 'EDITOR') => {
    const person = await aPerson(db, { role, projects: [project] });
    return { person, headers: await signIn(db, person, { project, at: NOW }) };
  };
  admin = (await hire('ADMIN')).headers;
  const second = await hire('ADMIN');
  [other, colleague] = [second.headers, second.person];
  editor = (await hire('EDITOR')).headers;
});

async function heardBy(headers: Headers | undefined): Promise<Notification[]> {
  const { items } = await server.ask(notificationEndpoints.list, { headers: headers ?? {} });
  return items.toReversed();
}
const kindsOf = async (headers: Headers | undefined) => (await heardBy(headers)).map(({ kind }) => kind);
const pass = async (notices: typeof correctionRequestNotices, time: number) =>
  await runDueJobs(db, notices.jobs, () => new Date(time));

describe('A request for a correction', () => {
  const receive = () =>
    server.ask(correctionRequestEndpoints.create, {
      headers: admin ?? {},
      body: { ...CORRECTION_REQUEST, receivedTime: NOW.toISOString() },
    });

  test('notifies those who decide, but neither who entered it nor editors', async () => {
    const { id, number } = await receive();
    const [first] = await heardBy(other);
    expect(first).toMatchObject({ kind: 'requestReceived', request: { of: 'correctionRequest', id } });
    expect(first?.title).toContain(number);
    expect([await kindsOf(admin), await kindsOf(editor)]).toEqual([[], []]);
  });

  test('reminds them a day before it is due and once it is overdue, while nobody answered', async () => {
    const due = Date.parse((await receive()).dueTime);
    await pass(correctionRequestNotices, due - 25 * HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived']);
    await pass(correctionRequestNotices, due - 23 * HOUR);
    await pass(correctionRequestNotices, due + HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived', 'requestDueSoon', 'requestOverdue']);
  });

  test('reminds nobody once it is answered', async () => {
    const { id, dueTime, version } = await receive();
    let at = version;
    for (const [step, words] of [
      ['accept', {}],
      ['answer', { answer: 'Tòa soạn đã đính chính.' }],
    ] as const)
      ({ version: at } = await server.ask(correctionRequestEndpoints.transition, {
        headers: admin ?? {},
        params: { id },
        body: { version: at, step, ...words },
      }));
    await pass(correctionRequestNotices, Date.parse(dueTime) + HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived']);
  });
});

describe('Requests from before there were reminders', () => {
  const receive = (receivedTime: Date) =>
    server.ask(correctionRequestEndpoints.create, {
      headers: admin ?? {},
      body: { ...CORRECTION_REQUEST, receivedTime: receivedTime.toISOString() },
    });
  const catchUp = async () => {
    const kind = 'correctionRequest.remindOpen';
    await addJob(db, { kind, key: kind, payload: {}, runAt: NOW });
    await pass(correctionRequestNotices, NOW.getTime());
    await pass(correctionRequestNotices, NOW.getTime());
  };

  test('get those to come, and the later one at once of those that have passed', async () => {
    const open = await receive(NOW);
    const soon = await receive(new Date(NOW.getTime() - 9.5 * 24 * HOUR));
    const late = await receive(new Date(NOW.getTime() - 12 * 24 * HOUR));
    await db.deleteFrom('jobs').execute();
    await catchUp();
    const reminded = (await heardBy(other)).filter(({ kind }) => kind !== 'requestReceived');
    expect(reminded.map(({ kind, request }) => [kind, request?.id])).toEqual([
      ['requestDueSoon', soon.id],
      ['requestOverdue', late.id],
    ]);
    await pass(correctionRequestNotices, Date.parse(open.dueTime) + HOUR);
    const kinds = (await heardBy(other)).filter(({ request }) => request?.id === open.id);
    expect(kinds.map(({ kind }) => kind)).toEqual(['requestReceived', 'requestDueSoon', 'requestOverdue']);
  });

  test('are reminded of once where the reminders are planned already', async () => {
    const { dueTime } = await receive(NOW);
    await catchUp();
    await pass(correctionRequestNotices, Date.parse(dueTime) + HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived', 'requestDueSoon', 'requestOverdue']);
  });
});

describe('A request about personal data', () => {
  const receive = () =>
    server.ask(dataRequestEndpoints.create, {
      headers: admin ?? {},
      body: { ...DATA_REQUEST, receivedTime: NOW.toISOString() },
    });

  test('notifies by its number alone, and no name of a reader stands in it', async () => {
    const { id, number, requesterName } = await receive();
    const heard = await heardBy(other);
    expect(heard).toMatchObject([
      { kind: 'requestReceived', title: number, request: { of: 'dataRequest', id } },
    ]);
    expect(JSON.stringify(heard)).not.toContain(requesterName);
  });

  test('reminds its handler alone, by the new time once it was extended', async () => {
    const { id, version, dueTime } = await receive();
    const assigned = await server.ask(dataRequestEndpoints.assign, {
      headers: admin ?? {},
      params: { id },
      body: { version, assigneeId: colleague.userId },
    });
    const extended = await server.ask(dataRequestEndpoints.extend, {
      headers: admin ?? {},
      params: { id },
      body: { version: assigned.version, reason: 'Cần tìm trong nhiều năm lưu trữ.' },
    });
    await pass(dataRequestNotices, Date.parse(dueTime) + HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived']);
    await pass(dataRequestNotices, Date.parse(extended.dueTime) + HOUR);
    expect(await kindsOf(other)).toEqual(['requestReceived', 'requestDueSoon', 'requestOverdue']);
    expect(await kindsOf(admin)).toEqual([]);
  });

  test('reminds everybody who may answer once the days of its handler are over', async () => {
    const { id, version, dueTime } = await receive();
    await server.ask(dataRequestEndpoints.assign, {
      headers: admin ?? {},
      params: { id },
      body: { version, assigneeId: colleague.userId },
    });
    await db
      .updateTable('users')
      .set({ access_to: '2020-01-01' })
      .where('id', '=', colleague.userId)
      .execute();
    await pass(dataRequestNotices, Date.parse(dueTime) + HOUR);
    expect(await kindsOf(admin)).toEqual(['requestDueSoon', 'requestOverdue']);
  });
});
