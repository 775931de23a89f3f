import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { submissionEndpoints as endpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClock } from '#test/factories/a-clock.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const clock = aClock();
const server = await startTestServer({ now: clock.now });
const { db } = server;
let project: string;
let contest: string;
let people: Record<'EDITOR' | 'ADMIN', Record<string, string>>;

beforeAll(async () => {
  project = await aProject(db);
  contest = await aContest(db, project);
  const hire = async (role: keyof typeof people) =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project, at: clock.now() });
  people = { EDITOR: await hire('EDITOR'), ADMIN: await hire('ADMIN') };
});

type Move = Partial<BodyInput<typeof endpoints.move>>;
const move = (id: string, to: string, more: Move = {}, who: keyof typeof people = 'EDITOR') =>
  server.send(endpoints.move, {
    params: { id },
    body: { version: 1, to, ...more } as BodyInput<typeof endpoints.move>,
    headers: people[who],
  });
const undo = (id: string, version: number, who: keyof typeof people = 'EDITOR') =>
  server.send(endpoints.undo, { params: { id }, body: { version }, headers: people[who] });

describe('The own last check is taken back', () => {
  test('by who made it, once', async () => {
    const id = await aSubmission(db, project, contest, { state: 'CHECKING' });
    await move(id, 'VALID');
    expect((await undo(id, 2, 'ADMIN')).status).toBe(422);
    expect((await undo(id, 2)).envelope).toMatchObject({ data: { state: 'CHECKING', mayUndo: false } });
    expect((await undo(id, 3)).status).toBe(422);
  });

  test('to new, where a new work was judged at once, and its author may withdraw it again', async () => {
    const id = await aSubmission(db, project, contest);
    await move(id, 'NEEDS_FIX', { reasonCode: 'TECHNICAL', reasonText: 'Mờ' });
    const { envelope } = await undo(id, 3);
    expect(envelope).toMatchObject({
      data: {
        state: 'SUBMITTED',
        reasonCode: '',
        reasonText: '',
        fixUntil: null,
        mayUndo: false,
        version: 4,
      },
    });
    const last = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'submission')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(last).toMatchObject({
      action: 'submission.undoMove',
      ...{ before: { state: 'NEEDS_FIX' }, after: { state: 'SUBMITTED' } },
    });
  });

  test('step by step to CHECKING, where the checks were two decisions', async () => {
    const id = await aSubmission(db, project, contest);
    await move(id, 'CHECKING');
    await move(id, 'VALID', { version: 2 });
    expect((await undo(id, 3)).envelope).toMatchObject({ data: { state: 'CHECKING' } });
  });

  test('with the reason that it had before', async () => {
    const reason = { reason_code: 'OTHER', reason_text: 'Ảnh của người khác' };
    const id = await aSubmission(db, project, contest, { state: 'INVALID', ...reason });
    await move(id, 'CHECKING', {}, 'ADMIN');
    expect((await undo(id, 2, 'ADMIN')).envelope).toMatchObject({
      data: { state: 'INVALID', reasonCode: 'OTHER', reasonText: 'Ảnh của người khác' },
    });
  });

  test('not after five minutes, and not after another change', async () => {
    const late = await aSubmission(db, project, contest, { state: 'CHECKING' });
    await move(late, 'VALID');
    await db
      .updateTable('submissions')
      .set({ update_time: new Date(clock.now().getTime() - 6 * 60_000) })
      .where('id', '=', late)
      .execute();
    expect((await undo(late, 2)).status).toBe(422);
    const changed = await aSubmission(db, project, contest, { state: 'CHECKING' });
    await move(changed, 'VALID');
    const body = { id: changed, version: 2, title: 'Mùa vàng' };
    await server.ask(endpoints.update, { body, headers: people.EDITOR });
    expect((await undo(changed, 3)).status).toBe(422);
  });
});
