import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#server/features/accounts/test-support/an-account.ts';
import { aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const asAdmin = () => ({ headers: staff.headers.ADMIN });
const figure = async () => (await accounts.create('figure')).userId;
const picture = () => aMedia(server.db, staff.project, { title: 'Lễ khai hội' });
const detail = (id: string) => server.ask(mediaEndpoints.detail, { ...asAdmin(), params: { id } });
const peopleIn = async (id: string) => (await detail(id)).people.map((one) => one.id);
async function show(id: string, personIds: string[]) {
  const { version } = await detail(id);
  return await server.ask(mediaEndpoints.update, { ...asAdmin(), body: { id, version, personIds } });
}
const usesOf = (id: string) => server.ask(userEndpoints.uses, { ...asAdmin(), params: { id } });
async function merge(fromId: string, intoId: string) {
  const [from, into] = [await accounts.detail(fromId), await accounts.detail(intoId)];
  const body = { fromId, fromVersion: from.version, intoId, version: into.version };
  return await server.ask(accountEndpoints.merge, { headers: staff.headers.EDITOR, body });
}

test('a picture names the accounts of who is shown, is found by their names, and stands among their uses', async () => {
  const person = await figure();
  const { displayName } = await accounts.detail(person);
  const id = await picture();
  expect((await show(id, [person, person])).people).toEqual([{ id: person, title: displayName }]);
  expect(await usesOf(person)).toMatchObject({
    total: 1,
    items: [{ entity: 'media', entityId: id, title: 'Lễ khai hội', as: 'shown' }],
  });
  const { items } = await server.ask(mediaEndpoints.list, { ...asAdmin(), query: { text: displayName } });
  expect(items.map((one) => one.id)).toContain(id);
});

test('an account that is no person of the project is refused, and the file stays as it was', async () => {
  const place = (await accounts.create('destination')).userId;
  const id = await picture();
  const { version } = await detail(id);
  for (const stranger of [place, '999999999']) {
    const body = { id, version, personIds: [stranger] };
    expect(await server.refusal(mediaEndpoints.update, { ...asAdmin(), body })).toMatchObject({
      status: 400,
      errors: [{ field: 'personIds.0', code: 'unknownReference' }],
    });
  }
  expect(await detail(id)).toMatchObject({ version, people: [] });
});

test('a merge carries the pictures of a person, each once, and taking it back restores them', async () => {
  const [from, into] = [await figure(), await figure()];
  const [both, one] = [await picture(), await picture()];
  await show(both, [from, into]);
  await show(one, [from]);
  const { mergeId } = await merge(from, into);
  expect([await peopleIn(both), await peopleIn(one)]).toEqual([[into], [into]]);
  expect((await usesOf(into)).total).toBe(2);
  await server.ask(accountEndpoints.undoMerge, {
    headers: staff.headers.EDITOR,
    params: { id: mergeId },
  });
  expect([await peopleIn(both), await peopleIn(one)]).toEqual([[from, into], [from]]);
});

test('the pictures of a deleted person go to the account of the choice, or keep the name', async () => {
  const [gone, other] = [await figure(), await figure()];
  const id = await picture();
  await show(id, [gone]);
  await server.ask(userEndpoints.remove, { ...asAdmin(), params: { id: gone }, query: { moveTo: other } });
  expect(await peopleIn(id)).toEqual([other]);
  const { displayName } = await accounts.detail(other);
  await server.ask(userEndpoints.remove, { ...asAdmin(), params: { id: other }, query: {} });
  expect((await show(id, [other])).people).toEqual([{ id: other, title: displayName }]);
});
