import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { NAMED_ACCOUNTS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { namedEndpoints } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#server/features/accounts/test-support/an-account.ts';
import { aStaff, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { article } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const as = () => ({ headers: staff.headers.ADMIN });
const account = async (kind: AccountType) => (await accounts.create(kind, {}, {}, as().headers)).userId;
const figure = () => account('figure');
const write = (draft: PostDraft) =>
  server.ask(postEndpoints.create, { ...as(), body: { title: 'Người giữ đèn', ...draft } });
const read = (id: string) => server.ask(postEndpoints.detail, { ...as(), params: { id } });
const figuresOf = async (id: string) => (await read(id)).details.figureIds;
async function save(id: string, draft: PostDraft): Promise<Post> {
  const { version } = await read(id);
  return await server.ask(postEndpoints.update, { ...as(), body: { id, version, ...draft } });
}
async function apply(id: string): Promise<Post> {
  const { version } = await read(id);
  return await server.ask(postEndpoints.apply, { ...as(), params: { id }, body: { version } });
}
const anEvent = (title: string) => server.ask(eventEndpoints.create, { ...as(), body: { title } });
async function merge(fromId: string, intoId: string): Promise<string> {
  const [from, into] = [await accounts.detail(fromId), await accounts.detail(intoId)];
  const body = { fromId, fromVersion: from.version, intoId, version: into.version };
  return (await server.ask(accountEndpoints.merge, { ...as(), body })).mergeId;
}
const undo = (id: string) => server.ask(accountEndpoints.undoMerge, { ...as(), params: { id } });
const usesOf = async (id: string) =>
  (await server.ask(userEndpoints.uses, { ...as(), params: { id } })).items;
const postsOf = async (id: string) => {
  const { items } = await server.ask(postEndpoints.list, { ...as(), query: { authorId: [id] } });
  return items.map((post) => post.id);
};

describe('A post', () => {
  test('keeps what it is about, and shows up where each of them is used', async () => {
    const ids = {
      figureIds: [await figure(), await figure()],
      destinationIds: [await account('destination')],
      organizationIds: [await account('organization'), await account('enterprise'), await account('event')],
    };
    const event = await anEvent('Hội đèn sông');
    const excerpt = 'Rước đèn ở bến Ninh Kiều.';
    const post = await write({ ...ids, excerpt, eventIds: [event.id] });
    expect((await read(post.id)).details).toMatchObject({ ...ids, eventIds: [event.id] });
    for (const [field, named] of Object.entries(ids))
      for (const id of named) {
        const { kind, displayName } = await accounts.detail(id, as().headers);
        const query = { kind, text: displayName };
        const { items } = await server.ask(accountEndpoints.list, { ...as(), query });
        expect(items).toMatchObject([{ userId: id, postCount: 1 }]);
        const place = NAMED_ACCOUNTS[field as keyof typeof NAMED_ACCOUNTS][0];
        expect(await usesOf(id)).toEqual([
          { entity: 'post', entityId: post.id, title: 'Người giữ đèn', as: place },
        ]);
        expect(await postsOf(id)).toEqual([post.id]);
      }
    const quoting = async () => {
      const query = { placeName: 'Bến Ninh Kiều' };
      return (await server.ask(eventEndpoints.quotes, { ...as(), params: { id: event.id }, query })).items;
    };
    expect(await quoting()).toMatchObject([{ postId: post.id, reasons: ['RELATED', 'PLACE'] }]);
    await save(post.id, { figureIds: [], eventIds: [] });
    expect(await usesOf(ids.figureIds[0] ?? '')).toEqual([]);
    expect(await quoting()).toEqual([]);
  });

  test('names each account once, of the kind that the field is for, and of its project', async () => {
    const [one, place] = [await figure(), await account('destination')];
    expect((await write({ figureIds: [one, one] })).details.figureIds).toEqual([one]);
    const away = await aStaff(server);
    const { userId: foreign } = await accountCalls(server, away).create('figure');
    const theirs = await server.ask(eventEndpoints.create, {
      headers: away.headers.ADMIN,
      body: { title: 'Hội của họ' },
    });
    const refused = async (body: PostDraft) =>
      (await server.refusal(postEndpoints.create, { ...as(), body })).errors.map(({ field }) => field);
    expect(await refused({ figureIds: [one, place] })).toEqual(['figureIds.1']);
    expect(await refused({ destinationIds: [one], figureIds: [foreign] })).toEqual([
      'figureIds.0',
      'destinationIds.0',
    ]);
    expect(await refused({ organizationIds: [staff.people.AUTHOR.userId] })).toEqual(['organizationIds.0']);
    expect(await refused({ eventIds: [theirs.id] })).toEqual(['eventIds.0']);
    const tooMany = Array.from({ length: 21 }, () => one);
    expect(await refused({ figureIds: tooMany })).toEqual(['figureIds']);
  });

  test('that is public keeps the change beside it, and says which of them readers cannot open', async () => {
    const [shown, hidden] = [await figure(), await figure()];
    await server.db
      .updateTable('account_profiles')
      .set({ state: 'PUBLISHED' })
      .where('user_id', '=', shown)
      .execute();
    const event = await anEvent('Hội chưa công khai');
    const post = await aPublicPost();
    await save(post.id, { figureIds: [shown, hidden], eventIds: [event.id] });
    expect([await figuresOf(post.id), await usesOf(shown)]).toEqual([[], []]);
    const { warnings } = await server.ask(pendingEndpoints.check, {
      ...as(),
      params: { id: post.id },
      query: {},
    });
    const { displayName } = await accounts.detail(hidden);
    expect(warnings).toEqual([
      { field: 'figureIds', problem: 'hidden', name: displayName, isInTheWay: false },
      { field: 'eventIds', problem: 'hidden', name: 'Hội chưa công khai', isInTheWay: false },
    ]);
    expect((await apply(post.id)).details.figureIds).toEqual([shown, hidden]);
    expect((await usesOf(shown)).map(({ entityId }) => entityId)).toEqual([post.id]);
  });
});

async function aPublicPost(): Promise<Post> {
  const category = await server.ask(categoryEndpoints.create, {
    ...as(),
    body: { title: `Mục ${aNumber()}` },
  });
  const { id, version } = await write({
    excerpt: 'Vài câu dẫn.',
    mainCategoryId: category.id,
    authors: [{ displayName: 'Thu Hà', role: 'WRITER' }],
    content: article('Thân bài.'),
  });
  const body = { version, to: 'PUBLISHED' as const };
  return await server.ask(postEndpoints.transition, { ...as(), params: { id }, body });
}

describe('Merging an account that posts are about', () => {
  test('carries each list once, also one that waits, and taking it back restores them', async () => {
    const [from, into, third] = [await figure(), await figure(), await figure()];
    const post = await write({ figureIds: [third, from, into] });
    const waiting = await aPublicPost();
    await save(waiting.id, { figureIds: [from] });
    const mergeId = await merge(from, into);
    expect([await figuresOf(post.id), (await read(waiting.id)).pending?.draft.figureIds]).toEqual([
      [third, into],
      [into],
    ]);
    expect([await postsOf(from), await postsOf(into), await postsOf(third)]).toEqual([
      [],
      [post.id],
      [post.id],
    ]);
    // A text that is still open names the account that is gone.
    expect((await write({ figureIds: [from, into] })).details.figureIds).toEqual([into]);
    await undo(mergeId);
    expect([await figuresOf(post.id), (await read(waiting.id)).pending?.draft.figureIds]).toEqual([
      [third, from, into],
      [from],
    ]);
    expect(await postsOf(from)).toEqual([post.id]);
  });

  test('keeps what was edited since when it is taken back, and the byline beside it', async () => {
    const [from, into, third] = [await figure(), await figure(), await figure()];
    const { userId: pen } = await accounts.create('author');
    const authors = [{ displayName: 'Sông Xanh', role: 'WRITER' as const, accountId: pen }];
    const post = await write({ figureIds: [from], authors });
    const mergeId = await merge(from, into);
    await save(post.id, { figureIds: [third, into] });
    await undo(mergeId);
    expect(await figuresOf(post.id)).toEqual([third, from]);
    expect(await postsOf(pen)).toEqual([post.id]);
    const { userId: other } = await accounts.create('author');
    await merge(pen, other);
    expect([await postsOf(other), await postsOf(from)]).toEqual([[post.id], [post.id]]);
  });
});

describe('Deleting an account that posts are about', () => {
  test('moves the posts to the account of the choice, or leaves its name', async () => {
    const [gone, other] = [await figure(), await figure()];
    const post = await write({ figureIds: [gone] });
    await accounts.remove(gone, other);
    expect(await figuresOf(post.id)).toEqual([other]);
    const { displayName } = await accounts.detail(other);
    await accounts.remove(other);
    const saved = await save(post.id, { figureIds: [other], excerpt: 'Dẫn mới.' });
    expect(saved.details.figureIds).toEqual([other]);
    const { accounts: names } = await server.ask(namedEndpoints.names, {
      ...as(),
      query: { accountIds: [other] },
    });
    expect(names).toEqual([{ id: other, name: displayName, isGone: true }]);
  });

  test('leaves it out of copies and of versions that are restored, which say so', async () => {
    const gone = await figure();
    const { displayName } = await accounts.detail(gone);
    const { userId: pen } = await accounts.create('author');
    const authors = [{ displayName: 'Sông Xanh', role: 'WRITER' as const, accountId: pen }];
    const post = await write({ figureIds: [gone], authors });
    const copied = async () => await server.ask(postEndpoints.copy, { ...as(), params: { id: post.id } });
    expect((await copied()).details.figureIds).toEqual([gone]);
    await accounts.remove(gone);
    await accounts.remove(pen);
    const copy = await copied();
    expect([copy.details.figureIds, copy.authors]).toEqual([
      [],
      [{ displayName: 'Sông Xanh', role: 'WRITER' }],
    ]);
    const { version } = await save(post.id, { figureIds: [] });
    const restored = await server.ask(versionEndpoints.restore, {
      ...as(),
      params: { id: post.id },
      body: { version, no: 1 },
    });
    expect(restored.leftOut).toEqual([{ id: gone, title: displayName }]);
    expect(await figuresOf(post.id)).toEqual([]);
  });
});

describe('The names of what posts are about', () => {
  test('are given for accounts of the project, never for staff, and for events that the person may know of', async () => {
    const [mine, place] = [await figure(), await account('destination')];
    const away = await aStaff(server);
    const { userId: foreign } = await accountCalls(server, away).create('figure');
    const event = await anEvent('Hội của ban biên tập');
    const query = {
      accountIds: [mine, place, foreign, staff.people.EDITOR.userId],
      eventIds: [event.id, '999999999'],
    };
    const names = async (headers: Readonly<Record<string, string>>) => {
      const { accounts: known, events } = await server.ask(namedEndpoints.names, { headers, query });
      return [known.map(({ id }) => id), events.map(({ name }) => name)];
    };
    const found = async (headers: Readonly<Record<string, string>>, text: string) =>
      (await server.ask(namedEndpoints.events, { headers, query: { text } })).items.map(({ id }) => id);
    expect(await found(as().headers, 'ban bien tap')).toEqual([event.id]);
    expect(await found(staff.headers.AUTHOR, 'ban bien tap')).toEqual([]);
    expect(await names(as().headers)).toEqual([[mine, place], ['Hội của ban biên tập']]);
    expect(await names(staff.headers.AUTHOR)).toEqual([[mine, place], []]);
  });
});

test('in project 2, which has no lists of accounts, a post names an author and a figure of the picker', async () => {
  const two = await aStaff(server, await aProject(server.db, { id: '2' }));
  const both = { projects: [staff.project, '2'] };
  const headers = staff.headers.SUPPER_ADMIN;
  const [author, person] = [
    await accounts.create('author', { penName: 'Hà Ven Sông' }, both, headers),
    await accounts.create('figure', {}, both, headers),
  ];
  const events = await server.refusal(namedEndpoints.events, { headers: two.headers.AUTHOR, query: {} });
  expect(events.code).toBe('FORBIDDEN');
  const pick = async (kind: AccountType, text: string) => {
    const query = { text, accountType: [kind] };
    const { items } = await server.ask(userEndpoints.search, { headers: two.headers.AUTHOR, query });
    return items.map(({ userId }) => userId);
  };
  expect(await pick('author', 'Hà Ven Sông')).toEqual([author.userId]);
  expect(await pick('figure', person.displayName)).toEqual([person.userId]);
  const post = await server.ask(postEndpoints.create, {
    headers: two.headers.AUTHOR,
    body: {
      title: 'Một sáng lành',
      authors: [{ displayName: 'Hà Ven Sông', role: 'WRITER', accountId: author.userId }],
      figureIds: [person.userId],
    },
  });
  expect([post.authors[0]?.accountId, post.details.figureIds]).toEqual([author.userId, [person.userId]]);
  const { accounts: names } = await server.ask(namedEndpoints.names, {
    headers: two.headers.AUTHOR,
    query: { accountIds: [person.userId] },
  });
  expect(names).toMatchObject([{ name: person.displayName, isGone: false }]);
});
