import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { anchorOf, notesOn } from './test-support/a-note.ts';

const server = await startTestServer();
const { db } = server;
const notes = notesOn(server);
let room: Newsroom;
let other: Staff;
beforeAll(async () => {
  room = await aNewsroom(server);
  other = await room.hire('AUTHOR');
});

const save = (by: Staff, { id, version }: Pick<Post, 'id' | 'version'>, text: string) =>
  server.ask(postEndpoints.update, {
    headers: by.headers,
    body: { id, version, content: article(text) },
  });

describe('notes', () => {
  it('are written and answered by whoever reads the text before it is out, and by nobody else', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.write(room.editor, id);
    const answer = await notes.write(room.author, id, { parentId: note.id, text: 'Em bổ sung ngay.' });
    expect(await notes.list(room.author, id)).toMatchObject([
      { id: note.id, text: 'Cần dẫn nguồn.', author: { name: room.editor.displayName }, parentId: null },
      { id: answer.id, parentId: note.id },
    ]);
    expect((await notes.send(other, id)).envelope.error).toBe(-404);
    const { headers } = other;
    expect((await server.send(noteEndpoints.list, { headers, params: { id } })).envelope.error).toBe(-404);
  });

  it('of a public post stay within the newsroom that writes it', async () => {
    const { id } = await room.postIn('PUBLISHED', room.author);
    await notes.write(room.editor, id);
    const { headers } = other;
    expect((await server.send(noteEndpoints.list, { headers, params: { id } })).envelope.error).toBe(-403);
    expect((await notes.send(other, id)).envelope.error).toBe(-403);
  });

  it('of another project are not there', async () => {
    const elsewhere = await aNewsroom(server);
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.write(room.editor, id);
    expect((await notes.send(elsewhere.admin, id)).envelope.error).toBe(-404);
    expect((await notes.act(elsewhere.admin, 'resolve', note)).envelope.error).toBe(-404);
    const own = await elsewhere.postIn('EDITING', elsewhere.author);
    const { envelope } = await notes.send(elsewhere.editor, own.id, { parentId: note.id });
    expect(envelope.error).toBe(-404);
  });

  it('are changed by who wrote them while open, over the version that was seen, and audited', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.write(room.editor, id);
    const change = (by: Staff, version: number, text = 'Cần hai nguồn.') =>
      server.send(noteEndpoints.update, {
        headers: by.headers,
        params: { id: note.id },
        body: { version, text },
      });
    expect((await change(room.admin, 1)).envelope.error).toBe(-403);
    expect((await change(room.editor, 7)).envelope.error).toBe(-409);
    expect((await change(room.editor, 1)).envelope).toMatchObject({
      data: { text: 'Cần hai nguồn.', version: 2 },
    });
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'post')
      .where('entity_id', '=', id)
      .where('action', 'like', 'post.%Note')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'post.addNote', after: { noteText: 'Cần dẫn nguồn.' } },
      {
        action: 'post.changeNote',
        before: { noteText: 'Cần dẫn nguồn.' },
        after: { noteText: 'Cần hai nguồn.' },
      },
    ]);
  });

  it('are removed by who wrote them until somebody answers, then by who leads, with their answers', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const own = await notes.write(room.author, id);
    expect((await notes.act(room.editor, 'remove', own)).envelope.error).toBe(-403);
    expect((await notes.act(room.author, 'remove', own)).envelope.error).toBe(0);
    const note = await notes.write(room.editor, id);
    await notes.write(room.author, id, { parentId: note.id });
    expect((await notes.act(room.editor, 'remove', note)).envelope.error).toBe(-403);
    expect((await notes.act(room.admin, 'remove', note)).envelope.error).toBe(0);
    expect(await notes.list(room.admin, id)).toEqual([]);
  });

  it('sent again with the same key are made once', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const headers = { ...room.editor.headers, 'idempotency-key': `ghi-chu-mot-lan-${id}` };
    const body = { postId: id, kind: 'NOTE', text: 'Chỉ một lần.' } as const;
    const [one, two] = [
      await server.ask(noteEndpoints.create, { headers, body }),
      await server.ask(noteEndpoints.create, { headers, body }),
    ];
    expect(one.id).toBe(two.id);
    expect(await notes.list(room.editor, id)).toHaveLength(1);
  });

  it('have the form of their kind', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const anchor = anchorOf('Nội dung của bài.', 'Nội dung');
    const codes = async (options: Parameters<typeof notes.send>[2]) => {
      const { envelope } = await notes.send(room.editor, id, options);
      return 'details' in envelope ? envelope.details.rules?.map(({ code }) => code) : [];
    };
    const note = await notes.write(room.editor, id, { anchor });
    const answer = await notes.write(room.editor, id, { parentId: note.id });
    expect(await codes({ kind: 'COMMENT', anchor })).toEqual(['NOTE_FORM']);
    expect(await codes({ kind: 'COMMENT', mustFix: true })).toEqual(['NOTE_FORM']);
    expect(await codes({ parentId: note.id, mustFix: true })).toEqual(['NOTE_FORM']);
    expect(await codes({ saysFixed: true })).toEqual(['NOTE_FORM']);
    expect(await codes({ parentId: answer.id })).toEqual(['ANSWER_OF_ANSWER']);
    await notes.act(room.editor, 'resolve', note);
    expect(await codes({ parentId: note.id })).toEqual(['NOTE_RESOLVED']);
    expect(await codes({ kind: 'COMMENT', text: 'Ai theo bài này?' })).toEqual([]);
  });

  it('come all at once and in their order, however many there are', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const row = {
      project_id: room.projectId,
      post_id: id,
      kind: 'NOTE' as const,
      mentions: '[]',
      must_fix: false,
      quote: '',
      says_fixed: false,
      author_id: room.editor.userId,
      author_name: room.editor.displayName,
    };
    const threads = await db
      .insertInto('post_notes')
      .values(Array.from({ length: 200 }, (_, index) => ({ ...row, text: `Ghi chú ${index}.` })))
      .returning('id')
      .execute();
    await db
      .insertInto('post_notes')
      .values(threads.map((thread) => ({ ...row, parent_id: thread.id, text: 'Đã sửa ạ.' })))
      .execute();
    const listed = await notes.list(room.editor, id);
    expect(listed.map(({ text }) => text).slice(0, 200)).toEqual(
      threads.map((_, index) => `Ghi chú ${index}.`),
    );
    expect(listed.slice(200).map(({ parentId }) => parentId)).toEqual(threads.map((thread) => thread.id));
  });

  it('of a post in the trash can only be read', async () => {
    const { id } = await room.postIn('TRASHED', room.author);
    const { envelope } = await notes.send(room.author, id);
    expect(envelope).toMatchObject({ details: { rules: [{ code: 'NOTE_IN_TRASH' }] } });
    expect(await notes.list(room.author, id)).toEqual([]);
  });

  it('tell open consoles, in the same transaction', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    await notes.write(room.editor, id);
    const reported = await db
      .selectFrom('live_notices')
      .select(['kind', 'project_id', 'user_id'])
      .where('thing_id', '=', id)
      .where('kind', '=', 'notes')
      .execute();
    expect(reported).toEqual([{ kind: 'notes', project_id: room.projectId, user_id: null }]);
  });
});

describe('the passage of a note', () => {
  const TEXT = 'Giá xăng tăng 450 đồng từ 15 giờ hôm nay.';

  it('follows what is saved around it and in it, and is told as gone with its words', async () => {
    const post = await room.postIn('EDITING', room.author, { content: article(TEXT) });
    await notes.write(room.editor, post.id, { anchor: anchorOf(TEXT, 'tăng 450 đồng') });
    const anchor = async () => (await notes.list(room.editor, post.id))[0]?.anchor;
    const one = await save(room.editor, post, `Chiều nay, giá xăng ${TEXT.slice(9)}`);
    expect(await anchor()).toMatchObject({ text: 'tăng 450 đồng', at: 20, isLost: false });
    const two = await save(room.editor, one, 'Chiều nay, giá xăng tăng thêm 480 đồng từ 15 giờ hôm nay.');
    expect(await anchor()).toMatchObject({ text: 'tăng thêm 480 đồng', isLost: false });
    await save(room.editor, two, 'Bài viết lại từ đầu.');
    const [note] = await notes.list(room.editor, post.id);
    expect(note).toMatchObject({ quote: 'tăng 450 đồng', anchor: { isLost: true }, version: 1 });
  });

  it('of a public post follows the changes that wait beside it', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { content: article(TEXT) });
    await notes.write(room.editor, post.id, { anchor: anchorOf(TEXT, '15 giờ') });
    await save(room.editor, post, `Tin nóng: ${TEXT}`);
    const [note] = await notes.list(room.editor, post.id);
    expect(note?.anchor).toMatchObject({ text: '15 giờ', at: TEXT.indexOf('15 giờ') + 10, isLost: false });
  });
});
