import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { POST_SORTS, POST_VIEWS, type PostView } from '@toasoan/contract/features/posts/list/post-list.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from './test-support/a-newsroom.ts';

const server = await startTestServer();

async function list(by: Staff, query: object = {}) {
  return await server.ask(postEndpoints.list, { headers: by.headers, query });
}

async function titles(by: Staff, query: object = {}): Promise<string[]> {
  return (await list(by, query)).items.map((post) => post.title);
}

/** The numbers of all tabs; those not named hold nothing. */
function countsOf(reported: Partial<Record<PostView, number>>): Record<string, number> {
  return { ...Object.fromEntries(POST_VIEWS.map((view) => [view, 0])), ...reported };
}

const counts = (by: Staff) => server.ask(postEndpoints.counts, { headers: by.headers });

describe('the tabs', () => {
  let room: Newsroom;
  let colleague: Staff;

  beforeAll(async () => {
    room = await aNewsroom(server);
    colleague = await room.hire('AUTHOR');
    let age = 0;
    for (const [who, person] of [
      ['tôi', room.author],
      ['bạn', colleague],
    ] as const) {
      for (const state of ['DRAFT', 'PUBLISHED', 'UNPUBLISHED', 'TRASHED'] as const) {
        age += 1;
        await aPost(server.db, room.projectId, {
          title: `${state} của ${who}`,
          state,
          createdBy: person,
          updateTime: new Date(Date.now() - age * 60_000),
        });
      }
    }
  });

  it('show who edits any post the whole project', async () => {
    expect(await titles(room.editor)).toEqual([
      'DRAFT của tôi',
      'PUBLISHED của tôi',
      'UNPUBLISHED của tôi',
      'DRAFT của bạn',
      'PUBLISHED của bạn',
      'UNPUBLISHED của bạn',
    ]);
    expect(await titles(room.editor, { view: 'TRASHED' })).toEqual(['TRASHED của tôi', 'TRASHED của bạn']);
    expect(await counts(room.editor)).toEqual(
      countsOf({
        all: 6,
        mine: 0,
        DRAFT: 2,
        PUBLISHED: 2,
        down: 2,
        TRASHED: 2,
      }),
    );
  });

  it('show AUTHOR own posts and published ones only', async () => {
    expect(await titles(room.author)).toEqual([
      'DRAFT của tôi',
      'PUBLISHED của tôi',
      'UNPUBLISHED của tôi',
      'PUBLISHED của bạn',
    ]);
    expect(await titles(room.author, { view: 'mine' })).toEqual([
      'DRAFT của tôi',
      'PUBLISHED của tôi',
      'UNPUBLISHED của tôi',
    ]);
    expect(await titles(room.author, { view: 'TRASHED' })).toEqual(['TRASHED của tôi']);
    expect(await counts(room.author)).toEqual(
      countsOf({
        all: 4,
        mine: 3,
        DRAFT: 1,
        PUBLISHED: 2,
        down: 1,
        TRASHED: 1,
      }),
    );
  });

  it.each(POST_VIEWS)('count in %s what they list, for every role', async (view) => {
    for (const person of [room.author, colleague, room.editor, room.admin]) {
      const { total, items } = await list(person, { view });
      expect([total, (await counts(person))[view]]).toEqual([items.length, items.length]);
    }
  });

  it('hide from AUTHOR what a search, a filter or an order would bring up', async () => {
    expect(await titles(room.author, { text: 'bạn' })).toEqual(['PUBLISHED của bạn']);
    expect(await titles(room.author, { createdBy: [colleague.userId] })).toEqual(['PUBLISHED của bạn']);
    for (const sort of POST_SORTS) {
      expect((await titles(room.author, { sort })).sort()).toEqual((await titles(room.author)).sort());
    }
  });

  it('answer −404 to AUTHOR for a post of a colleague that is not public', async () => {
    for (const { title, id } of (await list(colleague, { limit: 100 })).items) {
      const { status } = await server.send(postEndpoints.detail, {
        headers: room.author.headers,
        params: { id },
      });
      const isOpen = title.startsWith('PUBLISHED') || title.endsWith('tôi');
      expect([title, status]).toEqual([title, isOpen ? 200 : 404]);
    }
  });
});

describe('the order of the list', () => {
  let room: Newsroom;
  const hour = (hours: number) => new Date(Date.UTC(2026, 0, 10, hours));

  beforeAll(async () => {
    room = await aNewsroom(server);
    const posts = [
      {
        title: 'Đà Nẵng',
        createTime: hour(1),
        updateTime: hour(9),
        publishedTime: hour(3),
        state: 'PUBLISHED',
      },
      { title: 'Dak Lak', createTime: hour(2), updateTime: hour(8), state: 'DRAFT' },
      {
        title: 'ăn Tết',
        createTime: hour(3),
        updateTime: hour(7),
        publishedTime: hour(5),
        state: 'PUBLISHED',
      },
      {
        title: 'An Giang',
        createTime: hour(4),
        updateTime: hour(6),
        publishedTime: hour(4),
        state: 'UNPUBLISHED',
      },
    ] as const;
    for (const post of posts) await aPost(server.db, room.projectId, post);
  });

  it.each([
    [undefined, ['Đà Nẵng', 'Dak Lak', 'ăn Tết', 'An Giang']],
    ['-updateTime', ['Đà Nẵng', 'Dak Lak', 'ăn Tết', 'An Giang']],
    ['-createTime', ['An Giang', 'ăn Tết', 'Dak Lak', 'Đà Nẵng']],
    ['-publishedTime', ['ăn Tết', 'An Giang', 'Đà Nẵng', 'Dak Lak']],
    ['title', ['An Giang', 'ăn Tết', 'Dak Lak', 'Đà Nẵng']],
  ] as const)('%s is as asked, and turned round is its mirror', async (sort, expected) => {
    expect(await titles(room.editor, sort === undefined ? {} : { sort })).toEqual(expected);
    const mirrored = (sort ?? '-updateTime').startsWith('-') ? (sort ?? '-updateTime').slice(1) : `-${sort}`;
    expect(await titles(room.editor, { sort: mirrored })).toEqual(expected.toReversed());
  });

  it('is the same over all its pages', async () => {
    for (const sort of POST_SORTS) {
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(...(await titles(room.editor, { sort, limit: 1, page })));
      expect(pages).toEqual(await titles(room.editor, { sort }));
    }
  });

  it('keeps its total beyond the last page', async () => {
    expect(await list(room.editor, { page: 50 })).toMatchObject({ items: [], total: 4, page: 50 });
    expect(await list(room.editor, { page: 50, createdBy: ['1'] })).toMatchObject({ items: [], total: 0 });
  });
});

describe('the filters', () => {
  let room: Newsroom;

  beforeAll(async () => {
    room = await aNewsroom(server);
  });

  it('by category and tag take any of those named, the main category among them', async () => {
    const [sport, culture, tet] = [await room.category(), await room.category(), await room.tag('Tết')];
    await aPost(server.db, room.projectId, { title: 'bóng đá', mainCategoryId: sport, tagIds: [tet] });
    await aPost(server.db, room.projectId, { title: 'chèo', mainCategoryId: culture, categoryIds: [sport] });
    await aPost(server.db, room.projectId, { title: 'khác', mainCategoryId: room.categoryId });
    expect((await titles(room.editor, { categoryId: [sport] })).sort()).toEqual(['bóng đá', 'chèo']);
    expect(await titles(room.editor, { categoryId: culture })).toEqual(['chèo']);
    expect(await titles(room.editor, { categoryId: [sport], tagId: [tet] })).toEqual(['bóng đá']);
    expect(await list(room.editor, { categoryId: [culture, room.categoryId] })).toMatchObject({ total: 2 });
  });

  it('by day take whole days in the time zone of the project', async () => {
    const at = (text: string) => new Date(text);
    const dates = [
      ['tối hôm trước', '2026-03-01T16:59:59Z'],
      ['nửa đêm', '2026-03-01T17:00:00Z'],
      ['cuối ngày', '2026-03-02T16:59:59Z'],
      ['hôm sau', '2026-03-02T17:00:00Z'],
    ] as const;
    for (const [title, time] of dates) {
      await aPost(server.db, room.projectId, { title, createTime: at(time), updateTime: at(time) });
    }
    const day = { from: '2026-03-02', to: '2026-03-02' };
    expect(await titles(room.editor, day)).toEqual(['cuối ngày', 'nửa đêm']);
    expect(await titles(room.editor, { ...day, dateKind: 'createTime', sort: 'createTime' })).toEqual([
      'nửa đêm',
      'cuối ngày',
    ]);
    expect(await titles(room.editor, { ...day, dateKind: 'publishedTime' })).toEqual([]);
    expect(await titles(room.editor, { to: '2026-03-01' })).toEqual(['tối hôm trước']);
  });

  it.each(['2026-02-30', '0000-01-01', '2026-1-1', 'hôm nay'])('refuse the day %s', async (from) => {
    const failure = await server.refusal(postEndpoints.list, {
      headers: room.editor.headers,
      query: { from } as object,
    });
    expect([failure.status, failure.errors[0]?.field]).toEqual([400, 'from']);
  });
});

it('an empty project has an empty list and counts of nothing', async () => {
  const { editor } = await aNewsroom(server);
  expect(await list(editor)).toEqual({ items: [], total: 0, page: 1, limit: 20 });
  expect(await counts(editor)).toEqual(
    countsOf({
      all: 0,
      mine: 0,
      DRAFT: 0,
      PUBLISHED: 0,
      down: 0,
      TRASHED: 0,
    }),
  );
});
