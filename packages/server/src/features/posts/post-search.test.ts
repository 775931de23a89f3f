import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from './test-support/a-newsroom.ts';

const server = await startTestServer();
let newsroom: Newsroom;

/** Posts of a new project, the first one updated last. */
async function inNewsroom(...titles: string[]): Promise<Newsroom> {
  const room = await aNewsroom(server);
  for (const [index, title] of titles.entries()) {
    await aPost(server.db, room.projectId, { title, updateTime: new Date(Date.now() - index * 60_000) });
  }
  return room;
}

async function search(room: Newsroom, text: string, more: object = {}): Promise<string[]> {
  const query = { text, ...more };
  const { items } = await server.ask(postEndpoints.list, { headers: room.editor.headers, query });
  return items.map((post) => post.title);
}

beforeAll(async () => {
  newsroom = await inNewsroom(
    'Nghị quyết Đảng bộ tỉnh',
    'Tuyến metro TP.HCM chạy thử',
    'Giảm 100% phí + tặng vé',
    'Lễ hội 🎉 mùa xuân',
    'Sự kiện năm 2026',
    'Xuân về trên bản',
  );
});

describe('a search', () => {
  it.each([
    ['without diacritics', 'nghi quyet dang bo', 'Nghị quyết Đảng bộ tỉnh'],
    ['with diacritics', 'nghị quyết đảng', 'Nghị quyết Đảng bộ tỉnh'],
    ['typed in NFD', 'Nghị quyết Đảng'.normalize('NFD'), 'Nghị quyết Đảng bộ tỉnh'],
    ['in capitals', 'NGHỊ QUYẾT', 'Nghị quyết Đảng bộ tỉnh'],
    ['in another order', 'tỉnh nghị', 'Nghị quyết Đảng bộ tỉnh'],
    ['whose last word is begun', 'nghi quy', 'Nghị quyết Đảng bộ tỉnh'],
    ['for an abbreviation with a point', 'TP.HCM', 'Tuyến metro TP.HCM chạy thử'],
    ['for a percentage', '100%', 'Giảm 100% phí + tặng vé'],
    ['with a plus', 'phí + tặng', 'Giảm 100% phí + tặng vé'],
    ['with an emoji', 'hội 🎉', 'Lễ hội 🎉 mùa xuân'],
    ['for a number in a title', '2026', 'Sự kiện năm 2026'],
  ])('%s finds the post', async (_kind, text, title) => {
    expect(await search(newsroom, text)).toEqual([title]);
  });

  it('requires every word, and only the last may be a prefix', async () => {
    expect(await search(newsroom, 'nghị metro')).toEqual([]);
    expect(await search(newsroom, 'ngh quyết')).toEqual([]);
  });

  it.each(['%', '+', '🎉', '_', '\\', "'", '#', '&|!:*'])('for %s alone finds nothing', async (text) => {
    expect(await search(newsroom, text)).toEqual([]);
  });

  it('reads excerpt, keywords and byline besides the title', async () => {
    const room = await aNewsroom(server);
    await aPost(server.db, room.projectId, {
      title: 'Tin',
      excerpt: 'Vịnh Hạ Long đón khách',
      keywords: ['du thuyền'],
      authors: [{ displayName: 'Quang Đức', role: 'PHOTO' }],
    });
    for (const text of ['ha long', 'du thuyen', 'quang duc', 'vịnh đức thuyền']) {
      expect(await search(room, text)).toEqual(['Tin']);
    }
  });

  it('finds a text that was stored from NFD', async () => {
    const room = await aNewsroom(server);
    await room.write(room.editor, { title: 'Làng nghề Bát Tràng'.normalize('NFD') });
    expect(await search(room, 'bát tràng')).toEqual(['Làng nghề Bát Tràng'.normalize('NFC')]);
  });

  it('follows every change of the text', async () => {
    const room = await aNewsroom(server);
    const post = await room.write(room.editor, { title: 'Tên cũ', keywords: ['kẹo'] });
    const body = { id: post.id, version: post.version, title: 'Tên mới' };
    await server.ask(postEndpoints.update, { headers: room.editor.headers, body });
    expect(await search(room, 'cũ')).toEqual([]);
    expect(await search(room, 'mới keo')).toEqual(['Tên mới']);
  });

  it('finds a post by its whole id, but not by a part of it', async () => {
    const room = await aNewsroom(server);
    const post = await room.write(room.editor, { title: 'Bài có mã' });
    expect(await search(room, ` ${post.id} `)).toEqual(['Bài có mã']);
    expect(await search(room, `${post.id}0`)).toEqual([]);
  });

  it('stays in its project', async () => {
    const other = await inNewsroom('Nghị quyết của nơi khác');
    expect(await search(other, 'nghị quyết')).toEqual(['Nghị quyết của nơi khác']);
  });
});

describe('the order of a search', () => {
  it('has the exact spelling first, then its prefixes, then other spellings', async () => {
    const room = await inNewsroom('ma', 'mà', 'máy bay', 'má', 'mả');
    expect(await search(room, 'má')).toEqual(['má', 'máy bay', 'ma', 'mà', 'mả']);
    expect(await search(room, 'ma')).toEqual(['ma', 'mà', 'máy bay', 'má', 'mả']);
  });

  it('has the newest first among equal spellings', async () => {
    const room = await inNewsroom('hòa bình mới', 'Hòa Bình cũ', 'hoà bình');
    expect(await search(room, 'hòa bình')).toEqual(['hòa bình mới', 'Hòa Bình cũ', 'hoà bình']);
  });

  it('yields to a requested order', async () => {
    const room = await inNewsroom('ma hai', 'má một', 'mà ba');
    expect(await search(room, 'má', { sort: 'title' })).toEqual(['mà ba', 'ma hai', 'má một']);
  });

  it('continues over the pages, each match on one of them', async () => {
    const room = await inNewsroom('lụa a', 'lúa b', 'lụa c', 'lua d', 'lụa e');
    const pages: string[][] = [];
    for (const page of [1, 2, 3, 4]) pages.push(await search(room, 'lụa', { limit: 2, page }));
    expect(pages).toEqual([['lụa a', 'lụa c'], ['lụa e', 'lúa b'], ['lua d'], []]);
  });
});

it('the total of a search is exact on every page', async () => {
  const room = await inNewsroom('gốm một', 'gốm hai', 'gốm ba');
  for (const page of [1, 2, 3]) {
    const query = { text: 'gốm', limit: 2, page };
    const { total } = await server.ask(postEndpoints.list, { headers: room.editor.headers, query });
    expect([page, total]).toEqual([page, 3]);
  }
});
