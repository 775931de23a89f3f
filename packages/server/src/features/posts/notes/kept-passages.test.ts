import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { anchorOf, notesOn } from './test-support/a-note.ts';

const server = await startTestServer();
const notes = notesOn(server);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

const TEXT = 'Giá xăng tăng 450 đồng từ 15 giờ hôm nay, theo Bộ Công Thương.';
const PASSAGE = 'tăng 450 đồng';
type Inline = NonNullable<ArticleDocument['content'][number]['content']>;

const paragraphs = (...texts: (string | Inline)[]): ArticleDocument => ({
  type: 'doc',
  content: texts.map((text) => ({
    type: 'paragraph',
    content: typeof text === 'string' ? [{ type: 'text', text }] : text,
  })),
});
const save = ({ id, version }: Pick<Post, 'id' | 'version'>, content: ArticleDocument) =>
  server.ask(postEndpoints.update, { headers: room.editor.headers, body: { id, version, content } });
async function aNotedPost(content = paragraphs(TEXT)): Promise<Post> {
  const post = await room.postIn('EDITING', room.author, { content });
  await notes.write(room.editor, post.id, { anchor: anchorOf(TEXT, PASSAGE) });
  return post;
}
/** What the passage says now and in which paragraph; what it said, when it is gone. */
async function passage({ id }: Pick<Post, 'id'>): Promise<string> {
  const [note] = await notes.list(room.editor, id);
  if (!note?.anchor) throw new Error('no passage');
  return note.anchor.isLost ? `mất: ${note.quote}` : `${note.anchor.block}: ${note.anchor.text}`;
}
const suggested = (type: 'insertion' | 'deletion', text: string): Inline[number] => ({
  type: 'text',
  text,
  marks: [
    {
      type,
      attrs: {
        id: 'S1aB2cD3eF4gH5iJ6kL7mN',
        authorId: room.editor.userId,
        authorName: room.editor.displayName,
        time: '2026-11-20T03:05:00.000Z',
      },
    },
  ],
});

describe('a note stays at its passage', () => {
  it('when paragraphs are split before, in and after it, and joined again', async () => {
    const post = await aNotedPost();
    const one = await save(post, paragraphs('Giá xăng', 'tăng 450 đồng từ 15 giờ', 'hôm nay.'));
    expect(await passage(post)).toBe('1: tăng 450 đồng');
    const two = await save(one, paragraphs('Giá xăng tăng', '450 đồng từ 15 giờ hôm nay.'));
    expect(await passage(post)).toBe('0: tăng\n450 đồng');
    await save(two, paragraphs(TEXT));
    expect(await passage(post)).toBe('0: tăng 450 đồng');
  });

  it('when an earlier version is restored, which has it, has it not, and has it again', async () => {
    const post = await aNotedPost();
    const cut = await save(post, paragraphs('Bài viết lại từ đầu, chưa có con số nào.'));
    expect(await passage(post)).toBe(`mất: ${PASSAGE}`);
    const restore = async (from: Post, no: number) =>
      (
        await server.ask(versionEndpoints.restore, {
          headers: room.editor.headers,
          params: { id: post.id },
          body: { version: from.version, no },
        })
      ).post;
    const { items } = await server.ask(versionEndpoints.list, {
      headers: room.editor.headers,
      params: { id: post.id },
    });
    const [last, before] = [items[0], items.at(-1)];
    const back = await restore(cut, before?.no ?? 0);
    expect(await passage(post)).toBe(`0: ${PASSAGE}`);
    await restore(back, last?.no ?? 0);
    expect(await passage(post)).toBe(`mất: ${PASSAGE}`);
  });

  it('when what two people wrote around it is joined and saved as one', async () => {
    const post = await aNotedPost(paragraphs('Mở đầu.', TEXT, 'Kết.'));
    await notes.write(room.editor, post.id, { anchor: { ...anchorOf(TEXT, PASSAGE), block: 1 } });
    const mine = await save(post, paragraphs('Mở đầu mới hẳn.', TEXT, 'Kết.'));
    const { envelope } = await server.send(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, content: paragraphs('Mở đầu.', TEXT, 'Kết dài hơn.') },
    });
    expect(envelope.error).toBe(-409);
    await save(mine, paragraphs('Mở đầu mới hẳn.', `Chiều nay, ${TEXT}`, 'Kết dài hơn.'));
    expect(await passage(post)).toBe(`1: ${PASSAGE}`);
  });

  it('while a change of it is suggested, when that is accepted, and when it is rejected', async () => {
    for (const [settled, found] of [
      ['tăng 480 đồng', '0: tăng 480 đồng'],
      ['tăng 450 đồng', '0: tăng 450 đồng'],
    ] as const) {
      const post = await aNotedPost();
      const [head, tail] = ['Giá xăng tăng ', ' đồng từ 15 giờ hôm nay, theo Bộ Công Thương.'];
      const changed = await save(
        post,
        paragraphs([
          { type: 'text', text: head },
          suggested('deletion', '450'),
          suggested('insertion', '480'),
          { type: 'text', text: tail },
        ]),
      );
      expect(await passage(post)).toBe('0: tăng 450480 đồng');
      await save(changed, paragraphs(TEXT.replace(PASSAGE, settled)));
      expect(await passage(post)).toBe(found);
    }
  });

  it('when it is struck out by a suggestion; accepted, it is gone with the words it had', async () => {
    const post = await aNotedPost();
    const [head, tail] = TEXT.split(PASSAGE) as [string, string];
    const parts: Inline = [
      { type: 'text', text: head },
      suggested('deletion', PASSAGE),
      { type: 'text', text: tail },
    ];
    const struck = await save(post, paragraphs(parts));
    expect(await passage(post)).toBe(`0: ${PASSAGE}`);
    const gone = await save(struck, paragraphs(head + tail.trimStart()));
    expect(await passage(post)).toBe(`mất: ${PASSAGE}`);
    await save(gone, paragraphs(TEXT));
    expect(await passage(post)).toBe(`0: ${PASSAGE}`);
  });

  it('when it is reopened after its text went on: where it stands then, or gone', async () => {
    const post = await aNotedPost();
    const [note] = await notes.list(room.editor, post.id);
    if (!note) throw new Error('no note');
    await notes.act(room.editor, 'resolve', note);
    const moved = await save(post, paragraphs('Mở đầu.', TEXT));
    await notes.act(room.editor, 'reopen', { id: note.id, version: 2 });
    expect(await passage(post)).toBe(`1: ${PASSAGE}`);
    await notes.act(room.editor, 'resolve', { id: note.id, version: 3 });
    await save(moved, paragraphs('Bài viết lại từ đầu.'));
    await notes.act(room.editor, 'reopen', { id: note.id, version: 4 });
    expect(await passage(post)).toBe(`mất: ${PASSAGE}`);
  });

  it('when waiting changes of a public post are made public or dropped', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { content: paragraphs(TEXT) });
    await notes.write(room.editor, post.id, { anchor: anchorOf(TEXT, PASSAGE) });
    const first = await save(post, paragraphs('Tin nóng.', TEXT));
    const shown = await server.ask(postEndpoints.apply, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: first.version },
    });
    expect(await passage(post)).toBe(`1: ${PASSAGE}`);
    const second = await save(shown, paragraphs('Bài viết lại từ đầu.'));
    expect(await passage(post)).toBe(`mất: ${PASSAGE}`);
    await server.ask(postEndpoints.dropPending, {
      headers: room.editor.headers,
      params: { id: post.id },
      body: { version: second.version },
    });
    expect(await passage(post)).toBe(`1: ${PASSAGE}`);
  });
});
