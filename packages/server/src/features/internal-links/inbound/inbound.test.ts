import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { linkReportEndpoints } from '@toasoan/contract/features/internal-links/report-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { bodySearchJobs } from '../../posts/search/body-search-jobs.ts';
import { aNewsroom, article, type Newsroom } from '../../posts/test-support/a-newsroom.ts';
import { surveyJobs } from '../survey/survey-jobs.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const headers = () => room.editor.headers;
const publish = (more = {}) => room.postIn('PUBLISHED', room.editor, { ...room.finished(), ...more });
const inbound = (id: string, by = room.editor) =>
  server.ask(linkReportEndpoints.inbound, { headers: by.headers, params: { id } });
async function survey(): Promise<void> {
  await server.ask(linkReportEndpoints.survey, { headers: headers() });
  await runDueJobs(server.db, surveyJobs);
}
const addKeyword = (keyword: string, url: string) =>
  server.ask(internalLinkEndpoints.create, {
    headers: headers(),
    body: { keyword, targetType: 'url', url },
  });

function linking(href: string, target?: string): ArticleDocument {
  const attrs = { href, newTab: false, nofollow: false, ...(target !== undefined && { target }) };
  const content = [{ type: 'text' as const, text: 'xem thêm', marks: [{ type: 'link' as const, attrs }] }];
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

describe('posts that link to a post', () => {
  it('are public, and named with the way they do: by hand, by a keyword, or both', async () => {
    const target = await publish({ slug: 'bai-dich' });
    await addKeyword('lúa', '/bai-dich');
    const byHand = await publish({ content: linking('/x', `post:${target.id}`) });
    const byWord = await publish({ content: article('Mùa lúa') });
    const both = await publish({ content: linking('/bai-dich'), excerpt: 'Lúa' });
    await room.write(room.editor, { content: linking('/bai-dich') });
    await publish({ content: linking('/bai-khac') });
    expect((await inbound(target.id)).survey.counted).toBeNull();
    await survey();
    const { links, total, survey: time } = await inbound(target.id);
    expect(links.map(({ postId, isWritten, keywords }) => [postId, isWritten, keywords])).toEqual([
      [both.id, true, []],
      [byWord.id, false, ['lúa']],
      [byHand.id, true, []],
    ]);
    expect(total).toBe(3);
    expect(time.counted).toMatchObject({ posts: 5 });
  });

  it('go at once with a keyword that is switched off, everywhere or in their own text', async () => {
    const target = await publish({ slug: 'bai-dich' });
    const link = await addKeyword('lúa', '/bai-dich');
    const [one, other] = [
      await publish({ content: article('Mùa lúa') }),
      await publish({ content: article('Lúa chín') }),
    ];
    await survey();
    const ids = async () => (await inbound(target.id)).links.map(({ postId }) => postId);
    expect(await ids()).toEqual([other.id, one.id]);
    await server.ask(internalLinkEndpoints.switchPost, {
      headers: headers(),
      params: { id: one.id },
      body: { isOff: true },
    });
    expect(await ids()).toEqual([other.id]);
    const body = { id: link.id, version: link.version, status: 'DISABLED' as const };
    await server.ask(internalLinkEndpoints.update, { headers: headers(), body });
    expect(await ids()).toEqual([]);
  });
});

describe('posts that should link to a post', () => {
  it('share its subject, stand with the line that speaks of it, and do not link to it yet', async () => {
    const tagId = await room.tag('Tranh dân gian');
    const title = 'Giữ lửa tranh Đông Hồ';
    const target = await publish({ title, tagIds: [tagId], slug: 'giu-lua' });
    const silent = await publish({ title: 'Một chuyện khác', tagIds: [tagId] });
    const speaking = await publish({
      title: 'Chợ Tết',
      tagIds: [tagId],
      content: article('Chợ có tranh đông hồ bày bán.'),
    });
    await publish({ title: 'Đã dẫn', tagIds: [tagId], content: linking('/x', `post:${target.id}`) });
    await publish({ title: 'Đã dẫn bằng địa chỉ', tagIds: [tagId], content: linking('/giu-lua') });
    await room.write(room.editor, { title: 'Nháp', tagIds: [tagId] });
    const { missing } = await inbound(target.id);
    const shared = { tags: ['Tranh dân gian'], accounts: [], words: '' };
    expect(missing).toEqual([
      {
        postId: speaking.id,
        title: 'Chợ Tết',
        shared,
        line: { text: 'Chợ có tranh đông hồ bày bán.', from: 7, to: 20 },
      },
      { postId: silent.id, title: 'Một chuyện khác', shared, line: null },
    ]);
  });

  it('need not carry its tags when their text names one', async () => {
    const tagId = await room.tag('tranh kính Huế');
    const target = await publish({ title: 'Một nghề cũ', tagIds: [tagId] });
    const naming = await publish({ title: 'Dạo phố', content: article('Tiệm bán tranh kính Huế.') });
    await publish({ title: 'Lẫn lộn', content: article('Huế có kính, có tranh.') });
    await runDueJobs(server.db, bodySearchJobs, () => new Date(Date.now() + 10_000));
    const { missing } = await inbound(target.id);
    expect(missing.map(({ postId, line }) => [postId, line?.text])).toEqual([
      [naming.id, 'Tiệm bán tranh kính Huế.'],
    ]);
  });

  it('are none where a keyword leads there already, and none for a post that readers cannot open', async () => {
    const tagId = await room.tag();
    const target = await publish({ tagIds: [tagId], slug: 'bai-dich' });
    const other = await publish({ tagIds: [tagId], content: article('Mùa lúa'), title: 'Chuyện lúa' });
    const ids = async (id: string) => (await inbound(id)).missing.map(({ postId }) => postId);
    expect(await ids(target.id)).toEqual([other.id]);
    await addKeyword('lúa', '/bai-dich');
    await survey();
    expect(await ids(target.id)).toEqual([]);
    const draft = await room.write(room.editor, { tagIds: [tagId] });
    expect(await ids(draft.id)).toEqual([]);
  });
});

it('nothing is said of a post of another project, nor to a reporter', async () => {
  const other = await aNewsroom(server);
  const post = await publish();
  const foreign = { headers: other.editor.headers, params: { id: post.id } };
  expect((await server.refusal(linkReportEndpoints.inbound, foreign)).status).toBe(404);
  const reporter = { headers: room.author.headers, params: { id: post.id } };
  expect((await server.refusal(linkReportEndpoints.inbound, reporter)).status).toBe(403);
});
