import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import type { CrawledItemDetail } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { crawlerReviewEndpoints } from '@toasoan/contract/features/crawler-review/endpoints.ts';
import { parserSourceEndpoints } from '@toasoan/contract/features/parser-sources/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { followAgreementDates } from './agreement-dates-store.ts';
import { expireItems } from './expire-items-store.ts';
import { aCrawledItem } from './test-support/a-crawled-item.ts';

const server = await startTestServer();
let room: Newsroom;
let headers: Record<string, string>;
let sourceId: string;
let count = 0;

async function aSource(changes: object = {}): Promise<string> {
  count += 1;
  const body = {
    title: `Báo Ví Dụ ${count}`,
    homeUrl: `https://bao-${count}.example/`,
    agreementState: 'SIGNED' as const,
    agreementNo: '14/2026',
    ...changes,
  };
  return (await server.ask(parserSourceEndpoints.create, { headers, body })).id;
}

beforeAll(async () => {
  room = await aNewsroom(server);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
  headers = await signIn(server.db, person, { project: room.projectId });
  sourceId = await aSource();
});

const detail = (id: string) => server.ask(crawlerReviewEndpoints.detail, { headers, params: { id } });
const list = (query: object) => server.ask(crawlerReviewEndpoints.list, { headers, query });
const postOf = (id: string | null) => server.ask(postEndpoints.detail, { headers, params: { id: id ?? '' } });
const accept = (item: Pick<CrawledItemDetail, 'id' | 'version'>, more: object = {}) =>
  server.ask(crawlerReviewEndpoints.accept, {
    headers,
    body: { id: item.id, version: item.version, ...more },
  });
const anItem = async (more: Parameters<typeof aCrawledItem>[3] = {}, source = sourceId) =>
  await detail(await aCrawledItem(server.db, room.projectId, source, more));
const refusedBy = async (item: Pick<CrawledItemDetail, 'id' | 'version'>) => {
  const body = { id: item.id, version: item.version };
  const { details } = await server.refusal(crawlerReviewEndpoints.accept, { headers, body });
  return details.rules?.map(({ code }) => code);
};

describe('taking a text over', () => {
  it('makes a draft with source, original address, embargo and category', async () => {
    const category = await server.ask(categoryEndpoints.create, { headers, body: { title: 'Nông nghiệp' } });
    const item = await anItem({ originalUrl: 'https://bao-vi-du.example/ca-phe.html' });
    const after = await accept(item, { targetCategoryId: category.id });
    expect(after).toMatchObject({ state: 'ACCEPTED', targetCategory: { id: category.id } });
    const post = await postOf(after.postId);
    expect(post).toMatchObject({
      title: 'Cà phê vào vụ: hợp tác xã lo nhân công hái',
      state: 'DRAFT',
      mainCategory: { id: category.id },
      details: {
        origin: 'CRAWLED',
        sourceName: 'Báo Ví Dụ 1',
        sourceUrl: 'https://bao-vi-du.example/ca-phe.html',
        canonicalUrl: 'https://bao-vi-du.example/ca-phe.html',
        sourcePublishedTime: '2026-11-20T08:44:00.000Z',
        embargoUntil: '2026-11-20T09:44:00.000Z',
        sourceAuthor: 'Minh Khuê',
        allowComment: 'OFF',
      },
    });
  });

  it('gives the draft to whom it was assigned', async () => {
    const item = await anItem();
    const given = await server.ask(crawlerReviewEndpoints.assign, {
      headers,
      body: { id: item.id, version: item.version, assigneeId: room.author.userId },
    });
    expect(given).toMatchObject({ state: 'ASSIGNED', assignee: { userId: room.author.userId } });
    const { postId } = await accept(given);
    expect((await postOf(postId)).createdBy.userId).toBe(room.author.userId);
  });

  it('is refused without a valid agreement, and the text stays', async () => {
    const bare = await aSource({ agreementState: 'NONE' });
    const item = await anItem({}, bare);
    expect(item.gates[0]).toMatchObject({ gate: 'AGREEMENT', state: 'SHUT' });
    expect(await refusedBy(item)).toEqual(['NO_AGREEMENT']);
    expect((await detail(item.id)).state).toBe('NEW');
  });

  it('is refused when the texts of today are used up', async () => {
    const source = await aSource({ dailyQuota: 1 });
    await accept(await anItem({}, source));
    const next = await anItem({}, source);
    expect(next.gates[1]).toMatchObject({ gate: 'QUOTA', state: 'SHUT', value: '1/1' });
    expect(await refusedBy(next)).toEqual(['QUOTA_USED']);
  });

  it('is refused for an original that has become a post already', async () => {
    const originalUrl = 'https://bao-vi-du.example/da-nhan.html';
    await accept(await anItem({ originalUrl }));
    expect(await refusedBy(await anItem({ originalUrl }))).toEqual(['ALREADY_A_POST']);
  });

  it('keeps to the beginning where the source gives excerpts only', async () => {
    const source = await aSource({ textAllowed: 'EXCERPT', excerptChars: 100 });
    const contentText = Array.from({ length: 6 }, (_, at) => `Đoạn ${at} kể về mùa cà phê ở vùng cao.`).join(
      '\n',
    );
    const { postId } = await accept(await anItem({ page: { contentText } }, source));
    const words = JSON.stringify((await postOf(postId)).content);
    expect(words).toContain('Đoạn 0');
    expect(words).not.toContain('Đoạn 5');
    expect(words).toContain('Đọc tiếp tại');
  });

  it('closes the other texts of its story as duplicates, when asked to', async () => {
    const first = await anItem();
    const second = await anItem();
    await server.db
      .updateTable('crawled_items')
      .set({ story_id: first.storyId ?? '' })
      .where('id', '=', second.id)
      .execute();
    await accept(first, { rejectsOthers: true });
    expect(await detail(second.id)).toMatchObject({
      state: 'DUPLICATE',
      duplicateOf: { kind: 'ITEM', id: first.id },
    });
  });
});

describe('an agreement', () => {
  it('brings back the texts that waited for it, and holds them when it ends', async () => {
    const source = await aSource({ agreementState: 'NONE' });
    const item = await anItem({ isLicensed: false }, source);
    expect(item.state).toBe('BLOCKED_LICENCE');
    const sign = async (agreementState: 'SIGNED' | 'EXPIRED') => {
      const { version } = await server.ask(parserSourceEndpoints.detail, { headers, params: { id: source } });
      await server.ask(parserSourceEndpoints.update, {
        headers,
        body: { id: source, version, agreementState },
      });
      return (await detail(item.id)).state;
    };
    expect([await sign('SIGNED'), await sign('EXPIRED')]).toEqual(['NEW', 'BLOCKED_LICENCE']);
  });
});

describe('an agreement with a last day', () => {
  it('holds the texts after it, also assigned ones, and opens them when it is valid again', async () => {
    const source = await aSource({ signedDate: '2026-01-01', validUntil: '2027-03-31' });
    const item = await anItem({}, source);
    const assigned = await anItem({}, source);
    await server.ask(crawlerReviewEndpoints.assign, {
      headers,
      body: { id: assigned.id, version: assigned.version, assigneeId: room.author.userId },
    });
    const statesOn = async (day: string) => {
      await followAgreementDates(server.db, new Date(`${day}T12:00:00+07:00`));
      return [(await detail(item.id)).state, (await detail(assigned.id)).state];
    };
    expect(await statesOn('2027-03-31')).toEqual(['NEW', 'ASSIGNED']);
    expect(await statesOn('2027-04-01')).toEqual(['BLOCKED_LICENCE', 'BLOCKED_LICENCE']);
    expect(await statesOn('2027-03-31')).toEqual(['NEW', 'ASSIGNED']);
  });
});

describe('the pace of today', () => {
  it('is not said after a few texts or for many decided together, and then is the middle one', async () => {
    const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [room.projectId] });
    const mine = await signIn(server.db, person, { project: room.projectId });
    const pace = async () => {
      const counts = await server.ask(crawlerReviewEndpoints.counts, { headers: mine });
      return [counts.decidedToday, counts.secondsEach];
    };
    const items = await Promise.all(Array.from({ length: 6 }, () => anItem()));
    const ids = items.map(({ id }) => id);
    await server.ask(crawlerReviewEndpoints.bulk, {
      headers: mine,
      body: { action: 'reject', reason: 'OLD', ids },
    });
    expect(await pace()).toEqual([6, null]);
    await sql`
      UPDATE crawled_items SET review_time = date_trunc('day', now() AT TIME ZONE 'Asia/Ho_Chi_Minh')
        AT TIME ZONE 'Asia/Ho_Chi_Minh' + make_interval(secs => 10 * array_position(${ids}::bigint[], id))
      WHERE id = ANY (${ids}::bigint[])`.execute(server.db);
    expect(await pace()).toEqual([6, 10]);
  });
});

describe('the queue', () => {
  it('shows what is new as stories and everything else one by one, by its tab', async () => {
    const own = await aSource();
    const item = await anItem({}, own);
    expect((await list({ sourceId: own })).items.map(({ items }) => items.map(({ id }) => id))).toEqual([
      [item.id],
    ]);
    const body = { id: item.id, version: item.version, reason: 'OLD' as const };
    expect(await server.ask(crawlerReviewEndpoints.reject, { headers, body })).toMatchObject({
      state: 'REJECTED',
      rejectReason: 'OLD',
    });
    expect((await list({ sourceId: own })).total).toBe(0);
    expect((await list({ sourceId: own, view: 'rejected' })).items[0]?.items[0]?.id).toBe(item.id);
  });

  it('finds a text by words without marks, and by its score', async () => {
    const own = await aSource();
    await anItem({ page: { title: 'Đèo Hải Vân đón khách', score: 40 } }, own);
    expect((await list({ sourceId: own, text: 'deo hai' })).total).toBe(1);
    expect((await list({ sourceId: own, text: 'deo hai', minScore: 50 })).total).toBe(0);
  });

  it('gives a rejected text back', async () => {
    const item = await anItem();
    const reject = { id: item.id, version: item.version, reason: 'OFF_TOPIC' as const };
    const rejected = await server.ask(crawlerReviewEndpoints.reject, { headers, body: reject });
    const body = { id: item.id, version: rejected.version };
    expect(await server.ask(crawlerReviewEndpoints.restore, { headers, body })).toMatchObject({
      state: 'NEW',
      rejectReason: null,
      reviewer: null,
    });
  });

  it('asks for words where a text is rejected for another reason', async () => {
    const item = await anItem();
    const body = { id: item.id, version: item.version, reason: 'OTHER' as const };
    const { details } = await server.refusal(crawlerReviewEndpoints.reject, { headers, body });
    expect(details.rules?.map(({ code }) => code)).toEqual(['REASON_NEEDED']);
  });

  it('notes at a post what a text adds to it', async () => {
    const post = await room.postIn('DRAFT', room.author);
    const item = await anItem();
    const body = { id: item.id, version: item.version, postId: post.id };
    expect(await server.ask(crawlerReviewEndpoints.merge, { headers, body })).toMatchObject({
      state: 'MERGED',
      postId: post.id,
    });
    const notes = await server.ask(noteEndpoints.list, { headers, params: { id: post.id } });
    expect(notes.items[0]?.text).toContain('Giá nhân công tăng');
  });

  it('does one thing to many texts, each for itself', async () => {
    const good = await anItem();
    const taken = await accept(await anItem());
    const body = { action: 'reject' as const, reason: 'OLD' as const, ids: [good.id, taken.id] };
    const { done, results } = await server.ask(crawlerReviewEndpoints.bulk, { headers, body });
    expect([done, results.map(({ ok }) => ok)]).toEqual([1, [true, false]]);
  });

  it('forgets a text that nobody took in three days', async () => {
    const item = await anItem({ fetchedTime: new Date(Date.now() - 73 * 3_600_000) });
    await expireItems(server.db, new Date());
    expect((await detail(item.id)).state).toBe('EXPIRED');
  });
});
