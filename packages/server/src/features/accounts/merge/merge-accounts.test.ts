import { accountEndpoints } from '@toasoan/contract/features/accounts/account-endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aStaff, auditOf, type Staff } from '#server/features/users/test-support/a-staff.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from '../test-support/an-account.ts';

const server = await startTestServer();
const { merge, mergePreview, undoMerge, list } = accountEndpoints;
const { uses } = userEndpoints;
let staff: Staff;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  staff = await aStaff(server);
  accounts = accountCalls(server, staff);
});

const headers = () => staff.headers.EDITOR;

async function merged(fromId: string, intoId: string) {
  const [from, into] = [await accounts.detail(fromId), await accounts.detail(intoId)];
  const body = { fromId, fromVersion: from.version, intoId, version: into.version };
  return await server.ask(merge, { headers: headers(), body });
}

async function aPostBy(...authors: { displayName: string; accountId?: string }[]): Promise<string> {
  const bylines = authors.map((author) => ({ role: 'WRITER' as const, ...author }));
  const { id } = await server.ask(postEndpoints.create, {
    headers: staff.headers.ADMIN,
    body: { title: 'Bài của hai người', authors: bylines },
  });
  return id;
}

async function bylinesOf(id: string) {
  const { authors } = await server.ask(postEndpoints.detail, {
    headers: staff.headers.ADMIN,
    params: { id },
  });
  return authors.map(({ displayName, accountId }) => [displayName, accountId]);
}

const postsBy = async (authorId: string) => {
  const query = { authorId: [authorId] };
  const { items } = await server.ask(postEndpoints.list, { headers: staff.headers.ADMIN, query });
  return items.map(({ id }) => id).sort();
};

describe('Merging an author into another', () => {
  test('moves what names it, keeps printed names, and gives its names to the target', async () => {
    const from = await accounts.create('author', { penName: 'Thu Ha', pressCardNo: 'IBT 0012' });
    const into = await accounts.create('author', { penName: 'Thu Hà' });
    const id = await aPostBy({ displayName: 'Thu Ha', accountId: from.userId }, { displayName: 'Khách mời' });
    const query = { fromId: from.userId, intoId: into.userId };
    expect(await server.ask(mergePreview, { headers: headers(), query })).toEqual({
      counts: { post: 1 },
      names: [from.displayName, 'Thu Ha'],
      filled: ['pressCardNo'],
      // EDITOR does not see whether there are any.
      payroll: null,
    });
    const { account, mergeId } = await merged(from.userId, into.userId);
    expect(account).toMatchObject({ profile: { penName: 'Thu Hà', pressCardNo: 'IBT 0012' }, useCount: 1 });
    expect(await bylinesOf(id)).toEqual([
      ['Thu Ha', into.userId],
      ['Khách mời', undefined],
    ]);
    expect([await postsBy(from.userId), await postsBy(into.userId)]).toEqual([[], [id]]);
    expect(await accounts.found('thu ha', 'author')).toEqual([into.userId]);
    expect((await auditOf(server, from.userId)).at(-1)).toMatchObject({
      action: 'user.merge',
      after: { mergedInto: { userId: into.userId, name: 'Thu Hà' } },
    });
    // A text that is still open names the account that is gone.
    const again = await aPostBy({ displayName: 'Thu Ha', accountId: from.userId });
    expect(await bylinesOf(again)).toEqual([['Thu Ha', into.userId]]);

    const back = await server.ask(undoMerge, { headers: headers(), params: { id: mergeId } });
    expect(back).toMatchObject({ userId: from.userId, penName: 'Thu Ha', slug: from.slug });
    expect(await bylinesOf(id)).toEqual([
      ['Thu Ha', from.userId],
      ['Khách mời', undefined],
    ]);
    expect((await accounts.detail(into.userId)).profile).toEqual(into.profile);
    const twice = await server.refusal(undoMerge, { headers: headers(), params: { id: mergeId } });
    expect(twice.details).toMatchObject({ rules: [{ code: 'MERGE_UNDONE' }] });
  });

  test('leads the keywords of its page to the target, and back again', async () => {
    const [from, into] = [await accounts.create('author'), await accounts.create('author')];
    const body = { keyword: 'Người ven sông', targetType: 'user' as const, targetId: from.userId };
    const { id } = await server.ask(internalLinkEndpoints.create, { headers: headers(), body });
    const leadsTo = async () => {
      const link = await server.ask(internalLinkEndpoints.detail, { headers: headers(), params: { id } });
      return link.target;
    };
    const usesOf = async () =>
      (await server.ask(uses, { headers: headers(), params: { id: from.userId } })).items;
    expect(await usesOf()).toMatchObject([{ entity: 'internalLink', entityId: id, title: 'Người ven sông' }]);
    const { mergeId } = await merged(from.userId, into.userId);
    expect(await leadsTo()).toMatchObject({ id: into.userId, problem: null });
    await server.ask(undoMerge, { headers: headers(), params: { id: mergeId } });
    expect(await leadsTo()).toMatchObject({ id: from.userId, problem: null });
  });

  test('is refused across kinds, into itself, and with an old version of either', async () => {
    const [author, figure] = [await accounts.create('author'), await accounts.create('figure')];
    const ask = async (fromId: string, intoId: string, fromVersion = 1, version = 1) => {
      const body = { fromId, intoId, fromVersion, version };
      return await server.refusal(merge, { headers: headers(), body });
    };
    expect(await ask(author.userId, figure.userId)).toMatchObject({
      details: { rules: [{ code: 'MERGE_OTHER_KIND' }] },
    });
    expect(await ask(author.userId, author.userId)).toMatchObject({
      details: { rules: [{ code: 'MERGE_INTO_ITSELF' }] },
    });
    const other = await accounts.create('author');
    expect(await ask(author.userId, other.userId, 7)).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await ask(author.userId, other.userId, 1, 7)).toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

/** Everything that tells of the accounts of the project, but for stamps. */
async function state() {
  const profiles = await server.db
    .selectFrom('account_profiles')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'profile', 'slug', 'named_ids', 'parent_id', 'pen_key', 'is_gone'])
    .select(['alias_text', 'name_text', 'username', 'deleted_time'])
    .where('project_id', '=', staff.project)
    .orderBy('user_id')
    .execute();
  const posts = await server.db
    .selectFrom('posts')
    .select(['id', 'authors', 'facets'])
    .where('project_id', '=', staff.project)
    .orderBy('id')
    .execute();
  const events = await server.db
    .selectFrom('events')
    .select(['id', 'details', 'organizer_ids', 'performer_ids'])
    .where('project_id', '=', staff.project)
    .orderBy('id')
    .execute();
  const held = await server.db
    .selectFrom('media_uses')
    .select(['media_id', 'entity', 'entity_id', 'place'])
    .where('project_id', '=', staff.project)
    .orderBy('entity_id')
    .orderBy('media_id')
    .execute();
  const sorted = posts.map((post) => ({ ...post, facets: post.facets.toSorted() }));
  return JSON.stringify({ profiles, posts: sorted, events, held });
}

test('whatever is merged in any order, taking all of it back restores every account, post and event', async () => {
  const pictures = [await aMedia(server.db, staff.project), await aMedia(server.db, staff.project)];
  const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;
  const world = async () => {
    const places = [
      await accounts.create('destination', { gallery: [pick(pictures, 0)], oldNames: ['Tên cũ'] }),
    ];
    for (let count = 0; count < 3; count += 1) {
      const nearbyIds = places.map(({ userId }) => userId);
      const parentId = pick(places, count).userId;
      places.push(await accounts.create('destination', { nearbyIds, parentId, coverId: pick(pictures, 1) }));
    }
    const authors = [];
    for (let count = 0; count < 3; count += 1) authors.push(await accounts.create('author'));
    for (let count = 0; count < 3; count += 1)
      await aPostBy(
        { displayName: 'Một', accountId: pick(authors, count).userId },
        { displayName: 'Hai', accountId: pick(authors, count + 1).userId },
      );
    const organizerIds = authors.map(({ userId }) => userId);
    const performerIds = [pick(authors, 1).userId, pick(places, 2).userId, pick(places, 0).userId];
    await server.ask(eventEndpoints.create, {
      headers: staff.headers.ADMIN,
      body: { title: 'Đêm thơ', organizerIds, performerIds },
    });
    return { places: places.map(({ userId }) => userId), authors: authors.map(({ userId }) => userId) };
  };
  const step = fc.record({ isPlace: fc.boolean(), from: fc.nat(3), into: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const { places, authors } = await world();
      const before = await state();
      const made: string[] = [];
      const gone = new Set<string>();
      for (const { isPlace, from, into } of steps) {
        const kind = isPlace ? places : authors;
        const [fromId, intoId] = [pick(kind, from), pick(kind, into)];
        if (fromId === intoId || gone.has(fromId) || gone.has(intoId)) continue;
        const { mergeId } = await merged(fromId, intoId);
        gone.add(fromId);
        made.push(mergeId);
      }
      for (const id of made.reverse()) await server.ask(undoMerge, { headers: headers(), params: { id } });
      expect(await state()).toBe(before);
    }),
    { numRuns: 6 },
  );
});

describe('Deleting an author', () => {
  const remove = (id: string, moveTo?: string) => ({
    headers: staff.headers.ADMIN,
    params: { id },
    query: moveTo === undefined ? {} : { moveTo },
  });

  test('leaves the printed name, or moves the posts to another author of the choice', async () => {
    const [one, other] = [await accounts.create('author'), await accounts.create('author')];
    const id = await aPostBy({ displayName: 'Ban Thời sự', accountId: one.userId });
    expect(await server.ask(uses, { headers: headers(), params: { id: one.userId } })).toMatchObject({
      total: 1,
      items: [{ entity: 'post', entityId: id, as: 'author' }],
    });
    const figure = await accounts.create('figure');
    expect(await server.refusal(userEndpoints.remove, remove(one.userId, figure.userId))).toMatchObject({
      details: { rules: [{ code: 'MOVE_OTHER_KIND' }] },
    });
    await server.ask(userEndpoints.remove, remove(one.userId, other.userId));
    expect(await bylinesOf(id)).toEqual([['Ban Thời sự', other.userId]]);
    const { items } = await server.ask(list, {
      headers: headers(),
      query: { kind: 'author', text: other.displayName },
    });
    expect(items).toMatchObject([{ userId: other.userId, postCount: 1 }]);
    await server.ask(userEndpoints.remove, remove(other.userId));
    expect((await bylinesOf(id)).map(([name]) => name)).toEqual(['Ban Thời sự']);
  });
});

test('a byline names accounts of the project alone', async () => {
  const away = await aStaff(server);
  const foreign = accountCalls(server, away);
  const { userId } = await foreign.create('author');
  const refusal = await server.refusal(postEndpoints.create, {
    headers: staff.headers.ADMIN,
    body: { title: 'Bài', authors: [{ displayName: 'Ai đó', role: 'WRITER', accountId: userId }] },
  });
  expect(refusal.errors).toMatchObject([{ field: 'authors.0.accountId', code: 'unknownReference' }]);
});
