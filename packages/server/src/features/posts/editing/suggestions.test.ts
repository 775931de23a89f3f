import type { ArticleDocument, ArticleMark, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { listSuggestions } from '@toasoan/contract/article/list-suggestions.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

const TIME = '2026-11-20T03:00:00.000Z';
const mark = (type: ArticleMark['type'], by: Staff, id: string, time = TIME): ArticleMark => ({
  type,
  attrs: { id, authorId: by.userId, authorName: by.displayName, time },
});
const text = (words: string, ...marks: ArticleMark[]): ArticleNode =>
  marks.length > 0 ? { type: 'text', marks, text: words } : { type: 'text', text: words };
const body = (...content: ArticleNode[]): ArticleDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});
const suggested = (by: Staff, id = 'suggest-1') =>
  body(text('Lúa '), text('chín', mark('deletion', by, id)), text('vàng rực', mark('insertion', by, id)));
const PLAIN = body(text('Lúa chín'));

async function save(by: Staff, { id, version }: Post, content: ArticleDocument): Promise<Post> {
  return await server.ask(postEndpoints.update, { headers: by.headers, body: { id, version, content } });
}

describe('suggested words', () => {
  it('are stored with the post and not among its public words', async () => {
    const post = await save(
      room.editor,
      await room.write(room.editor, { content: PLAIN }),
      suggested(room.editor),
    );
    expect(post.content).toEqual(suggested(room.editor));
    expect(post.contentHtml).toBe('<p>Lúa chín</p>');
    expect(post.wordCount).toBe(2);
  });

  it('belong to the person who saves them, whatever is sent', async () => {
    const forged = body(text('Mới', mark('insertion', room.author, 'suggest-9', '2099-01-01T00:00:00.000Z')));
    const post = await save(room.editor, await room.write(room.editor, { content: PLAIN }), forged);
    const [suggestion] = listSuggestions(post.content);
    expect(suggestion).toMatchObject({
      authorId: room.editor.userId,
      authorName: room.editor.displayName,
    });
    expect(Date.parse(suggestion?.time ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('keep their author when somebody else saves', async () => {
    const post = await save(
      room.editor,
      await room.write(room.editor, { content: PLAIN }),
      suggested(room.editor),
    );
    const both = {
      ...post.content,
      content: [
        ...post.content.content,
        ...body(text('Cuối', mark('insertion', room.admin, 'suggest-2'))).content,
      ],
    };
    const after = await save(room.admin, post, both);
    expect(listSuggestions(after.content).map(({ authorId }) => authorId)).toEqual([
      room.editor.userId,
      room.admin.userId,
    ]);
  });

  it('are not copied: a copy starts from the public content', async () => {
    const post = await save(
      room.editor,
      await room.write(room.editor, { content: PLAIN }),
      suggested(room.editor),
    );
    const copy = await server.ask(postEndpoints.copy, {
      headers: room.editor.headers,
      params: { id: post.id },
    });
    expect(copy.content).toEqual(PLAIN);
  });

  it('in a wrong form are refused', async () => {
    const post = await room.write(room.editor, { content: PLAIN });
    const wrong = body(text('x', { type: 'insertion', attrs: { id: 'suggest-1' } }));
    const refusal = await server.refusal(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id: post.id, version: post.version, content: wrong },
    });
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('a post with open suggestions', () => {
  const refusedTransition = async (
    by: Staff,
    post: Post,
    to: 'PENDING_APPROVAL' | 'PUBLISHED' | 'SCHEDULED',
  ) => {
    const scheduleTime = to === 'SCHEDULED' ? new Date(Date.now() + 86_400_000).toISOString() : undefined;
    const refusal = await server.refusal(postEndpoints.transition, {
      headers: by.headers,
      params: { id: post.id },
      body: { version: post.version, to, ...(scheduleTime && { scheduleTime }) },
    });
    return refusal.details.rules?.map(({ code, message }) => [code, message]);
  };
  const RULE = ['SUGGESTIONS_OPEN', 'Còn đề xuất sửa chưa duyệt: 1.'];

  it('can be neither approved nor published, and says how many there are', async () => {
    const editing = await room.postIn('EDITING', room.author, room.finished());
    const post = await save(room.editor, editing, suggested(room.editor));
    expect(await refusedTransition(room.admin, post, 'PENDING_APPROVAL')).toEqual([RULE]);
    expect(await refusedTransition(room.admin, post, 'PUBLISHED')).toEqual([RULE]);
    const decided = await save(room.editor, post, PLAIN);
    expect((await room.transition(room.admin, decided, 'PENDING_APPROVAL')).state).toBe('PENDING_APPROVAL');
  });

  it('cannot be scheduled either', async () => {
    const pending = await room.postIn('PENDING_APPROVAL', room.author, room.finished());
    const post = await save(room.admin, pending, suggested(room.admin));
    expect(await refusedTransition(room.admin, post, 'SCHEDULED')).toEqual([RULE]);
  });

  it('may be pending beside the public text, and stays out of it', async () => {
    const published = await room.postIn('PUBLISHED', room.admin, { ...room.finished(), content: PLAIN });
    const post = await save(room.admin, published, suggested(room.admin));
    expect(post.contentHtml).toBe('<p>Lúa chín</p>');
    const refusal = await server.refusal(postEndpoints.apply, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version },
    });
    expect(refusal.details.rules?.map(({ code }) => code)).toEqual(['SUGGESTIONS_OPEN']);
  });

  it("notifies its author once of somebody's suggestions", async () => {
    const editing = await room.postIn('EDITING', room.author, room.finished());
    const reported = () =>
      server.db
        .selectFrom('notifications')
        .select(['user_id', 'kind'])
        .where('post_id', '=', editing.id)
        .where('kind', '=', 'suggestionsMade')
        .execute();
    const post = await save(room.editor, editing, suggested(room.editor));
    await save(room.editor, post, suggested(room.editor, 'suggest-2'));
    expect(await reported()).toEqual([{ user_id: room.author.userId, kind: 'suggestionsMade' }]);
  });
});
