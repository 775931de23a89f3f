import { contestSettingsEndpoints as endpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aContestOffice, DAY_MS } from '../test-support/a-contest-office.ts';
import { contestTimeJobs } from './contest-time-jobs.ts';

const NOTICE = 'Ban Tổ chức gia hạn nhận bài thêm một tuần.';
const server = await startTestServer({
  mailTokens: linkTokens({ current: 'a-key-for-links-that-is-long-enough', previous: undefined }),
});
let office: Awaited<ReturnType<typeof aContestOffice>>;
beforeAll(async () => {
  office = await aContestOffice(server, () => new Date());
});
const of = (id: string) => ({ headers: office.headers, params: { id } });
const detail = (id: string) => server.ask(contestEndpoints.detail, of(id));
const runIn = (days: number, isMailOn = true) =>
  runDueJobs(server.db, contestTimeJobs({ isMailOn }), () => new Date(Date.now() + days * DAY_MS));
const codeOf = ({ details }: Awaited<ReturnType<typeof server.refusal>>) => details?.rules?.[0]?.code;
const lastAudit = (id: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['action', 'user_id'])
    .where('entity', '=', 'contest')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();

test('a contest opens and closes at its times, and an extension moves its closing', async () => {
  const { id, version } = await office.complete();
  const planned = await server.ask(endpoints.open, { ...of(id), body: { version, when: 'ON_TIME' } });
  expect(planned).toMatchObject({ state: 'DRAFT', opensItself: true });
  await runIn(0.5);
  expect(await detail(id)).toMatchObject({ state: 'DRAFT' });
  await runIn(1.5);
  const opened = await detail(id);
  expect(opened).toMatchObject({ state: 'OPEN', opensItself: false, openTime: planned.openTime });
  expect(await lastAudit(id)).toEqual({ action: 'contest.open', user_id: null });

  const past = await server.refusal(endpoints.extend, {
    ...of(id),
    body: { version: opened.version, extendedTo: office.days(20), notice: NOTICE },
  });
  expect(codeOf(past)).toBe('EXTENSION_PAST');
  const far = await server.refusal(endpoints.extend, {
    ...of(id),
    body: { version: opened.version, extendedTo: office.days(61), notice: NOTICE },
  });
  expect(codeOf(far)).toBe('ANNOUNCE_BEFORE_CLOSE');
  await server.ask(endpoints.extend, {
    ...of(id),
    body: { version: opened.version, extendedTo: office.days(38), notice: NOTICE },
  });
  await runIn(32);
  expect(await detail(id)).toMatchObject({ state: 'OPEN' });
  await runIn(39);
  expect(await detail(id)).toMatchObject({ state: 'CLOSED' });
  expect(await lastAudit(id)).toEqual({ action: 'contest.close', user_id: null });
});

test('a planned opening that lacks something by then leaves the draft, and one that is cancelled does too', async () => {
  const { id, version } = await office.complete();
  await server.ask(endpoints.open, { ...of(id), body: { version, when: 'ON_TIME' } });
  await runIn(1.5, false);
  expect(await detail(id)).toMatchObject({ state: 'DRAFT', opensItself: false });
  expect(await lastAudit(id)).toEqual({ action: 'contest.failOpening', user_id: null });

  const other = await office.complete();
  const which = of(other.id);
  const planned = await server.ask(endpoints.open, {
    ...which,
    body: { version: other.version, when: 'ON_TIME' },
  });
  const free = await server.ask(endpoints.cancelOpening, { ...which, body: { version: planned.version } });
  expect(await runIn(1.5)).toBe(0);
  const again = await server.refusal(endpoints.cancelOpening, { ...which, body: { version: free.version } });
  expect(codeOf(again)).toBe('OPENING_NOT_PLANNED');
});

test('the steps follow each other, and each says who may take it', async () => {
  const { id, version } = await office.open();
  const which = of(id);
  const admin = { ...which, headers: await office.hire('ADMIN') };
  const editor = { ...which, headers: await office.hire('EDITOR') };
  expect(codeOf(await server.refusal(endpoints.judge, { ...admin, body: { version } }))).toBe('STEP_NOT_NOW');
  const closed = await server.ask(endpoints.close, { ...which, body: { version, notice: NOTICE } });
  expect(Date.parse(closed.closeTime ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await server.refusal(endpoints.judge, { ...editor, body: { version: closed.version } })).code).toBe(
    'FORBIDDEN',
  );
  const judged = await server.ask(endpoints.judge, { ...admin, body: { version: closed.version } });
  const early = await server.refusal(endpoints.announce, { ...admin, body: { version: judged.version } });
  expect(codeOf(early)).toBe('ROUNDS_NOT_DONE');
  await server.db
    .updateTable('contest_rounds')
    .set({ state: 'APPLIED' })
    .where('contest_id', '=', id)
    .execute();
  const announced = await server.ask(endpoints.announce, { ...admin, body: { version: judged.version } });
  const over = await server.ask(endpoints.archive, { ...which, body: { version: announced.version } });
  expect(over.state).toBe('ARCHIVED');
  const late = await server.refusal(endpoints.extend, {
    ...which,
    body: { version: over.version, extendedTo: office.days(90), notice: NOTICE },
  });
  expect(codeOf(late)).toBe('STEP_NOT_NOW');
});

test('without a mail server a contest does not open', async () => {
  const silent = await startTestServer({ beside: server });
  const { id, version } = await office.complete();
  const refused = await silent.refusal(endpoints.open, { ...of(id), body: { version, when: 'NOW' } });
  expect(refused.details?.rules?.map(({ code }) => code)).toEqual(['MAIL']);
});
