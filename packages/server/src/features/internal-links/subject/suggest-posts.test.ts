import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { linkReportEndpoints } from '@toasoan/contract/features/internal-links/report-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../../posts/test-support/a-newsroom.ts';

import { surveyJobs } from '../survey/survey-jobs.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const suggest = async (body: Partial<BodyInput<typeof internalLinkEndpoints.written>>) => {
  const written = { content: article('Một bài mới.'), withPages: true, ...body };
  return await server.ask(internalLinkEndpoints.written, { headers: room.author.headers, body: written });
};
const idsFor = async (body: Parameters<typeof suggest>[0]) => (await suggest(body)).posts.map(({ id }) => id);
const publish = (title: string, more = {}) =>
  room.postIn('PUBLISHED', room.editor, { ...room.finished(), title, ...more });

function linking(href: string, target?: string): ArticleDocument {
  const attrs = { href, newTab: false, nofollow: false, ...(target !== undefined && { target }) };
  const content = [{ type: 'text' as const, text: 'xem thêm', marks: [{ type: 'link' as const, attrs }] }];
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

describe('posts suggested to a text', () => {
  it('share its tags, its people, or words of its headline, and say which', async () => {
    const tagId = await room.tag('Tranh dân gian');
    const { userId: figureId } = await server.ask(userEndpoints.create, {
      headers: room.editor.headers,
      body: { accountType: 'figure', displayName: 'Nguyễn Thị Oanh', profile: {} },
    });
    const byTag = await publish('Chuyện một dòng tranh', { tagIds: [tagId] });
    const byFigure = await publish('Người giữ nghề', { figureIds: [figureId] });
    const byWords = await publish('Làng gốm Bát Tràng mở cửa đón khách');
    await publish('Giá cà phê tăng trong mười tháng');
    const { posts } = await suggest({
      title: 'Làng gốm Bát Tràng vào thu',
      tagIds: [tagId],
      accountIds: [figureId],
    });
    const shared = new Map(posts.map((post) => [post.id, post.shared]));
    expect(shared.get(byTag.id)).toEqual({ tags: ['Tranh dân gian'], accounts: [], words: '' });
    expect(shared.get(byFigure.id)).toEqual({ tags: [], accounts: ['Nguyễn Thị Oanh'], words: '' });
    expect(shared.get(byWords.id)).toEqual({ tags: [], accounts: [], words: 'Làng gốm Bát Tràng' });
    expect(shared.size).toBe(3);
  });

  it('stand at the words that speak of them, and those without such words follow', async () => {
    const tagId = await room.tag();
    const silent = await publish('Một chuyện khác hẳn', { tagIds: [tagId] });
    const spoken = await publish('Giữ lửa tranh Đông Hồ', { tagIds: [tagId], slug: 'giu-lua' });
    const content = article('Chợ Tết có tranh đông hồ bày bán.');
    const { posts } = await suggest({ content, tagIds: [tagId] });
    expect(posts.map(({ id, href, place }) => [id, href, place])).toEqual([
      [spoken.id, '/giu-lua', { run: 2, from: 11, to: 24, phrase: 'tranh đông hồ' }],
      [silent.id, silent.slug === '' ? '' : `/${silent.slug}`, null],
    ]);
  });

  it('stand at a name of two syllables only where it is capitalized', async () => {
    const tagId = await room.tag();
    await publish('Sáng sớm ở Cái Răng', { tagIds: [tagId] });
    const placeIn = async (text: string) =>
      (await suggest({ content: article(text), tagIds: [tagId] })).posts[0]?.place;
    expect(await placeIn('Bà cụ còn đúng cái răng, kể chuyện Cái Răng.')).toMatchObject({ from: 35, to: 43 });
    expect(await placeIn('Bà cụ còn đúng cái răng.')).toBeNull();
  });

  it('leave words alone that a keyword links', async () => {
    const tagId = await room.tag();
    await publish('Giữ lửa tranh Đông Hồ', { tagIds: [tagId] });
    await server.ask(internalLinkEndpoints.create, {
      headers: room.editor.headers,
      body: { keyword: 'tranh Đông Hồ', targetType: 'url', url: '/tranh' },
    });
    const { posts, placed } = await suggest({ content: article('Về tranh Đông Hồ.'), tagIds: [tagId] });
    expect(placed).toHaveLength(1);
    expect(posts.map(({ place }) => place)).toEqual([null]);
  });

  it('are public: no draft of anybody, none taken off the site, none of another project, and not the post itself', async () => {
    const tagId = await room.tag();
    const own = await room.postIn('PUBLISHED', room.author, { ...room.finished(), tagIds: [tagId] });
    await room.write(room.author, { title: 'Nháp của mình', tagIds: [tagId] });
    await room.write(room.editor, { title: 'Nháp của người khác', tagIds: [tagId] });
    await room.postIn('UNPUBLISHED', room.editor, { ...room.finished(), tagIds: [tagId] });
    await room.postIn('SCHEDULED', room.editor, { ...room.finished(), tagIds: [tagId] });
    const other = await aNewsroom(server);
    await other.postIn('PUBLISHED', other.editor, { title: own.title });
    expect(await idsFor({ title: own.title, tagIds: [tagId], postId: own.id })).toEqual([]);
    expect(await idsFor({ title: own.title, tagIds: [tagId] })).toEqual([own.id]);
  });

  it('are in the language of the text', async () => {
    const tagId = await room.tag();
    const english = await publish('A walk in Hội An', { tagIds: [tagId], lang: 'en' });
    const vietnamese = await publish('Dạo phố Hội An', { tagIds: [tagId] });
    expect(await idsFor({ tagIds: [tagId], lang: 'en' })).toEqual([english.id]);
    expect(await idsFor({ tagIds: [tagId] })).toEqual([vietnamese.id]);
  });

  it('are not linked yet: by their record, by their address, by an old one, or by a keyword', async () => {
    const tagId = await room.tag();
    const post = await publish('Bài đã có', { tagIds: [tagId], slug: 'ten-dau' });
    const headers = room.admin.headers;
    const change = { id: post.id, version: post.version, slug: 'ten-sau' };
    const { version } = await server.ask(postEndpoints.update, { headers, body: change });
    await server.ask(postEndpoints.apply, { headers, params: { id: post.id }, body: { version } });
    const ids = (content: ArticleDocument) => idsFor({ content, tagIds: [tagId] });
    expect(await ids(linking('/khac'))).toEqual([post.id]);
    for (const content of [linking('/x', `post:${post.id}`), linking('/ten-sau?a=1'), linking('/ten-dau')])
      expect(await ids(content)).toEqual([]);
    await server.ask(internalLinkEndpoints.create, {
      headers: room.editor.headers,
      body: { keyword: 'lúa', targetType: 'url', url: '/ten-sau' },
    });
    expect(await ids(article('Mùa lúa'))).toEqual([]);
  });

  it('that lead to the post already by hand or by a keyword say so and come last, until their keyword is off', async () => {
    const tagId = await room.tag();
    const own = await publish('Bài đang mở', { slug: 'bai-dang-mo' });
    const silent = await publish('Một chuyện khác hẳn', { tagIds: [tagId] });
    const byHand = await publish('Giữ lửa tranh Đông Hồ', {
      tagIds: [tagId],
      content: linking('/bai-dang-mo'),
    });
    const byWord = await publish('Vụ mới', { tagIds: [tagId], content: article('Mùa lúa') });
    const { headers } = room.editor;
    const rule = { keyword: 'lúa', targetType: 'url' as const, url: '/bai-dang-mo' };
    const link = await server.ask(internalLinkEndpoints.create, { headers, body: rule });
    const content = article('Chợ Tết có tranh Đông Hồ bày bán.');
    const found = async (postId?: string) =>
      (await suggest({ content, tagIds: [tagId], postId })).posts.map(({ id, linksHere }) => [id, linksHere]);
    await server.ask(linkReportEndpoints.survey, { headers });
    await runDueJobs(server.db, surveyJobs);
    const others = [byWord.id, silent.id].map((id) => [id, false]);
    expect(await found()).toEqual([[byHand.id, false], ...others]);
    const here = [
      [silent.id, false],
      [byHand.id, true],
      [byWord.id, true],
    ];
    expect(await found(own.id)).toEqual(here);
    const body = { id: link.id, version: link.version, status: 'DISABLED' as const };
    await server.ask(internalLinkEndpoints.update, { headers, body });
    expect(await found(own.id)).toEqual([...others, [byHand.id, true]]);
  });

  it('cost one statement more, whatever the number of shared tags', async () => {
    const tagIds = [await room.tag(), await room.tag(), await room.tag()];
    await publish('Một bài', { tagIds });
    const count = async (body: Parameters<typeof suggest>[0]) => {
      await suggest(body);
      return (await countStatements(() => suggest(body))).statements;
    };
    expect((await count({ tagIds })) - (await count({}))).toBe(1);
  });
});
