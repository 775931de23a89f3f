import { expect, test } from 'vitest';
import { insertVersioned } from '#server/core/db/versioned.ts';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { startTestServer } from '#test/test-server.ts';
import { aFullDraft, anEmail, anEntryWorld, type EntryWorld } from './test-support/entry-world.ts';

const server = await startTestServer();
const { db } = server;
const picture = await fourColours(60, 40).jpeg().toBuffer();

async function hire(world: EntryWorld, email: string, contestId = world.contestId) {
  const { userId } = await aPerson(db, { email, projects: [world.projectId] });
  const by = { userId: null, displayName: 'Hệ thống' };
  const values = {
    contest_id: contestId,
    user_id: userId,
    name: 'Giám khảo',
    round_keys: ['FINAL' as const],
  };
  return await insertVersioned(db, 'contest_jurors', world.projectId, values, by);
}

test('a juror begins no draft, and one of another contest does', async () => {
  const world = await anEntryWorld(server);
  const [juror, elsewhere] = [anEmail(), anEmail()];
  await hire(world, juror);
  await hire(world, elsewhere, await aContest(db, world.projectId));
  const { token } = await world.open(juror);
  const refused = await world.post('begin', { token });
  expect(refused).toMatchObject({ status: 422, body: { details: { rules: [{ code: 'JUROR' }] } } });
  expect((await world.done('state', { token })).drafts).toEqual([]);
  const { token: other } = await world.open(elsewhere);
  expect((await world.done('begin', { token: other })).drafts).toHaveLength(1);
});

test('who became a juror sends nothing and keeps the draft, until they judge no more', async () => {
  const world = await anEntryWorld(server);
  const email = anEmail();
  const draft = await aFullDraft(world, email, picture);
  const { id } = await hire(world, email);
  const refused = await draft.send();
  expect(refused).toMatchObject({ status: 422, body: { details: { rules: [{ code: 'JUROR' }] } } });
  const kept = await world.done('state', { token: draft.token });
  expect(kept).toMatchObject({ works: [], drafts: [{ id: draft.draftId, files: [{ id: draft.fileId }] }] });
  await db.updateTable('contest_jurors').set({ state: 'REMOVED' }).where('id', '=', id).execute();
  expect((await draft.send()).body.data.number).toBe('HV25-A-00001');
});
