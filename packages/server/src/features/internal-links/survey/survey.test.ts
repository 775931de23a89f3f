import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { linkReportEndpoints } from '@toasoan/contract/features/internal-links/report-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../../posts/test-support/a-newsroom.ts';
import { surveyJobs } from './survey-jobs.ts';

const server = await startTestServer();
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

const headers = () => room.editor.headers;
const add = (body: BodyInput<typeof internalLinkEndpoints.create>) =>
  server.ask(internalLinkEndpoints.create, { headers: headers(), body });
const aTag = (title: string, slug: string) =>
  server.ask(tagEndpoints.create, { headers: room.admin.headers, body: { title, slug } });
const publish = (content: ArticleDocument, more: PostDraft = {}) =>
  room.postIn('PUBLISHED', room.editor, { ...room.finished(), content, ...more });
const report = () => server.ask(linkReportEndpoints.report, { headers: headers() });
const read = (id: string) => server.ask(internalLinkEndpoints.detail, { headers: headers(), params: { id } });
async function survey() {
  await server.ask(linkReportEndpoints.survey, { headers: headers() });
  await runDueJobs(server.db, surveyJobs);
  return await report();
}

/** An article of links, each to an address or a record. */
function linking(...links: readonly { readonly href: string; readonly target?: string }[]): ArticleDocument {
  const content = links.map((attrs) => ({
    type: 'text' as const,
    text: 'chữ ',
    marks: [{ type: 'link' as const, attrs: { newTab: false, nofollow: false, ...attrs } }],
  }));
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

/** Public posts written straight into the table: more than one step of the survey. */
async function manyPosts(like: string, count: number): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
    WHERE table_name = 'posts' AND table_schema = current_schema()
      AND column_name NOT IN ('id', 'slug') AND is_generated = 'NEVER'`.execute(server.db);
  const names = sql.raw(rows[0]?.names ?? '');
  await sql`
    INSERT INTO posts (slug, ${names})
    SELECT 'bai-so-' || ${like} || '-' || number, ${names} FROM posts, generate_series(1, ${count}) AS number
    WHERE id = ${like}`.execute(server.db);
}

describe('a survey', () => {
  it('counts public posts by keyword, and finds pages that nothing leads to', async () => {
    const tag = await aTag('Phở', 'pho');
    await aTag('Bún', 'bun');
    const used = await add({ keyword: 'phở', targetId: tag.id });
    const unused = await add({ keyword: 'bún chả', targetType: 'url', url: '/the/bun?x=1' });
    const content = article('Một bát phở');
    await publish(content);
    await room.write(room.editor, { content });
    const found = await survey();
    expect(await read(used.id)).toMatchObject({ hitCount: 1, lastApplied: expect.any(String), version: 1 });
    expect(found.survey).toEqual({ running: null, counted: { posts: 1, time: expect.any(String) } });
    expect(found.unused.map(({ id }) => id)).toEqual([unused.id]);
    expect(found.orphans.filter(({ kind }) => kind === 'tag').map(({ name }) => name)).toEqual(['Bún']);
    expect(found.orphanCounts).toMatchObject({ post: 1, tag: 1 });
    const { items } = await server.ask(linkReportEndpoints.collisions, { headers: headers() });
    expect(items).toEqual([]);
  });

  it('reads every public post, however many, and counts what lies beyond the first ones shown', async () => {
    const pho = await aTag('Phở', 'pho');
    const used = await add({ keyword: 'phở', targetId: pho.id });
    const oldest = await publish(linking({ href: '/the/nem' }));
    const nem = await aTag('Nem', 'nem');
    const post = await publish(article('Một bát phở'));
    await manyPosts(post.id, 240);
    const found = await survey();
    expect(found.survey.counted).toMatchObject({ posts: 242 });
    expect((await read(used.id)).hitCount).toBe(241);
    // Only the oldest post leads to it.
    expect(found.orphans.map(({ id, kind }) => `${kind} ${id}`)).not.toContain(`tag ${nem.id}`);
    expect(found.orphans.filter(({ kind }) => kind === 'post')).toHaveLength(50);
    expect(found.orphanCounts.post).toBe(242);
    expect(oldest.id).toBeDefined();
  });

  it('shows the last result while the next one runs, with how far that is', async () => {
    await aTag('Bún', 'bun');
    await publish(article('Một bát phở'));
    const { survey: first } = await survey();
    await server.ask(linkReportEndpoints.survey, { headers: headers() });
    const found = await report();
    expect(found.survey).toEqual({ running: { posts: 0, total: 1 }, counted: first.counted });
    expect(found.orphanCounts.tag).toBe(1);
  });
});

describe('the report', () => {
  it('gives real totals of keywords beyond the 50 it lists', async () => {
    for (let number = 0; number < 52; number += 1)
      await add({ keyword: `từ khóa ${number}`, targetType: 'url', url: '/the/khong-co' });
    const { broken, unused, totals } = await survey();
    expect([broken.length, unused.length, totals]).toEqual([50, 50, { broken: 52, unused: 52, written: 0 }]);
  });

  it.each([
    ['a post that was never there', '/bai-khong-co', 'NO_POST'],
    ['an unknown author', '/tac-gia/nguyen-van-a-999999999', 'GONE'],
    ['an author without a number', '/tac-gia/nguyen-van-a', 'GONE'],
    ['an unknown tag', '/the/khong-co', 'GONE'],
    ['the home page', '/', null],
    ['a page of another kind', '/su-kien/le-hoi', null],
  ])('says what is wrong with an address of %s', async (_name, url, problem) => {
    const link = await add({ keyword: 'sông', targetType: 'url', url });
    expect((await read(link.id)).target.problem).toBe(problem);
    await publish(linking({ href: url }));
    const { written } = await survey();
    expect(written.map((one) => one.problem)).toEqual(problem === null ? [] : [problem]);
  });

  it.each([
    ['a tag that is off', '/the/tat', 'OFF'],
    ['a tag that was deleted', '/the/xoa', 'GONE'],
    ['the old address of a tag that was deleted', '/the/ten-cu', 'GONE'],
    ['the old address of a tag that is there', '/the/con-cu', null],
  ])('says the same of %s to a keyword and to a link that somebody wrote', async (_name, url, problem) => {
    const admin = { headers: room.admin.headers };
    const off = await aTag('Tắt', 'tat');
    const body = { id: off.id, version: off.version, status: 'DISABLED' as const };
    await server.ask(tagEndpoints.update, { ...admin, body });
    const remove = async (tag: { readonly id: string; readonly version: number }) =>
      await server.ask(tagEndpoints.remove, {
        headers: { ...room.admin.headers, 'if-match': `"${tag.version}"` },
        params: { id: tag.id },
      });
    await remove(await aTag('Xóa', 'xoa'));
    for (const [title, before, after, stays] of [
      ['Đổi tên', 'ten-cu', 'ten-moi', false],
      ['Còn', 'con-cu', 'con-moi', true],
    ] as const) {
      const { id, version } = await aTag(title, before);
      const renamed = await server.ask(tagEndpoints.update, { ...admin, body: { id, version, slug: after } });
      if (!stays) await remove(renamed);
    }
    const link = await add({ keyword: 'sông', targetType: 'url', url });
    expect((await read(link.id)).target.problem).toBe(problem);
    await publish(linking({ href: url }));
    const { written } = await survey();
    expect(written.map((one) => one.problem)).toEqual(problem === null ? [] : [problem]);
  });

  it('counts an address as broken when its post was purged, and leads on from an old address', async () => {
    const chief = await room.hire('SUPPER_ADMIN');
    const gone = await room.postIn('TRASHED', room.editor, { slug: 'bai-cu' });
    const admin = room.admin.headers;
    await server.ask(postEndpoints.remove, {
      headers: chief.headers,
      params: { id: gone.id },
      query: { purge: true },
    });
    const moved = await publish(article('chữ'), { slug: 'ten-dau' });
    const change = { id: moved.id, version: moved.version, slug: 'ten-sau' };
    const { version } = await server.ask(postEndpoints.update, { headers: admin, body: change });
    await server.ask(postEndpoints.apply, { headers: admin, params: { id: moved.id }, body: { version } });
    await add({ keyword: 'cũ', targetType: 'url', url: '/bai-cu' });
    await add({ keyword: 'mới', targetType: 'url', url: '/ten-dau' });
    await publish(linking({ href: '/bai-cu' }, { href: '/ten-dau?a=1#b' }));
    const { broken, written, orphans } = await survey();
    expect(broken.map(({ keyword }) => keyword)).toEqual(['cũ']);
    expect(written.map(({ address }) => address)).toEqual(['/bai-cu']);
    expect(orphans.map(({ id }) => id)).not.toContain(moved.id);
  });

  it('names links in public texts whose record is gone, off or not public, and none that can be opened', async () => {
    const [off, on] = [await aTag('Tắt', 'tat'), await aTag('Bật', 'bat')];
    await server.ask(tagEndpoints.update, {
      headers: room.admin.headers,
      body: { id: off.id, version: off.version, status: 'DISABLED' },
    });
    const draft = await room.write(room.editor);
    const text = linking(
      { href: '/the/tat', target: `tag:${off.id}` },
      { href: '/the/bat', target: `tag:${on.id}` },
      { href: '/nhap', target: `post:${draft.id}` },
      { href: '/the/xoa', target: 'tag:999999999' },
      { href: 'https://another.example/the/tat' },
    );
    const post = await publish(text);
    await room.write(room.editor, { content: text });
    const { written, totals } = await survey();
    expect(written).toEqual([
      { postId: post.id, title: post.title, address: '/the/tat', problem: 'OFF' },
      { postId: post.id, title: post.title, address: '/nhap', problem: 'OFF' },
      { postId: post.id, title: post.title, address: '/the/xoa', problem: 'GONE' },
    ]);
    expect(totals.written).toBe(3);
  });
});
