import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../posts/test-support/a-newsroom.ts';

const server = await startTestServer();
const { db } = server;

const get = ({ headers }: Pick<Staff, 'headers'>) => server.ask(dashboardEndpoints.get, { headers });
const list = ({ headers }: Pick<Staff, 'headers'>, query: object) =>
  server.ask(postEndpoints.list, { headers, query: query as never });

/** All posts of several people in every state, and a change by each of them. */
async function aBusyRoom(): Promise<Newsroom> {
  const room = await aNewsroom(server);
  for (const by of [room.author, room.editor, room.admin])
    for (const state of ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const)
      await room.postIn(state, by);
  for (let n = 0; n < 6; n += 1) await room.write(room.author, room.finished());
  return room;
}

let room: Newsroom;
beforeAll(async () => {
  room = await aBusyRoom();
});

describe.each(['author', 'editor', 'admin'] as const)('The dashboard of the %s', (who) => {
  test('has numbers that are the totals of the lists they name', async () => {
    const { posts } = await get(room[who]);
    const numbers = [
      posts?.myDrafts,
      posts?.recentlyPublished,
      ...(posts?.counts ?? []),
      ...(posts?.ownCounts ?? []),
    ];
    expect(numbers).toHaveLength(12);
    for (const number of numbers) {
      const { total } = await list(room[who], number?.query ?? {});
      expect([number?.query, number?.total]).toEqual([number?.query, total]);
    }
    expect(numbers.some((number) => (number?.total ?? 0) > 0)).toBe(true);
  });

  test('shows the first rows of those lists', async () => {
    const { posts } = await get(room[who]);
    for (const part of [posts?.myDrafts, posts?.recentlyPublished]) {
      const { items } = await list(room[who], { ...part?.query, limit: 5 });
      expect(part?.items).toEqual(items);
    }
  });
});

describe('Posts on the dashboard', () => {
  test('are counted as the person may see them, and their own besides', async () => {
    const told = async (who: 'author' | 'admin', which: 'counts' | 'ownCounts') => {
      const { posts } = await get(room[who]);
      return Object.fromEntries((posts?.[which] ?? []).map(({ state, total }) => [state, total]));
    };
    const ownOfAuthor = { all: 9, DRAFT: 7, PUBLISHED: 1, UNPUBLISHED: 1, TRASHED: 1 };
    expect(await told('admin', 'counts')).toEqual({
      all: 15,
      DRAFT: 9,
      PUBLISHED: 3,
      UNPUBLISHED: 3,
      TRASHED: 3,
    });
    expect(await told('author', 'counts')).toEqual({ ...ownOfAuthor, all: 11, PUBLISHED: 3 });
    expect(await told('author', 'ownCounts')).toEqual(ownOfAuthor);
    expect(await told('admin', 'ownCounts')).toEqual({
      all: 3,
      DRAFT: 1,
      PUBLISHED: 1,
      UNPUBLISHED: 1,
      TRASHED: 1,
    });
  });

  test('of the caller are five drafts, the one changed last first', async () => {
    const { posts } = await get(room.author);
    expect(posts?.myDrafts.total).toBe(7);
    const { items = [] } = posts?.myDrafts ?? {};
    expect(items).toHaveLength(5);
    for (const post of items)
      expect(post).toMatchObject({ state: 'DRAFT', createdBy: { userId: room.author.userId } });
    const oldest = items.at(-1);
    await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: oldest?.id ?? '', version: oldest?.version ?? 0, excerpt: 'Vừa sửa.' },
    });
    expect((await get(room.author)).posts?.myDrafts.items[0]?.id).toBe(oldest?.id);
  });

  test('are counted up to the bound of the list where a filter is counted', async () => {
    const big = await aNewsroom(server);
    const { headers, userId } = big.author;
    const counts = { project_id: big.projectId, created_by_id: userId };
    await db
      .insertInto('post_counts')
      .values({ ...counts, state: 'DRAFT', count: 10_001 })
      .execute();
    const { posts } = await get({ headers });
    const own = posts?.ownCounts.find(({ state }) => state === 'DRAFT');
    expect(own).toMatchObject({ total: 10_000, totalIsCapped: true });
    expect(posts?.counts.find(({ state }) => state === 'DRAFT')).toMatchObject({ total: 10_001 });
  });

  test('are not there for who may not see posts', async () => {
    const limited = await aPerson(db, {
      role: 'EDITOR',
      projects: [room.projectId],
      permissionDenials: ['post.view'],
    });
    const headers = await signIn(db, limited, { project: room.projectId });
    const { posts, activity } = await get({ headers });
    expect(posts).toBeNull();
    expect(activity.map(({ entity }) => entity)).not.toContain('post');
  });

  test('are all zero in a project without any', async () => {
    const empty = await aNewsroom(server);
    const { posts } = await get(empty.editor);
    const numbers = [...(posts?.counts ?? []), ...(posts?.ownCounts ?? [])];
    expect(numbers.map(({ total }) => total)).toEqual(numbers.map(() => 0));
    expect(posts?.myDrafts).toMatchObject({ total: 0, items: [] });
  });
});

describe('Activity', () => {
  test('is the ten newest things done in the project, without what changed by them', async () => {
    const { activity } = await get(room.admin);
    expect(activity).toHaveLength(10);
    expect(activity[0]).toEqual({
      id: expect.any(String),
      time: expect.stringMatching(/Z$/),
      by: { userId: room.author.userId, name: room.author.displayName },
      action: 'post.update',
      entity: 'post',
      entityId: expect.any(String),
      title: expect.stringMatching(/^Bài đủ điều kiện/),
    });
    const times = activity.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('of others reaches an author once it is public', async () => {
    const here = await aNewsroom(server);
    const draft = await here.postIn('DRAFT', here.editor);
    const gone = await here.postIn('UNPUBLISHED', here.editor);
    const published = await here.postIn('PUBLISHED', here.editor);
    const own = await here.postIn('DRAFT', here.author);
    const told = async (who: Staff) =>
      (await get(who)).activity
        .filter(({ entity }) => entity === 'post')
        .map((row) => [row.action, row.entityId]);
    expect(await told(here.author)).toEqual([
      ['post.create', own.id],
      ['post.publish', published.id],
    ]);
    const all = (await told(here.editor)).map(([, id]) => id);
    expect(new Set(all)).toEqual(new Set([draft.id, gone.id, published.id, own.id]));
  });

  test('is that of areas the person may enter, and never of sign-ins and private matters', async () => {
    const here = await aNewsroom(server);
    const { headers } = here.admin;
    const user = await server.ask(userEndpoints.create, {
      headers,
      body: { displayName: 'Người Mới Đến', email: 'moi-den@toasoan.example' },
    });
    await server.ask(userEndpoints.resetPassword, { headers, params: { id: user.userId } });
    const change = { projectId: here.projectId, version: 1, description: 'Đổi mô tả' };
    await server.ask(projectEndpoints.update, { headers, body: change });
    await server.ask(tagEndpoints.create, { headers, body: { title: 'thẻ mới' } });
    await server.ask(categoryEndpoints.create, { headers, body: { title: 'Mục mới' } });
    await db
      .insertInto('audit_log')
      .values({
        user_id: null,
        user_name: '',
        user_role: null,
        project_id: here.projectId,
        address: '',
        request_id: '',
        action: 'session.signOut',
        entity: 'session',
        entity_id: 'x',
        title: null,
        title_terms: null,
        before: null,
        after: null,
      })
      .execute();
    const told = async (who: Staff) => (await get(who)).activity.map(({ action }) => action);
    const content = ['category.create', 'tag.create'];
    expect(await told(here.editor)).toEqual([...content, 'project.update', 'user.create', 'category.create']);
    expect(await told(here.author)).toEqual([...content, 'category.create']);
  });

  test('is empty where nothing happened, and never of another project', async () => {
    const project = await aProject(db);
    const person = await aPerson(db, { role: 'ADMIN', projects: [project] });
    const headers = await signIn(db, person, { project });
    expect((await get({ headers })).activity).toEqual([]);
  });
});
