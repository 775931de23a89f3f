import type { ArticleDocument, ArticleMark } from '@toasoan/contract/article/article-node.ts';
import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { aVisitor, share } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;
beforeEach(async () => {
  room = await aNewsroom(server);
});

function linksTo(...targets: string[]): ArticleDocument {
  const marks = (target: string): ArticleMark[] => [
    { type: 'link', attrs: { href: '/cu', newTab: false, nofollow: false, target } },
  ];
  const content = targets.map((target) => ({ type: 'text' as const, text: target, marks: marks(target) }));
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

const hrefsOf = ({ contentHtml }: Pick<Post, 'contentHtml'>) =>
  [...contentHtml.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const read = (id: string) =>
  server.ask(postEndpoints.detail, { headers: room.editor.headers, params: { id } });

describe('a link to a record of the project', () => {
  it('leads to where post, category and tag are now, also in an article saved before', async () => {
    const target = await room.postIn('PUBLISHED', room.author, { title: 'Tin cũ', slug: 'tin-cu' });
    const { id: tagId } = await server.ask(tagEndpoints.create, {
      headers: room.admin.headers,
      body: { title: 'Lúa', slug: 'lua' },
    });
    const category = await server.ask(categoryEndpoints.create, {
      headers: room.admin.headers,
      body: { title: 'Nông nghiệp', slug: 'nong-nghiep' },
    });
    const content = linksTo(`post:${target.id}`, `category:${category.id}`, `tag:${tagId}`);
    const post = await room.write(room.editor, { ...room.finished(), content });
    const { url } = await share(server, room.admin, post, { versionNo: 1 });
    expect(hrefsOf(post)).toEqual(['/tin-cu', '/chuyen-muc/nong-nghiep', '/the/lua']);
    const { headers } = room.admin;
    const { version } = await server.ask(postEndpoints.update, {
      headers,
      body: { id: target.id, version: target.version, slug: 'tin-moi' },
    });
    const body = { version, fields: ['slug' as const], isSubstantive: false };
    await server.ask(postEndpoints.apply, { headers, params: { id: target.id }, body });
    const after = await read(post.id);
    expect(hrefsOf(after)[0]).toBe('/tin-moi');
    expect(JSON.stringify(after.content)).toContain('"href":"/tin-moi"');
    expect(after.version).toBe(post.version);
    const { snapshot } = await server.ask(versionEndpoints.detail, {
      headers: room.editor.headers,
      params: { id: post.id, no: 1 },
    });
    expect(JSON.stringify(snapshot.content)).toContain('"href":"/tin-moi"');
    expect((await visit(url)).body).toMatch(/href="https:[/][/][^"/]+[/]tin-moi" data-target="post:/);
  });

  it('leads to an author by the pen name, which is all that readers know', async () => {
    const { userId, displayName } = room.author;
    const link = linksTo(`user:${userId}`);
    const before = await room.write(room.editor, { content: link });
    expect(hrefsOf(before)).toEqual([targetPath('user', authorSlug({ id: userId, name: displayName }))]);
    await server.db
      .insertInto('account_profiles')
      .values({
        user_id: userId,
        project_id: room.projectId,
        kind: 'author',
        profile: '{}',
        slug: 'hai-dang',
        pen_name: 'Hải Đăng',
      })
      .execute();
    expect(hrefsOf(await read(before.id))).toEqual([`/tac-gia/hai-dang-${userId}`]);
  });

  it('keeps its address while its post was never public: a reporter learns nothing of a colleague’s draft', async () => {
    const secret = await room.write(room.editor, { title: 'Vụ án chưa công bố' });
    const post = await room.write(room.author, { content: linksTo(`post:${secret.id}`) });
    expect(hrefsOf(post)).toEqual(['/cu']);
    const known = await room.postIn('PUBLISHED', room.author, { slug: 'da-cong-bo' });
    const other = await room.write(room.author, { content: linksTo(`post:${known.id}`) });
    expect(hrefsOf(other)).toEqual(['/da-cong-bo']);
  });

  it('keeps its address when the target is gone or of another project', async () => {
    const other = await aNewsroom(server);
    const foreign = await other.write(other.editor, { title: 'Của báo khác' });
    const post = await room.write(room.editor, {
      content: linksTo(`post:${foreign.id}`, 'post:999999999999', 'tag:999999999999'),
    });
    expect(hrefsOf(post)).toEqual(['/cu', '/cu', '/cu']);
  });
});
