import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import type { Event } from '@toasoan/contract/features/events/event.ts';
import type { Quotes, QuotesQuery } from '@toasoan/contract/features/events/quotes/quote.ts';
import { expect, test } from 'vitest';
import { bodySearchJobs } from '#server/features/posts/search/body-search-jobs.ts';
import { aPost } from '#test/factories/a-post.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { anEventsRoom, type EventsRoom, inDays } from '../test-support/an-events-room.ts';

const server = await startTestServer();

/** "5/12" of so many days from today. */
const dayOf = (days: number) => {
  const [, month, day] = inDays(days, 12).slice(0, 10).split('-').map(Number);
  return `${day}/${month}`;
};

function article(...paragraphs: ArticleDocument['content'][number]['content'][]): ArticleDocument {
  return {
    type: 'doc',
    content: paragraphs.map((content) => ({ type: 'paragraph', content: content ?? [] })),
  };
}
const said = (text: string) => [{ type: 'text', text } as const];

async function aRoomOfPosts() {
  const room = await anEventsRoom(server);
  const write = (title: string, content: ArticleDocument) =>
    aPost(server.db, room.projectId, { createdBy: room.author, state: 'PUBLISHED', title, content });
  const indexed = () => runDueJobs(server.db, bodySearchJobs, () => new Date(Date.now() + 600_000));
  return { room, write, indexed };
}

const quotesOf = (room: EventsRoom, { id }: Event, query: QuotesQuery): Promise<Quotes> =>
  server.ask(eventEndpoints.quotes, { headers: room.admin.headers, params: { id }, query });
const ofChange = (room: EventsRoom, event: Event) =>
  quotesOf(room, event, { changeId: event.statusChanges[0]?.id ?? '' });
const reasonsIn = ({ items }: Quotes) =>
  Object.fromEntries(items.map(({ postId, reasons }) => [postId, reasons]));
const marksIn = ({ items }: Quotes, id: string) =>
  items
    .find(({ postId }) => postId === id)
    ?.passages.map(({ parts }) => parts.filter(({ isOld }) => isOld).map(({ text }) => text));

test('a new day lists the posts about the event that say the old one, each sentence with it marked', async () => {
  const { room, write, indexed } = await aRoomOfPosts();
  const title = 'Hội đua ghe Ngo sông Maspero 2026';
  const old = dayOf(10);
  const named = await write(
    'Trước giờ khai hội',
    article(said(`Hội đua ghe Ngo sông Maspero mở ngày ${old}. Vào cửa tự do.`)),
  );
  const placed = await write('Phố cũ', article(said(`Sáng ${old}, Hoàng thành Thăng Long đông khách.`)));
  const related = await write(
    'Chuyện làng',
    article(said('Làng tập đua.'), said(`Tối ${old}, ghe xuống nước.`)),
  );
  const silent = await write('Chuyện ghe', article(said('Ghe dài ba mươi mét.')));
  await write('Việc khác', article(said(`Ngày ${old} có mưa.`)));
  await write('Nơi khác', article(said('Hoàng thành Thăng Long mở cửa.')));
  await indexed();
  const event = await room.published({ title, relatedPostIds: [related, silent] });
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(12, 8) });
  const found = await ofChange(room, moved);
  expect(reasonsIn(found)).toEqual({ [named]: ['DAY'], [placed]: ['DAY'], [related]: ['RELATED', 'DAY'] });
  expect(found.items.find(({ postId }) => postId === named)?.passages).toEqual([
    {
      parts: [
        { text: 'Hội đua ghe Ngo sông Maspero mở ', isOld: false },
        { text: `ngày ${old}`, isOld: true },
        { text: '.', isOld: false },
      ],
    },
  ]);
  expect(found.looksFor[0]).toBe(inDays(10, 12).slice(0, 10).split('-').reverse().join('/'));
  expect(found.looksFor).not.toContain('Hoàng thành Thăng Long');
});

test('a later hour lists the old hour alone', async () => {
  const { room, write } = await aRoomOfPosts();
  const post = await write('Lịch', article(said(`8 giờ sáng ${dayOf(10)} ở Hoàng thành Thăng Long.`)));
  const event = await room.published({ relatedPostIds: [post] });
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(10, 9) });
  const found = await ofChange(room, moved);
  expect(found.looksFor).toEqual(['08:00', '11:00']);
  expect(marksIn(found, post)).toEqual([['8 giờ']]);
});

test('a new place lists the old name, address and province, and the links to its map and registration', async () => {
  const { room, write } = await aRoomOfPosts();
  const mapUrl = 'https://maps.app.goo.gl/thang-long';
  const registerUrl = 'https://dang-ky.vi-du.vn/hoi';
  const link = { type: 'link', attrs: { href: mapUrl } } as const;
  const post = await write(
    'Lịch',
    article(
      said('Hội ở Hoàng thành Thăng Long (19C Hoàng Diệu, Hà Nội).'),
      [
        { type: 'text', text: 'Xem ' },
        { type: 'text', text: 'bản đồ', marks: [link] },
      ],
      said(`Đăng ký tại ${registerUrl}.`),
    ),
  );
  const where = { address: '19C Hoàng Diệu', mapUrl, registerUrl };
  const event = await room.published({ ...where, relatedPostIds: [post] });
  const save = (change: object) =>
    server.ask(eventEndpoints.update, {
      headers: room.admin.headers,
      body: { id: event.id, version: event.version, ...change },
    });
  const saved = await save({
    placeName: 'Nhà hát lớn',
    address: '',
    provinceCode: '31',
    mapUrl: '',
    registerUrl: '',
  });
  const found = await ofChange(room, saved);
  expect(reasonsIn(found)[post]).toEqual(['RELATED', 'PLACE', 'PROVINCE', 'LINK']);
  expect(marksIn(found, post)).toEqual([
    ['Hoàng thành Thăng Long', '19C Hoàng Diệu', 'Hà Nội'],
    ['bản đồ'],
    [registerUrl.slice('https://'.length)],
  ]);
  const asked = await quotesOf(room, saved, { registerUrl });
  expect(marksIn(asked, post)).toEqual([[registerUrl.slice('https://'.length)]]);
});

test.each([
  { verb: 'cancel' },
  { verb: 'postpone' },
  { verb: 'moveOnline', onlineUrl: 'https://vi-du.vn/truc-tuyen' },
] as const)('$verb lists every mention of the old plan, and links to the event', async (verb) => {
  const { room, write, indexed } = await aRoomOfPosts();
  const event = await room.published();
  const href = `/su-kien/${event.slug}`;
  const link = { type: 'link', attrs: { href } } as const;
  const linking = await write(
    `Đọc thêm về ${event.title}`,
    article([{ type: 'text', text: 'Trang sự kiện', marks: [link] }]),
  );
  const quoting = await write(
    `Trước ngày ${event.title}`,
    article(said(`Hội mở lúc 8h ngày ${dayOf(10)} tại Hoàng thành Thăng Long, Hà Nội.`)),
  );
  await indexed();
  const changed = await room.plan(event, verb);
  const found = await ofChange(room, changed);
  expect(reasonsIn(found)).toEqual({ [linking]: ['LINKED'], [quoting]: ['DAY', 'HOUR', 'PLACE'] });
  expect(marksIn(found, quoting)).toEqual([['8h', `ngày ${dayOf(10)}`, 'Hoàng thành Thăng Long']]);
  const back = await room.plan(changed, { verb: 'takeBack', changeId: changed.statusChanges[0]?.id ?? '' });
  expect((await ofChange(room, back)).items).toEqual([]);
});

test('the draft of somebody who covers the event counts, and a post that one may not read does not', async () => {
  const { room, write, indexed } = await aRoomOfPosts();
  const event = await room.published();
  const draft = await aPost(server.db, room.projectId, {
    createdBy: room.editor,
    state: 'DRAFT',
    title: event.title,
    content: article(said(`Hội mở ngày ${dayOf(10)}.`)),
  });
  const open = await write(event.title, article(said(`Hội mở ngày ${dayOf(10)}.`)));
  await indexed();
  const moved = await room.plan(event, { verb: 'reschedule', startTime: inDays(12, 8) });
  expect(Object.keys(reasonsIn(await ofChange(room, moved))).sort()).toEqual([draft, open].sort());
  const query = { changeId: moved.statusChanges[0]?.id ?? '' };
  const { headers } = room.author;
  const seen = await server.ask(eventEndpoints.quotes, { headers, params: { id: event.id }, query });
  expect(Object.keys(reasonsIn(seen))).toEqual([open]);
});
