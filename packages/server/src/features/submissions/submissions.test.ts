import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { submissionEndpoints as endpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { anAward } from '#test/factories/an-award.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { fixDeadlineJobs } from './moving/fix-deadline-jobs.ts';

const clock = aClock();
const server = await startTestServer({ now: clock.now });
const { db } = server;
let project: string;
let contest: string;
let people: Record<'AUTHOR' | 'EDITOR' | 'ADMIN' | 'SUPPER_ADMIN', Record<string, string>>;

beforeAll(async () => {
  project = await aProject(db);
  contest = await aContest(db, project);
  const hire = async (role: keyof typeof people) =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project, at: clock.now() });
  people = {
    AUTHOR: await hire('AUTHOR'),
    EDITOR: await hire('EDITOR'),
    ADMIN: await hire('ADMIN'),
    SUPPER_ADMIN: await hire('SUPPER_ADMIN'),
  };
});

type Move = Partial<BodyInput<typeof endpoints.move>>;
const move = (id: string, to: string, more: Move = {}, who: keyof typeof people = 'EDITOR') =>
  server.send(endpoints.move, {
    params: { id },
    body: { version: 1, to, ...more } as BodyInput<typeof endpoints.move>,
    headers: people[who],
  });

async function auditOf(id: string) {
  return await db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'submission')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
}

describe('A work is moved', () => {
  test('from new to valid in one decision, whose two steps are both in the log', async () => {
    const id = await aSubmission(db, project, contest);
    const { status, envelope } = await move(id, 'VALID');
    expect([status, envelope]).toMatchObject([200, { data: { state: 'VALID', version: 3, mayUndo: true } }]);
    expect(await auditOf(id)).toMatchObject([
      { action: 'submission.move', after: { state: 'CHECKING' } },
      { action: 'submission.move', after: { state: 'VALID' } },
    ]);
  });

  test('not by a step that does not exist, and its state stays', async () => {
    const id = await aSubmission(db, project, contest, { state: 'VALID' });
    const { status, envelope } = await move(id, 'AWARDED', {}, 'SUPPER_ADMIN');
    expect(status).toBe(422);
    expect(JSON.stringify(envelope)).toContain('STEP_NOT_THERE');
    const { state } = await server.ask(endpoints.detail, { params: { id }, headers: people.EDITOR });
    expect(state).toBe('VALID');
  });

  test('by those alone whom its step belongs to', async () => {
    const id = await aSubmission(db, project, contest, { state: 'VALID' });
    expect((await move(id, 'IN_PRELIM', {}, 'AUTHOR')).status).toBe(403);
    expect((await move(id, 'IN_PRELIM', {}, 'EDITOR')).status).toBe(403);
    expect((await move(id, 'IN_PRELIM', {}, 'ADMIN')).status).toBe(200);
    const out = await aSubmission(db, project, contest, { state: 'DISQUALIFIED' });
    const words = { reasonCode: 'OTHER', reasonText: 'Hội đồng xem xét lại' } as const;
    expect((await move(out, 'VALID', words, 'ADMIN')).status).toBe(403);
    expect((await move(out, 'VALID', words, 'SUPPER_ADMIN')).status).toBe(200);
  });

  test('out of the contest only with a reason, in words where the list has none', async () => {
    const id = await aSubmission(db, project, contest, { state: 'CHECKING' });
    expect(JSON.stringify((await move(id, 'INVALID')).envelope)).toContain('REASON_MISSING');
    expect(JSON.stringify((await move(id, 'INVALID', { reasonCode: 'OTHER' })).envelope)).toContain(
      'WORDS_MISSING',
    );
    const { envelope } = await move(id, 'INVALID', { reasonCode: 'DUPLICATE' });
    expect(envelope).toMatchObject({ data: { state: 'INVALID', reasonCode: 'DUPLICATE' } });
  });

  test('back to its author with ten days to mend it, or until the time that was said', async () => {
    const id = await aSubmission(db, project, contest, { state: 'CHECKING' });
    const { envelope } = await move(id, 'NEEDS_FIX', { reasonCode: 'CONSENT_MISSING' });
    const inTenDays = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString();
    expect(envelope).toMatchObject({ data: { state: 'NEEDS_FIX', fixUntil: inTenDays } });
    const other = await aSubmission(db, project, contest, { state: 'CHECKING' });
    const past = { reasonCode: 'TECHNICAL', fixUntil: '2020-01-01T00:00:00.000Z' } as const;
    expect(JSON.stringify((await move(other, 'NEEDS_FIX', past)).envelope)).toContain('FIX_TIME_PAST');
  });

  test('out of the contest by the product when its author has not mended it in time', async () => {
    const id = await aSubmission(db, project, contest, { state: 'CHECKING' });
    await move(id, 'NEEDS_FIX', { reasonCode: 'TECHNICAL' });
    const jobs = fixDeadlineJobs(async () => undefined);
    await runDueJobs(db, jobs, clock.now);
    const look = () => server.ask(endpoints.detail, { params: { id }, headers: people.EDITOR });
    expect(await look()).toMatchObject({ state: 'NEEDS_FIX' });
    const later = () => new Date(clock.now().getTime() + 11 * 86_400_000);
    await runDueJobs(db, jobs, later);
    expect(await look()).toMatchObject({ state: 'INVALID', reasonCode: 'NOT_MENDED', fixUntil: null });
  });

  test('to an award only with the number and the day of its decision', async () => {
    const id = await aSubmission(db, project, contest, { state: 'AWARD_PROPOSED' });
    await anAward(db, project, contest, { submission_id: id });
    expect(JSON.stringify((await move(id, 'AWARDED', {}, 'ADMIN')).envelope)).toContain('DECISION_MISSING');
    const decision = { decisionNo: '12/QĐ-BTC', decisionDate: '2026-12-01' };
    expect((await move(id, 'AWARDED', decision, 'ADMIN')).status).toBe(200);
  });

  test('once when two people decide about the same version', async () => {
    const id = await aSubmission(db, project, contest, { state: 'CHECKING' });
    const both = await Promise.all([
      move(id, 'VALID'),
      move(id, 'INVALID', { reasonCode: 'TECHNICAL' }, 'ADMIN'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('Who sent a work', () => {
  test('is masked in list and detail, and read whole only with a row in the log', async () => {
    const entrant = { full_name: 'Trần Văn Đông', phone: '0912345678', birth_date: '2009-12-01' };
    const submit_time = new Date('2026-11-20T03:00:00Z');
    const id = await aSubmission(db, project, contest, { entrant, title: 'Giấu tên', submit_time });
    const query = { contestId: contest, text: 'giau ten' };
    const { items } = await server.ask(endpoints.list, { query, headers: people.AUTHOR });
    expect(items[0]?.entrant).toMatchObject({ hint: 'Tr••••• V•• Đ••', age: 16 });
    const detail = await server.ask(endpoints.detail, { params: { id }, headers: people.AUTHOR });
    expect(JSON.stringify(detail)).not.toMatch(/Đông|0912345678/);
    const asks = { params: { id }, body: {} };
    expect((await server.send(endpoints.reveal, { ...asks, headers: people.AUTHOR })).status).toBe(403);
    const shown = await server.ask(endpoints.reveal, { ...asks, headers: people.EDITOR });
    expect(shown).toMatchObject({ fullName: 'Trần Văn Đông', phone: '0912345678' });
    const rows = await auditOf(id);
    expect(rows.map(({ action }) => action)).toEqual(['submission.reveal']);
    expect(JSON.stringify(rows)).not.toMatch(/Đông|0912345678/);
  });

  test('agreed from addresses that are masked in the ledger, and whole only with a row in the log', async () => {
    const id = await aSubmission(db, project, contest);
    const { entrant_id } = await db
      .selectFrom('submissions')
      .select('entrant_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const row = { project_id: project, contest_id: contest, submission_id: id, entrant_id, rules_version: 3 };
    const [time, address] = [new Date('2026-11-20T03:00:00Z'), '203.0.113.7'];
    await db
      .insertInto('contest_consents')
      .values([
        { ...row, kind: 'RULES', time, address },
        { ...row, kind: 'GUARDIAN', time, address },
      ])
      .execute();
    const consents = () => server.ask(endpoints.consents, { params: { id }, headers: people.AUTHOR });
    const shown = { rulesVersion: 3, time: time.toISOString(), address: '203.0.•••' };
    expect(await consents()).toEqual({
      items: [
        { kind: 'RULES', ...shown },
        { kind: 'GUARDIAN', ...shown },
      ],
    });
    const revealed = await server.ask(endpoints.reveal, { params: { id }, body: {}, headers: people.EDITOR });
    expect(revealed.consents.map((consent) => consent.address)).toEqual([address, address]);
    await move(id, 'WITHDRAWN');
    expect((await consents()).items.at(-1)).toMatchObject({ kind: 'WITHDRAWN', address: '' });
  });

  test('cannot be found by name', async () => {
    await aSubmission(db, project, contest, { entrant: { full_name: 'Quách Thị Khuyên' } });
    const query = { contestId: contest, text: 'khuyen' };
    expect((await server.ask(endpoints.list, { query, headers: people.ADMIN })).total).toBe(0);
  });
});

describe('The list', () => {
  test('keeps what its filters say, also under the name of a former province', async () => {
    const own = await aContest(db, project);
    const inHaGiang = await aSubmission(db, project, own, { title: 'Đá nở hoa', province_code: '08' });
    const flagged = await aSubmission(db, project, own, { flags: ['BORDER'], state: 'CHECKING' });
    await aSubmission(db, project, own, { category: 'VIDEO', entrant: { residence: 'FOREIGN' } });
    const idsOf = async (query: object) => {
      const found = await server.ask(endpoints.list, {
        query: { contestId: own, ...query },
        headers: people.AUTHOR,
      });
      return found.items.map(({ id }) => id);
    };
    expect(await idsOf({ text: 'ha giang' })).toEqual([inHaGiang]);
    expect(await idsOf({ flagged: true })).toEqual([flagged]);
    expect(await idsOf({ flag: ['BORDER'], state: ['CHECKING'] })).toEqual([flagged]);
    expect(await idsOf({ residence: ['FOREIGN'] })).toHaveLength(1);
    expect(await idsOf({ category: ['VIDEO'], province: ['08'] })).toEqual([]);
    expect(await idsOf({ sort: 'OLD' })).toHaveLength(3);
    const counts = await server.ask(endpoints.counts, {
      query: { contestId: own },
      headers: people.AUTHOR,
    });
    expect(counts).toEqual({ total: 3, states: { SUBMITTED: 2, CHECKING: 1 }, flagged: 1, techFailed: 0 });
  });
});

describe('Facts of a work', () => {
  test('reach the public gallery only when it is valid and no child lacks consent', async () => {
    const isPublicGallery = true;
    const update = (body: BodyInput<typeof endpoints.update>) =>
      server.send(endpoints.update, { body, headers: people.EDITOR });
    const fresh = await aSubmission(db, project, contest);
    expect(JSON.stringify((await update({ id: fresh, version: 1, isPublicGallery })).envelope)).toContain(
      'GALLERY_NOT_YET',
    );
    const id = await aSubmission(db, project, contest, { state: 'VALID' });
    const pictured = { person: 1, child: 1, modelRelease: 1, guardianConsent: 0 } as const;
    expect(
      JSON.stringify((await update({ id, version: 1, isPublicGallery, people: pictured })).envelope),
    ).toContain('CHILD_CONSENT');
    const agreed = { ...pictured, guardianConsent: 1 } as const;
    expect((await update({ id, version: 1, isPublicGallery, people: agreed })).status).toBe(200);
  });

  test('and notes and flags are added by AUTHOR, who moves nothing', async () => {
    const id = await aSubmission(db, project, contest);
    const at = { params: { id }, headers: people.AUTHOR };
    await server.ask(endpoints.note, { ...at, body: { text: 'Chữ ký ở góc phải.' } });
    const flagged = await server.ask(endpoints.flag, {
      ...at,
      body: { version: 1, flag: 'NAME_ON_IMAGE', on: true },
    });
    expect(flagged).toMatchObject({ flags: ['NAME_ON_IMAGE'], next: [] });
    expect(flagged.notes.map(({ text }) => text)).toEqual(['Chữ ký ở góc phải.']);
  });
});

test('a bulk move reports each work for itself', async () => {
  const good = await aSubmission(db, project, contest, { state: 'CHECKING' });
  const done = await aSubmission(db, project, contest, { state: 'WITHDRAWN' });
  const report = await server.ask(endpoints.bulk, {
    body: { action: 'move', ids: [good, done, '999999999'], to: 'VALID' },
    headers: people.EDITOR,
  });
  expect(report).toMatchObject({ done: 1, total: 3 });
  expect(new Map(report.results.map(({ id, ok, code }) => [id, ok ? 'ok' : code]))).toEqual(
    new Map([
      [good, 'ok'],
      [done, 'RULES_NOT_MET'],
      ['999999999', 'NOT_FOUND'],
    ]),
  );
});
