import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { relatedEndpoints } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const similar = async (by: Staff, query: { title: string; exceptId?: string }) =>
  (await server.ask(relatedEndpoints.similar, { headers: by.headers, query })).items;
const TITLE = 'Hà Nội thí điểm tuyến xe buýt điện kết nối các làng nghề';

describe('a headline that is being typed', () => {
  it('finds posts with a similar one, without diacritics, most similar first', async () => {
    const same = await room.write(room.editor, { title: TITLE });
    const near = await room.write(room.editor, {
      title: 'Tuyến xe buýt điện kết nối các làng nghề Bắc Ninh',
    });
    await room.write(room.editor, { title: 'Giá cà phê tăng trong mười tháng' });
    const found = await similar(room.editor, {
      title: 'ha noi thi diem tuyen xe buyt dien ket noi cac lang nghe',
    });
    expect(found.map(({ id, score }) => [id, score >= 0.8])).toEqual([
      [same.id, true],
      [near.id, false],
    ]);
  });

  it('does not find itself, trashed posts, or posts the person may not know of', async () => {
    const own = await room.write(room.author, { title: TITLE });
    await room.write(room.editor, { title: TITLE });
    await room.postIn('TRASHED', room.author, { title: TITLE });
    expect(await similar(room.author, { title: TITLE, exceptId: own.id })).toEqual([]);
    expect(await similar(room.editor, { title: TITLE, exceptId: own.id })).toHaveLength(1);
  });

  it('follows a changed headline', async () => {
    const post = await room.write(room.editor, { title: TITLE });
    await server.ask(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id: post.id, version: post.version, title: 'Một bài hoàn toàn khác về thời tiết' },
    });
    expect(await similar(room.editor, { title: TITLE })).toEqual([]);
  });

  it('of another project finds nothing', async () => {
    const other = await aNewsroom(server);
    await other.write(other.editor, { title: TITLE });
    expect(await similar(room.editor, { title: TITLE })).toEqual([]);
  });
});

describe('the related posts of a post', () => {
  const related = async (query: { exceptId?: string; categoryIds?: string[]; postIds?: string[] }) =>
    await server.ask(relatedEndpoints.related, { headers: room.author.headers, query });

  it('are the picked posts in order, then the newest of its categories, never itself', async () => {
    const [one, two, three] = [
      await room.postIn('PUBLISHED', room.author),
      await room.postIn('PUBLISHED', room.author),
      await room.postIn('PUBLISHED', room.author),
    ];
    const { items } = await related({ exceptId: two.id, categoryIds: [room.categoryId], postIds: [one.id] });
    expect(items.map(({ id, isPicked }) => [id, isPicked])).toEqual([
      [one.id, true],
      [three.id, false],
    ]);
  });

  it('name picked posts that are not public, and hide those the person may not know of', async () => {
    const own = await room.write(room.author);
    const foreign = await room.write(room.editor);
    const { items, hidden } = await related({ postIds: [own.id, foreign.id] });
    expect([items, hidden.map(({ id }) => id)]).toEqual([[], [own.id]]);
  });
});
