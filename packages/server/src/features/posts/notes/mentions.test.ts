import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { beforeAll, expect, it } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
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

const notifiedKinds = async (postId: string, { userId }: Pick<Staff, 'userId'>) =>
  (
    await db
      .selectFrom('notifications')
      .select('kind')
      .where('post_id', '=', postId)
      .where('user_id', '=', userId)
      .where('kind', 'in', ['mention', 'noteAdded', 'noteResolved'])
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

it('mentioned people are notified once, the author of a new note, and its writer of its resolution', async () => {
  const { id } = await room.postIn('PENDING_APPROVAL', room.author);
  const note = await notes.write(room.editor, id, {
    text: `@${room.admin.displayName} xem giúp`,
    mentions: [room.admin.userId, room.admin.userId],
  });
  expect(note.mentions).toEqual([{ userId: room.admin.userId, name: room.admin.displayName }]);
  expect(await notifiedKinds(id, room.admin)).toEqual(['mention']);
  expect(await notifiedKinds(id, room.author)).toEqual(['noteAdded']);
  await notes.act(room.admin, 'resolve', note);
  expect(await notifiedKinds(id, room.editor)).toEqual(['noteResolved']);
});

it("an answer notifies the note's writer, and a changed text only newly mentioned people", async () => {
  const { id } = await room.postIn('PENDING_APPROVAL', room.author);
  const note = await notes.write(room.editor, id, { mentions: [room.admin.userId] });
  await notes.write(room.author, id, { parentId: note.id });
  expect(await notifiedKinds(id, room.editor)).toEqual(['noteAdded']);
  // The post's editor is notified of the answer too.
  expect(await notifiedKinds(id, room.admin)).toEqual(['mention', 'noteAdded']);
  const colleague = await room.hire('EDITOR');
  await server.ask(noteEndpoints.update, {
    headers: room.editor.headers,
    params: { id: note.id },
    body: { version: 1, text: 'Cả hai xem giúp', mentions: [room.admin.userId, colleague.userId] },
  });
  expect(await notifiedKinds(id, room.admin)).toEqual(['mention', 'noteAdded']);
  expect(await notifiedKinds(id, colleague)).toEqual(['mention']);
});

it('nobody is mentioned who cannot see the post', async () => {
  const { id } = await room.postIn('EDITING', room.author);
  const elsewhere = await aNewsroom(server);
  const disabled = await aPerson(db, { role: 'EDITOR', projects: [room.projectId], status: 'DISABLED' });
  const stranger = await room.hire('AUTHOR');
  for (const { userId } of [stranger, elsewhere.editor, disabled]) {
    const { envelope } = await notes.send(room.editor, id, { mentions: [userId] });
    expect(envelope).toMatchObject({ details: { rules: [{ code: 'MENTION_CANNOT_SEE' }] } });
  }
  expect((await notes.send(room.editor, id, { mentions: [room.author.userId] })).envelope.error).toBe(0);
});

it('colleagues are found by any part of their name without diacritics, never by address', async () => {
  const { id } = await room.postIn('EDITING', room.author);
  async function called(displayName: string, role: 'EDITOR' | 'AUTHOR' = 'EDITOR') {
    const person = await aPerson(db, { role, projects: [room.projectId], displayName });
    // The username is found by the index, and is no name.
    const words = wordsOf(foldVietnamese(`${displayName} ${person.email}`)).join(' ');
    await db.updateTable('users').set({ name_text: words }).where('id', '=', person.userId).execute();
    return person;
  }
  const duc = await called('Đặng Minh Đức');
  await called('Đức Anh', 'AUTHOR');
  const find = async (text: string) =>
    (
      await server.ask(noteEndpoints.people, {
        headers: room.author.headers,
        params: { id },
        query: { text },
      })
    ).items.map(({ userId }) => userId);
  expect(await find('minh đ')).toEqual([duc.userId]);
  expect(await find('dang duc')).toEqual([duc.userId]);
  expect(await find(duc.email)).toEqual([]);
  expect(await find('')).toContain(room.author.userId);
});
