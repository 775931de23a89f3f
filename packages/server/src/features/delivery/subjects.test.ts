import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { accountCalls } from '../accounts/test-support/an-account.ts';
import { anEventsRoom, inDays } from '../events/test-support/an-events-room.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aStaff } from '../users/test-support/a-staff.ts';

const server = await startTestServer();
let room: Newsroom;
let accounts: ReturnType<typeof accountCalls>;

beforeAll(async () => {
  room = await aNewsroom(server);
  accounts = accountCalls(server, await aStaff(server, room.projectId));
});

const { author, destination, event, events, figure, post, siteOfHost, site } = deliveryEndpoints;
const at = (slug: string, projectId = room.projectId) => ({ params: { site: projectId, slug } });
const statusAt = async (endpoint: typeof figure | typeof event, slug: string, projectId = room.projectId) =>
  (await server.send(endpoint, at(slug, projectId))).status;

async function show(userId: string, state: 'PUBLISHED' | 'UNPUBLISHED') {
  await server.db.updateTable('account_profiles').set({ state }).where('user_id', '=', userId).execute();
}

describe('the page of a person or place', () => {
  it('is there while it is published, with the posts about it and those it is related to', async () => {
    const [poet, friend, hidden] = [
      await accounts.create(
        'figure',
        { works: [{ title: 'Bánh trôi nước', year: null, note: '' }] },
        { displayName: 'Hồ Xuân Hương' },
      ),
      await accounts.create('figure', {}, { displayName: 'Chiêu Hổ' }),
      await accounts.create('figure', {}, { displayName: 'Người kín tiếng' }),
    ];
    await accounts.change(poet.userId, {
      relations: [friend, hidden].map(({ userId }) => ({ accountId: userId, relation: 'bạn thơ' })),
    });
    expect(await statusAt(figure, poet.slug)).toBe(404);
    for (const { userId } of [poet, friend]) await show(userId, 'PUBLISHED');
    const about = await room.postIn('PUBLISHED', room.author, { figureIds: [poet.userId, hidden.userId] });
    await room.postIn('DRAFT', room.author, { figureIds: [poet.userId] });
    const { page } = await server.ask(figure, at(poet.slug));
    expect(page).toMatchObject({
      path: '/nhan-vat/ho-xuan-huong',
      name: 'Hồ Xuân Hương',
      works: [{ title: 'Bánh trôi nước' }],
      relations: [{ title: 'Chiêu Hổ', path: '/nhan-vat/chieu-ho', relation: 'bạn thơ' }],
    });
    expect(page?.posts.map(({ id }) => id)).toEqual([about.id]);
    const named = (await server.ask(post, at(about.slug))).page?.figures;
    expect(named).toEqual([{ id: poet.userId, title: 'Hồ Xuân Hương', path: '/nhan-vat/ho-xuan-huong' }]);
    await show(poet.userId, 'UNPUBLISHED');
    await expect.poll(() => statusAt(figure, poet.slug)).toBe(404);
    await expect.poll(async () => (await server.ask(post, at(about.slug))).page?.figures).toEqual([]);
  });

  it('of a destination names its prices, hours and what it is part of', async () => {
    const city = await accounts.create('destination', {}, { displayName: 'Thành phố Huế' });
    const tomb = await accounts.create(
      'destination',
      {
        parentId: city.userId,
        ticketPrices: [{ label: 'Người lớn', amount: 150_000, note: '' }],
        lat: 16.39,
        lng: 107.57,
      },
      { displayName: 'Lăng Minh Mạng' },
    );
    for (const { userId } of [city, tomb]) await show(userId, 'PUBLISHED');
    const { page } = await server.ask(destination, at(tomb.slug));
    expect(page).toMatchObject({
      path: '/dia-diem/lang-minh-mang',
      parent: { path: '/dia-diem/thanh-pho-hue' },
      ticketPrices: [{ amount: 150_000 }],
      lat: 16.39,
    });
  });

  it('of an author has the pen name in its address and never the hidden name', async () => {
    const { userId } = await accounts.create(
      'author',
      { penName: 'Sông Hương', hideRealName: true },
      { displayName: 'Trần Thị Giấu Tên' },
    );
    const by = await room.postIn('PUBLISHED', room.author, {
      authors: [{ displayName: 'Sông Hương', role: 'WRITER', accountId: userId }],
    });
    const path = `/tac-gia/song-huong-${userId}`;
    expect((await server.ask(post, at(by.slug))).page?.authors).toEqual([
      { name: 'Sông Hương', role: 'WRITER', path },
    ]);
    const { page } = await server.ask(author, at(`song-huong-${userId}`));
    expect([page?.name, page?.posts.map(({ id }) => id)]).toEqual(['Sông Hương', [by.id]]);
    expect(await server.ask(author, at(`ten-cu-${userId}`))).toEqual({ movedTo: path, page: null });
    expect(JSON.stringify(page)).not.toContain('Giấu Tên');
  });

  it('is not there for people who only sign in', async () => {
    expect((await server.send(author, at(`ai-do-${room.editor.userId}`))).status).toBe(404);
  });
});

describe('the pages of events', () => {
  it('show public events alone, by their dates, and what becomes of the plan', async () => {
    const hall = await anEventsRoom(server);
    const found = await hall.published({ startTime: inDays(10), endTime: inDays(10, 11) });
    const draft = await hall.write(hall.author, hall.finished());
    const here = { params: { site: hall.projectId } };
    const list = await server.ask(events, here);
    expect(list.items.map(({ id, path }) => [id, path])).toEqual([[found.id, `/su-kien/${found.slug}`]]);
    const month = hanoiDay(Date.parse(inDays(10))).slice(0, 7);
    expect((await server.ask(events, { ...here, query: { month } })).items).toHaveLength(1);
    expect((await server.ask(events, { ...here, query: { month: '2001-01' } })).items).toEqual([]);
    const { page } = await server.ask(event, at(found.slug, hall.projectId));
    expect(page).toMatchObject({
      id: found.id,
      eventStatus: 'SCHEDULED',
      dates: [{ startTime: inDays(10) }],
    });
    expect(await statusAt(event, draft.slug, hall.projectId)).toBe(404);
    await hall.plan(found, { verb: 'cancel' } as never);
    await expect
      .poll(async () => (await server.ask(event, at(found.slug, hall.projectId))).page?.eventStatus)
      .toBe('CANCELLED');
  });
});

describe('a corrected post', () => {
  it('shows the correction once it is public, and the correction names the post', async () => {
    // Changes are noted for a network of caches in their own transaction: nothing here waits for a notice.
    const { projectId } = room;
    await server.db
      .insertInto('delivery_settings')
      .values({ project_id: projectId, cdn_kind: 'TAGS_JSON' })
      .execute();
    const dropped = async () =>
      (await server.db.selectFrom('cdn_purges').select('keys').orderBy('id').execute()).map(
        ({ keys }) => keys,
      );
    const wrong = await room.postIn('PUBLISHED', room.author);
    const { headers } = room.admin;
    const written = await server.ask(correctionEndpoints.create, {
      headers,
      body: {
        postId: wrong.id,
        categoryId: (
          await server.db
            .updateTable('categories')
            .set({ kind: 'CORRECTION' })
            .where('id', '=', await room.category())
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id,
        wrongText: 'Nước dâng 5 mét.',
        correctText: 'Nước dâng 3 mét.',
        apologyText: 'Xin lỗi bạn đọc.',
        basis: 'SELF',
        conclusionDoc: '',
        placement: '',
        notifiedParties: [],
        aggregatorsNotified: [],
      },
    });
    const corrections = async () => (await server.ask(post, at(wrong.slug))).page?.corrections;
    expect(await corrections()).toEqual([]);
    const before = (await dropped()).length;
    await server.db
      .updateTable('posts')
      .set({ state: 'PUBLISHED', published_time: new Date(), ever_published: true })
      .where('id', '=', written.correctionPostId)
      .execute();
    expect((await dropped()).slice(before).flat()).toContain(`post-${wrong.id}`);
    await expect
      .poll(corrections)
      .toMatchObject([{ wrongText: 'Nước dâng 5 mét.', correctText: 'Nước dâng 3 mét.' }]);
    const [shown] = (await corrections()) ?? [];
    const { page } = await server.ask(post, at(shown?.path.slice(1) ?? ''));
    expect(page?.correctionOf).toEqual({ id: wrong.id, title: wrong.title, path: `/${wrong.slug}` });
  });
});

describe('the parts of a post', () => {
  it('are those of its type, and a hidden question is none of them', async () => {
    const asked = (state: 'ANSWERED' | 'HIDDEN', question: string) => ({
      id: `hoi-${state}`.toLowerCase(),
      asker: 'An',
      question,
      answer: 'Có.',
      guestId: 'khach',
      state,
    });
    const written = await room.postIn('PUBLISHED', room.author, {
      postType: 'QA',
      questions: {
        guests: [{ id: 'khach', name: 'Bà Tâm', title: 'Bác sĩ' }],
        items: [asked('ANSWERED', 'Có nên tiêm không?'), asked('HIDDEN', 'Câu hỏi kín')],
      },
      internalNote: 'Ghi chú kín',
    });
    const { page } = await server.ask(post, at(written.slug));
    expect(page?.questions?.items).toMatchObject([{ question: 'Có nên tiêm không?', answeredBy: 'Bà Tâm' }]);
    expect(JSON.stringify(page)).not.toMatch(/kín/);
  });
});

it('a site is found at its host names, whatever their case', async () => {
  const { domains, projectId } = await server.ask(site, { params: { site: room.projectId } });
  const host = domains[0]?.toUpperCase() ?? '';
  expect((await server.ask(siteOfHost, { params: { host } })).projectId).toBe(projectId);
  expect((await server.send(siteOfHost, { params: { host: 'khong-co.example' } })).status).toBe(404);
});
