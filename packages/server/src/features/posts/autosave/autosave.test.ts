import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

type Caller = Pick<Staff, 'headers'>;

const aSession = () => `phien-soan-thao-${aNumber()}`;

function bodyOf({ id, version }: Pick<Post, 'id' | 'version'>, editingSession: string, draft: PostDraft) {
  return { postId: id, editingSession, baseVersion: version, draft };
}

function keep({ headers }: Caller, post: Post, editingSession: string, draft: PostDraft) {
  return server.ask(postEndpoints.autosave, { headers, body: bodyOf(post, editingSession, draft) });
}

async function kept({ headers }: Caller, { id }: Pick<Post, 'id'>) {
  return (await server.ask(postEndpoints.autosaves, { headers, query: { postId: id } })).items;
}

const titlesKept = async (by: Caller, post: Post) => (await kept(by, post)).map(({ draft }) => draft.title);

const detail = ({ headers }: Caller, id: string) =>
  server.ask(postEndpoints.detail, { headers, params: { id } });

describe('an autosave', () => {
  it('is returned as it was stored, and never changes the post', async () => {
    const post = await room.write(room.editor, { title: 'Đã lưu' });
    const audit = () =>
      server.db.selectFrom('audit_log').select('id').where('entity_id', '=', post.id).execute();
    const before = await audit();
    const [session, draft] = [aSession(), { title: 'Đang gõ', content: article('Chưa lưu'), tagIds: [] }];
    const { savedTime } = await keep(room.editor, post, session, draft);
    expect(await kept(room.editor, post)).toEqual([
      { editingSession: session, baseVersion: 1, savedTime, draft, tags: [] },
    ]);
    expect(await detail(room.editor, post.id)).toEqual(post);
    expect(await audit()).toEqual(before);
  });

  it('names its tags, except for deleted ones', async () => {
    const post = await room.write(room.editor);
    const tag = await server.ask(tagEndpoints.create, {
      headers: room.admin.headers,
      body: { title: `Vịnh Hạ Long ${aNumber()}` },
    });
    await keep(room.editor, post, aSession(), { tagIds: [tag.id, '999999999'] });
    const [saved] = await kept(room.editor, post);
    expect(saved?.tags).toEqual([{ id: tag.id, title: tag.title }]);
  });

  it('replaces an earlier one of the same editing session, and nothing else', async () => {
    const post = await room.write(room.editor);
    const [one, other] = [aSession(), aSession()];
    await keep(room.editor, post, one, { title: 'một' });
    await keep(room.editor, post, other, { title: 'hai' });
    await keep(room.editor, post, one, { title: 'một, gõ tiếp' });
    expect(await titlesKept(room.editor, post)).toEqual(['một, gõ tiếp', 'hai']);
  });

  it('is shown to its author only, even under the same session', async () => {
    const post = await room.write(room.author);
    const session = aSession();
    await keep(room.author, post, session, { title: 'của tác giả' });
    await keep(room.admin, post, session, { title: 'của quản trị' });
    expect(await titlesKept(room.author, post)).toEqual(['của tác giả']);
    expect(await titlesKept(room.admin, post)).toEqual(['của quản trị']);
    expect(await titlesKept(room.editor, post)).toEqual([]);
    await server.ask(postEndpoints.removeAutosave, {
      headers: room.admin.headers,
      params: { editingSession: session },
      query: { postId: post.id },
    });
    expect(await titlesKept(room.author, post)).toEqual(['của tác giả']);
    expect(await titlesKept(room.admin, post)).toEqual([]);
  });

  it('keeps the version that its text is based on when the post is saved meanwhile', async () => {
    const post = await room.write(room.author);
    await keep(room.author, post, aSession(), { title: 'cũ' });
    await server.ask(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id: post.id, version: 1, title: 'Biên tập viên đã lưu' },
    });
    expect((await kept(room.author, post)).map(({ baseVersion }) => baseVersion)).toEqual([1]);
  });

  it('of a post that the person may not know of is −404, like an unknown one', async () => {
    const hidden = await room.write(room.editor);
    const other = await aNewsroom(server);
    const foreign = await other.postIn('PUBLISHED', other.admin);
    const { headers } = room.author;
    for (const post of [hidden, foreign, { id: '999999999', version: 1 }]) {
      const body = bodyOf(post, aSession(), { title: 'x' });
      expect((await server.refusal(postEndpoints.autosave, { headers, body })).error).toBe(-404);
      const query = { postId: post.id };
      expect((await server.refusal(postEndpoints.autosaves, { headers, query })).error).toBe(-404);
    }
  });

  it('is checked like a save, so that it can be saved later', async () => {
    const post = await room.write(room.editor);
    const { headers } = room.editor;
    const draft = { title: 'x'.repeat(251) };
    const refusal = await server.refusal(postEndpoints.autosave, {
      headers,
      body: bodyOf(post, aSession(), draft),
    });
    expect(refusal).toMatchObject({ error: -400, errors: [{ field: 'draft.title', code: 'tooLong' }] });
  });
});

describe('a stored autosave', () => {
  it('ends with the save of its own editing session; other sessions and people keep theirs', async () => {
    const post = await room.write(room.author);
    const [mine, mineElsewhere] = [aSession(), aSession()];
    await keep(room.author, post, mine, { title: 'thẻ này' });
    await keep(room.author, post, mineElsewhere, { title: 'thẻ khác' });
    await keep(room.editor, post, mine, { title: 'người khác' });
    const { headers } = room.author;
    const body = { id: post.id, version: 1, title: 'Đã lưu', editingSession: mine };
    await server.ask(postEndpoints.update, { headers, body });
    expect(await titlesKept(room.author, post)).toEqual(['thẻ khác']);
    expect(await titlesKept(room.editor, post)).toEqual(['người khác']);
  });

  it('ends with the transition that its own editing session makes', async () => {
    const post = await room.write(room.admin, room.finished());
    const session = aSession();
    await keep(room.admin, post, session, { title: 'x' });
    await server.ask(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: 1, to: 'PUBLISHED', editingSession: session },
    });
    expect(await kept(room.admin, post)).toEqual([]);
  });

  it('stays when the save is refused', async () => {
    const post = await room.write(room.author);
    const session = aSession();
    await keep(room.author, post, session, { title: 'chưa lưu được' });
    const body = { id: post.id, version: 7, title: 'x', editingSession: session };
    await server.refusal(postEndpoints.update, { headers: room.author.headers, body });
    expect(await titlesKept(room.author, post)).toEqual(['chưa lưu được']);
  });

  it('survives signing out and a session ended by the server (−20)', async () => {
    const person = await room.hire('AUTHOR');
    const post = await room.write(person);
    await keep(person, post, aSession(), { title: 'gõ dở' });
    await server.ask(sessionEndpoints.logout, { headers: person.headers });
    const again = { headers: await signIn(server.db, person, { project: room.projectId }) };
    expect(await titlesKept(again, post)).toEqual(['gõ dở']);

    await endSessionsOf(server.db, person.userId, 'account-changed', { now: new Date() });
    const body = bodyOf(post, aSession(), { title: 'không tới' });
    const refusal = await server.refusal(postEndpoints.autosave, { headers: again.headers, body });
    expect(refusal.error).toBe(-20);
    const later = { headers: await signIn(server.db, person, { project: room.projectId }) };
    expect(await titlesKept(later, post)).toEqual(['gõ dở']);
  });

  it('survives the trash', async () => {
    const post = await room.write(room.author);
    await keep(room.author, post, aSession(), { title: 'trước khi xóa' });
    const trashed = await room.transition(room.author, post, 'TRASHED');
    await room.transition(room.author, trashed, 'DRAFT');
    expect(await titlesKept(room.author, post)).toEqual(['trước khi xóa']);
  });

  it('is limited to the ten newest of a person and post, for thirty days', async () => {
    const post = await room.write(room.author);
    for (let number = 1; number <= 12; number += 1) {
      await keep(room.author, post, aSession(), { title: `lần ${number}` });
    }
    expect(await titlesKept(room.author, post)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `lần ${number}`),
    );
    await server.db
      .updateTable('post_autosaves')
      .set({ saved_time: sql<Date>`now() - interval '31 days'` })
      .where('post_id', '=', post.id)
      .execute();
    expect(await kept(room.author, post)).toEqual([]);
  });
});
