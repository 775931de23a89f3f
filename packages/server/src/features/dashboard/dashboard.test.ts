import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { MY_DAY_MOST } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { dashboardEndpoints } from '@toasoan/contract/features/dashboard/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostRowInWork } from '@toasoan/contract/features/posts/post.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
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

/** All posts of several people in every state, a change by each of them, and a translation that readers get. */
async function aBusyRoom(): Promise<Newsroom> {
  const room = await aNewsroom(server);
  for (const by of [room.author, room.editor, room.admin])
    for (const state of ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const)
      await room.postIn(state, by);
  for (let n = 0; n < 6; n += 1) await room.write(room.author, room.finished());
  const [original] = (await list(room.admin, { view: 'PUBLISHED' })).items;
  const translation = await room.postIn('PUBLISHED', room.author);
  const translationOf = { translation_of: original?.id ?? null };
  await db.updateTable('posts').set(translationOf).where('id', '=', translation.id).execute();
  return room;
}

type Posts = Awaited<ReturnType<typeof get>>['posts'];
/** The lists of a person's day that their rights allow. */
function myLists(posts: Posts) {
  if (posts === null) return [];
  const { returned, inHand, pickUp, approve, drafts, underWay } = posts.myDay;
  return [returned, inHand, pickUp, approve, drafts, underWay].filter((part) => part !== null);
}
function myNumbers(posts: Posts) {
  const late = posts?.myDay.late;
  return [...myLists(posts), ...(late ? [late] : [])];
}

let room: Newsroom;
beforeAll(async () => {
  room = await aBusyRoom();
});

describe.each(['author', 'editor', 'admin'] as const)('The dashboard of the %s', (who) => {
  test('has numbers that equal the totals of their lists', async () => {
    const { posts } = await get(room[who]);
    const numbers = [
      ...myNumbers(posts),
      posts?.scheduledToday,
      posts?.recentlyPublished,
      ...(posts?.tiles ?? []),
      ...(posts?.byDay ?? []),
      ...(posts?.byCategory ?? []),
      ...(posts?.byPerson ?? []),
    ];
    expect(numbers.length).toBeGreaterThan(24);
    for (const number of numbers) {
      const { total } = await list(room[who], number?.query ?? {});
      expect([number?.query, number?.total]).toEqual([number?.query, total]);
    }
    expect(numbers.some((number) => (number?.total ?? 0) > 0)).toBe(true);
  });

  test('shows the first rows of those lists', async () => {
    const { posts } = await get(room[who]);
    for (const part of myLists(posts)) {
      const { items } = await list(room[who], { ...part.query, limit: MY_DAY_MOST });
      expect(part.items.map(asListed)).toEqual(items);
    }
    const newest = await list(room[who], { ...posts?.recentlyPublished.query, limit: 5 });
    expect(posts?.recentlyPublished.items.map(asListed)).toEqual(newest.items);
  });
});

function asListed({ stateTime: _time, stateReason: _reason, ...row }: PostRowInWork) {
  return row;
}

describe('Posts on the dashboard', () => {
  test('show what waits for whom', async () => {
    const here = await aNewsroom(server);
    const submitted = await here.postIn('SUBMITTED', here.author);
    const pending = await here.postIn('PENDING_APPROVAL', here.author);
    const returned = await here.postIn('RETURNED', here.author);
    const idsOf = async (who: Staff, part: 'returned' | 'pickUp' | 'approve') =>
      (await get(who)).posts?.myDay[part]?.items.map(({ id }) => id);
    expect(await idsOf(here.author, 'returned')).toEqual([returned.id]);
    expect(await idsOf(here.author, 'pickUp')).toBeUndefined();
    expect(await idsOf(here.editor, 'pickUp')).toEqual([submitted.id]);
    expect(await idsOf(here.editor, 'approve')).toBeUndefined();
    expect(await idsOf(here.admin, 'approve')).toEqual([pending.id]);
  });

  test('of the last two weeks are grouped by day, category and person, and people only for readers of every post', async () => {
    const { posts } = await get(room.editor);
    expect(posts?.byDay).toHaveLength(14);
    expect(posts?.byDay.at(-1)).toMatchObject({ day: posts?.today, total: 3 });
    expect(posts?.byCategory.map(({ id, total }) => [id, total])).toEqual([[room.categoryId, 3]]);
    const people = [room.author, room.editor, room.admin].map(({ userId }) => userId);
    expect(posts?.byPerson.map(({ id, total }) => [id, total])).toEqual(
      people.toSorted((one, other) => Number(one) - Number(other)).map((id) => [id, 1]),
    );
    expect((await get(room.author)).posts?.byPerson).toEqual([]);
  });

  test('are grouped by category with the largest number first, including subcategories', async () => {
    const here = await aNewsroom(server);
    const { id: below } = await server.ask(categoryEndpoints.create, {
      headers: here.admin.headers,
      body: { title: 'Chuyên mục con', parentId: here.categoryId },
    });
    for (const mainCategoryId of [below, below, here.categoryId])
      await here.postIn('PUBLISHED', here.author, { mainCategoryId });
    const { posts } = await get(here.admin);
    expect(posts?.byCategory.map(({ id, total }) => [id, total])).toEqual([
      [here.categoryId, 3],
      [below, 2],
    ]);
  });

  test('waiting for takedown are counted for people who read cases', async () => {
    for (const reader of [room.admin, room.editor])
      expect((await get(reader)).takedowns).toEqual({ open: 0, overdue: 0, dueSoon: 0 });
    expect((await get(room.author)).takedowns).toBeNull();
  });

  test('of the caller are eight drafts, the latest change first', async () => {
    for (let n = 0; n < 3; n += 1) await room.write(room.author, room.finished());
    const { posts } = await get(room.author);
    expect(posts?.myDay.drafts.total).toBe(10);
    const { items = [] } = posts?.myDay.drafts ?? {};
    expect(items).toHaveLength(8);
    for (const post of items)
      expect(post).toMatchObject({ state: 'DRAFT', createdBy: { userId: room.author.userId } });
    const oldest = items.at(-1);
    await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: oldest?.id ?? '', version: oldest?.version ?? 0, excerpt: 'Vừa sửa.' },
    });
    expect((await get(room.author)).posts?.myDay.drafts.items[0]?.id).toBe(oldest?.id);
  });

  test('are missing for people who may not see posts', async () => {
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
    const numbers = [...(posts?.tiles ?? []), ...(posts?.byDay ?? [])];
    expect(numbers.map(({ total }) => total)).toEqual(numbers.map(() => 0));
    expect(posts?.myDay.drafts).toMatchObject({ total: 0, items: [] });
  });
});

describe('Activity', () => {
  test('is the thirty newest actions in the project, without their changes', async () => {
    const { activity } = await get(room.admin);
    expect(activity).toHaveLength(30);
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
    const gone = await here.postIn('UNPUBLISHED', here.editor);
    const published = await here.postIn('PUBLISHED', here.editor);
    const draft = await here.postIn('DRAFT', here.editor);
    const own = await here.postIn('DRAFT', here.author);
    const reported = async (who: Staff) =>
      (await get(who)).activity
        .filter(({ entity }) => entity === 'post')
        .map((row) => [row.action, row.entityId]);
    expect(await reported(here.author)).toEqual([
      ['post.create', own.id],
      ['post.publish', published.id],
    ]);
    const all = (await reported(here.editor)).map(([, id]) => id);
    expect(new Set(all)).toEqual(new Set([draft.id, gone.id, published.id, own.id]));
  });

  test('is limited to areas the person may enter, and never includes sign-ins and private matters', async () => {
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
    const reported = async (who: Staff) => (await get(who)).activity.map(({ action }) => action);
    const content = ['category.create', 'tag.create'];
    expect(await reported(here.editor)).toEqual([
      ...content,
      'project.update',
      'user.create',
      'category.create',
    ]);
    expect(await reported(here.author)).toEqual([...content, 'category.create']);
  });

  test('is empty where nothing happened, and never of another project', async () => {
    const project = await aProject(db);
    const person = await aPerson(db, { role: 'ADMIN', projects: [project] });
    const headers = await signIn(db, person, { project });
    expect((await get({ headers })).activity).toEqual([]);
  });
});

describe('Rights on the dashboard', () => {
  test("show the number of the library's tab, and used files first", async () => {
    const here = await aNewsroom(server);
    const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
    const until = (title: string, later: number, use_count = 0) =>
      aMedia(db, here.projectId, { title, licence_status: 'VALID', licence_until: day(later), use_count });
    await until('Hết từ lâu, không dùng', -40);
    await until('Còn lâu', 90, 3);
    await until('Sắp hết, đang dùng', 5, 2);
    await until('Đã hết, đang dùng', -5, 1);
    await aMedia(db, here.projectId, { title: 'Ghi nhận hết hạn', licence_status: 'EXPIRED' });
    const { rights } = await get(here.author);
    const tab = await server.ask(mediaEndpoints.list, {
      headers: here.author.headers,
      query: { view: 'expiring' },
    });
    expect(rights?.total).toBe(tab.total);
    expect(rights?.items.map(({ title }) => title)).toEqual([
      'Đã hết, đang dùng',
      'Sắp hết, đang dùng',
      'Ghi nhận hết hạn',
      'Hết từ lâu, không dùng',
    ]);
    expect(new Set(rights?.items.map(({ id }) => id))).toEqual(new Set(tab.items.map(({ id }) => id)));
    const [ended, soon, noDay] = rights?.items ?? [];
    expect([ended?.useCount, soon?.licenceUntil, noDay?.daysLeft]).toEqual([1, day(5), null]);
    expect(ended?.daysLeft).toBeLessThan(0);
    expect(soon?.daysLeft).toBeGreaterThanOrEqual(4);
  });
});
