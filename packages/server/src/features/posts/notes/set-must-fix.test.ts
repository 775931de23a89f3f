import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { notesOn } from './test-support/a-note.ts';

const server = await startTestServer();
const { db } = server;
const notes = notesOn(server);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

const set = async (by: Staff, note: Pick<PostNote, 'id' | 'version'>, mustFix: boolean) =>
  (await notes.setMustFix(by, note, mustFix)).envelope;
const asked = async (by: Staff, note: Pick<PostNote, 'id' | 'version'>, mustFix: boolean) => {
  const envelope = await set(by, note, mustFix);
  if (!('data' in envelope)) throw new Error(JSON.stringify(envelope));
  return envelope.data;
};
const notifiedKinds = async (postId: string, { userId }: Staff) =>
  (
    await db
      .selectFrom('notifications')
      .select('kind')
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .where('kind', 'in', ['noteMustFix', 'noteEased', 'noteAdded'])
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('a note that is there already', () => {
  it('is made a must-fix by who may send the post back, whoever wrote it, and says who asked', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.write(room.author, id);
    expect((await set(room.author, note, true)).error).toBe(-403);
    const after = await asked(room.editor, note, true);
    expect(after).toMatchObject({
      mustFix: true,
      mustFixBy: { userId: room.editor.userId, name: room.editor.displayName },
      author: { userId: room.author.userId },
      version: 2,
    });
  });

  it('is judged then by who asked, not by who wrote it and the text: no way round it is left', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await asked(room.editor, await notes.write(room.author, id), true);
    expect((await set(room.author, note, false)).error).toBe(-403);
    for (const action of ['resolve', 'remove'] as const)
      expect((await notes.act(room.author, action, note)).envelope.error).toBe(-403);
    const change = { version: note.version, text: 'Không sao.' };
    const { envelope } = await server.send(noteEndpoints.update, {
      headers: room.author.headers,
      params: { id: note.id },
      body: change,
    });
    expect(envelope.error).toBe(-403);
    const eased = await asked(room.editor, note, false);
    expect(eased).toMatchObject({ mustFix: false, mustFixBy: null });
    expect((await notes.act(room.author, 'resolve', eased)).envelope.error).toBe(0);
  });

  it('is no must-fix any more by another editor, but not by one whose own text it is', async () => {
    const { id } = await room.postIn('EDITING', room.editor);
    const note = await notes.mustFix(room.admin, id);
    expect((await set(room.editor, note, false)).error).toBe(-403);
    expect((await set(await room.hire('EDITOR'), note, false)).error).toBe(0);
  });

  it('stays what it is when it is that already, and is switched over the version that was seen', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.mustFix(room.editor, id);
    expect(await asked(room.admin, note, true)).toMatchObject({ version: 1, mustFixBy: note.mustFixBy });
    await asked(room.admin, note, false);
    expect((await set(room.editor, note, true)).error).toBe(-409);
  });

  it('is not switched once it is resolved, nor are answers and comments, nor in another project', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.write(room.editor, id);
    const answer = await notes.write(room.editor, id, { parentId: note.id });
    const comment = await notes.write(room.editor, id, { kind: 'COMMENT' });
    for (const one of [answer, comment])
      expect(await set(room.editor, one, true)).toMatchObject({
        details: { rules: [{ code: 'NOTE_FORM' }] },
      });
    await notes.act(room.editor, 'resolve', note);
    expect(await set(room.editor, { ...note, version: 2 }, true)).toMatchObject({
      details: { rules: [{ code: 'NOTE_RESOLVED' }] },
    });
    const elsewhere = await aNewsroom(server);
    expect((await set(elsewhere.admin, note, true)).error).toBe(-404);
  });

  it('is audited with who asked before and after, and told to open consoles', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await asked(room.editor, await notes.write(room.author, id), true);
    await asked(room.admin, note, false);
    const rows = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'post.markNote')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      {
        before: { noteMustFix: false, noteMustFixBy: null },
        after: { noteMustFix: true, noteMustFixBy: room.editor.displayName },
      },
      { before: { noteMustFix: true }, after: { noteMustFix: false, noteMustFixBy: null } },
    ]);
    const reported = await db
      .selectFrom('live_notices')
      .select('kind')
      .where('thing_id', '=', id)
      .where('kind', '=', 'notes')
      .execute();
    expect(reported).toHaveLength(3);
  });

  it('is told to who works on the text, and to who asked when somebody else asks no longer', async () => {
    const { id } = await room.postIn('PENDING_APPROVAL', room.author);
    const note = await asked(room.editor, await notes.write(room.editor, id), true);
    expect(await notifiedKinds(id, room.author)).toEqual(['noteAdded', 'noteMustFix']);
    await asked(await room.hire('EDITOR'), note, false);
    expect(await notifiedKinds(id, room.editor)).toEqual(['noteEased']);
    expect(await notifiedKinds(id, room.author)).toEqual(['noteAdded', 'noteMustFix', 'noteEased']);
  });

  it('asks for its fix again when it is reopened', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.mustFix(room.editor, id);
    await notes.act(room.editor, 'resolve', note);
    await db.updateTable('notifications').set({ read_time: new Date() }).where('post_id', '=', id).execute();
    await notes.act(room.editor, 'reopen', { ...note, version: 2 });
    expect(await notifiedKinds(id, room.author)).toEqual(['noteMustFix', 'noteMustFix']);
  });
});
