import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { parserSourceEndpoints as endpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { isOpen } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { addProgress, addRunLine, endRun, takeRun } from './public.ts';

const clock = aClock();
const server = await startTestServer({ now: clock.now });
let project: string;
let headers: Record<string, string>;
beforeEach(async () => {
  project = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [project] });
  headers = await signIn(server.db, person, { project });
});

type Draft = BodyInput<typeof endpoints.create>;
const PAPER: Draft = { title: 'Báo Ví Dụ', homeUrl: 'https://bao-vi-du.example/', status: 'ENABLE' };

const create = (body: Partial<Draft> = {}) =>
  server.ask(endpoints.create, { headers, body: { ...PAPER, ...body } });
const read = ({ id }: ParserSource) => server.ask(endpoints.detail, { headers, params: { id } });
const pause = ({ id, version }: ParserSource) =>
  server.ask(endpoints.pause, { headers, params: { id }, body: { version } });
const resume = ({ id, version }: ParserSource) =>
  server.ask(endpoints.resume, { headers, params: { id }, body: { version } });
const run = ({ id }: ParserSource) => server.ask(endpoints.run, { headers, params: { id } });
const runs = async ({ id }: ParserSource, query = {}) =>
  server.ask(endpoints.runs, { headers, params: { id }, query });
const jobOf = async ({ id }: ParserSource): Promise<Date | undefined> => {
  const job = await server.db
    .selectFrom('jobs')
    .select('run_time')
    .where('key', '=', `crawls.run:${id}`)
    .executeTakeFirst();
  return job?.run_time;
};
async function verbsOf({ id }: ParserSource): Promise<string[]> {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'parserSource')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('the job of a source', () => {
  it('waits from the first moment where it is on, and there is none where it is off', async () => {
    expect(await jobOf(await create())).toBeDefined();
    expect(await jobOf(await create({ title: 'B', homeUrl: 'https://b.example/', status: 'DISABLED' }))).toBe(
      undefined,
    );
  });

  it('goes with a pause, and comes back with the run after it', async () => {
    const paused = await pause(await create());
    expect(paused).toMatchObject({ pausedReason: 'PERSON', nextRunTime: null });
    expect(await jobOf(paused)).toBeUndefined();
    const resumed = await resume(paused);
    expect(resumed.pausedReason).toBeNull();
    expect((await jobOf(resumed))?.toISOString()).toBe(resumed.nextRunTime);
    expect(await verbsOf(resumed)).toEqual([
      'parserSource.create',
      'parserSource.pause',
      'parserSource.resume',
    ]);
  });

  it('waits for the first minute outside of the quiet hours', async () => {
    const schedule = { everyMinutes: 10, quietFrom: '00:00', quietTo: '23:59', weekdays: [] };
    const source = await create({ schedule });
    const runAt = (await jobOf(source)) ?? clock.now();
    expect(isOpen(schedule, source.timezone, runAt)).toBe(true);
    expect(source.nextRunTime).toBe(runAt.toISOString());
  });

  it('goes when the source is switched off or deleted', async () => {
    const source = await create();
    const off = await server.ask(endpoints.update, {
      headers,
      body: { id: source.id, version: source.version, status: 'DISABLED' },
    });
    expect(await jobOf(off)).toBeUndefined();
    const again = await create({ title: 'B', homeUrl: 'https://b.example/' });
    await server.ask(endpoints.bulk, { headers, body: { action: 'delete', ids: [again.id] } });
    expect(await jobOf(again)).toBeUndefined();
  });
});

describe('a pause', () => {
  it('that is there already changes nothing, and a stale version is a conflict', async () => {
    const source = await create();
    const paused = await pause(source);
    expect(await pause(paused)).toMatchObject({ version: paused.version });
    const { code } = await server.refusal(endpoints.pause, {
      headers,
      params: { id: source.id },
      body: { version: source.version },
    });
    expect(code).toBe('VERSION_CONFLICT');
  });

  it('ends a run under way', async () => {
    const source = await create();
    const { id } = await run(source);
    await pause(await read(source));
    expect((await runs(source)).items).toMatchObject([{ id, state: 'CANCELLED' }]);
  });
});

describe('a run by a person', () => {
  it('is due at once, also in the quiet hours', async () => {
    const source = await create({
      schedule: { everyMinutes: 10, quietFrom: '00:00', quietTo: '23:59', weekdays: [] },
    });
    expect(await run(source)).toMatchObject({ state: 'QUEUED', cause: 'PERSON', sourceId: source.id });
    expect(await jobOf(source)).toEqual(clock.now());
  });

  it('is refused where the source is off', async () => {
    const source = await create({ status: 'DISABLED' });
    const { details } = await server.refusal(endpoints.run, { headers, params: { id: source.id } });
    expect(details?.rules?.[0]).toMatchObject({ code: 'SOURCE_OFF' });
  });

  it('twice is one run, also when both are asked for at once', async () => {
    const source = await create();
    const [one, other] = await Promise.all([run(source), run(source)]);
    expect(other.id).toBe(one.id);
    expect((await runs(source)).items).toHaveLength(1);
  });

  it('can be cancelled, stays cancelled, and leaves room for the next one', async () => {
    const source = await create();
    const { id: runId } = await run(source);
    const params = { id: source.id, runId };
    const cancel = () => server.ask(endpoints.cancelRun, { headers, params });
    expect(await cancel()).toMatchObject({ state: 'CANCELLED', endTime: clock.now().toISOString() });
    clock.pass({ minutes: 1 });
    const before = await server.ask(endpoints.runDetail, { headers, params });
    expect(await cancel()).toMatchObject({ endTime: before.endTime });
    expect((await run(source)).id).not.toBe(runId);
  });

  it('of another source is not found below this one', async () => {
    const source = await create();
    const other = await create({ title: 'B', homeUrl: 'https://b.example/' });
    const { id: runId } = await run(source);
    for (const endpoint of [endpoints.runDetail, endpoints.cancelRun]) {
      const { code } = await server.refusal(endpoint, { headers, params: { id: other.id, runId } });
      expect(code).toBe('NOT_FOUND');
    }
  });
});

/** One run from its beginning to its end, as the fetcher writes it down. */
async function fetched(source: ParserSource, state: 'OK' | 'FAILED', sums: { done: number; failed: number }) {
  const of = { id: source.id, project_id: project };
  const row = await takeRun(server.db, of, 'SCHEDULE', { now: clock.now(), state: 'RUNNING' });
  await addRunLine(server.db, row, { event: 'LIST_READ', url: source.homeUrl, count: 2 }, clock.now());
  await addProgress(server.db, row, { ...sums, stored: sums.done - sums.failed });
  await endRun(server.db, row, { state, now: clock.now() });
  return row.id;
}

describe('the log of a source', () => {
  it('has its runs from the newest on, page by page, each with its lines', async () => {
    const source = await create();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.unshift(await fetched(source, 'OK', { done: 2, failed: 0 }));
    const first = await runs(source, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await runs(source, { limit: 2, beforeId: ids[1] });
    expect([rest.items.map(({ id }) => id), first.hasMore, rest.hasMore]).toEqual([
      ids.slice(2),
      true,
      false,
    ]);
    const params = { id: source.id, runId: ids[0] ?? '' };
    const { lines, linesLeftOut } = await server.ask(endpoints.runDetail, { headers, params });
    expect(lines).toMatchObject([{ event: 'LIST_READ', isProblem: false, count: 2 }]);
    expect(linesLeftOut).toBe(0);
  });

  it('gives the sums of the day, the share of failures and the last run', async () => {
    const source = await create();
    await fetched(source, 'OK', { done: 4, failed: 1 });
    const { items } = await server.ask(endpoints.list, { headers });
    expect(items[0]).toMatchObject({
      todayCount: 3,
      errorRate: 0.25,
      lastOk: true,
      lastRunTime: clock.now().toISOString(),
      lastItemTime: clock.now().toISOString(),
    });
  });
});

describe('the views of the list', () => {
  const list = async (view: string) => {
    const { items } = await server.ask(endpoints.list, {
      headers,
      query: { view: view as 'all', limit: 50 },
    });
    return items;
  };
  let count = 0;
  const next = (body: Partial<Draft> = {}) => {
    count += 1;
    return create({ title: `Báo ${count}`, homeUrl: `https://bao-${count}.example/`, ...body });
  };

  it('hold as many as their counts say, and the alarm view those with an alarm', async () => {
    const failing = await next();
    await fetched(failing, 'FAILED', { done: 0, failed: 0 });
    const idle = await next({ idleHours: 1 });
    await fetched(idle, 'OK', { done: 1, failed: 0 });
    const calm = await next({ idleHours: 0, agreementState: 'NOT_REQUIRED' });
    await fetched(calm, 'OK', { done: 1, failed: 0 });
    const byPerson = await pause(await next({ agreementState: 'SIGNED', validUntil: '2020-01-01' }));
    const stopped = await next({ agreementState: 'SIGNED' });
    await server.db
      .updateTable('parser_sources')
      .set({ paused_reason: 'FAILED_RUNS' })
      .where('id', '=', stopped.id)
      .execute();
    await next({ status: 'DISABLED' });
    clock.pass({ minutes: 61 });

    const alarms = new Map((await list('all')).map(({ id, alarm }) => [id, alarm]));
    expect([failing, idle, calm, byPerson, stopped].map(({ id }) => alarms.get(id))).toEqual([
      'FAILING',
      'IDLE',
      null,
      null,
      'PAUSED',
    ]);
    const withAlarm = [...alarms].filter(([, alarm]) => alarm !== null).map(([id]) => id);
    expect((await list('alarm')).map(({ id }) => id).toSorted()).toEqual(withAlarm.toSorted());

    const counts = await server.ask(endpoints.counts, { headers });
    const views = ['all', 'alarm', 'licensed', 'unlicensed', 'paused'] as const;
    for (const view of views) expect([view, (await list(view)).length]).toEqual([view, counts[view]]);
    expect(counts).toMatchObject({ all: 6, alarm: 3, licensed: 2, unlicensed: 4, paused: 2 });
  });

  it('count as agencies the press with a valid agreement that is on, where the project needs some', async () => {
    await next({ agreementState: 'SIGNED' });
    await next({ agreementState: 'SIGNED', sourceKind: 'AGENCY' });
    await next({ agreementState: 'SIGNED', sourceKind: 'GOV' });
    await next({ agreementState: 'NOT_REQUIRED' });
    await next({ agreementState: 'SIGNED', validUntil: '2020-01-01' });
    await next({ agreementState: 'SIGNED', status: 'DISABLED' });
    expect(await server.ask(endpoints.counts, { headers })).toMatchObject({ agencies: 2, agenciesNeeded: 0 });
    await server.db.updateTable('projects').set({ kind: 'AGGREGATOR' }).where('id', '=', project).execute();
    expect(await server.ask(endpoints.counts, { headers })).toMatchObject({ agencies: 2, agenciesNeeded: 3 });
  });
});
