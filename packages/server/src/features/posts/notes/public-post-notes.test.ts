import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { notedFor } from './noted-posts-view.ts';
import { notesOn } from './test-support/a-note.ts';

const server = await startTestServer();
const notes = notesOn(server);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

async function aChangedPost(draft: PostDraft = { title: 'Tít mới', kicker: 'Ghi chép' }): Promise<Post> {
  const { id, version } = await room.postIn('PUBLISHED', room.author);
  return await server.ask(postEndpoints.update, {
    headers: room.editor.headers,
    body: { id, version, ...draft },
  });
}
const refusedApply = ({ id, version }: Post, fields?: string[]) =>
  server.refusal(postEndpoints.apply, {
    headers: room.admin.headers,
    params: { id },
    body: { version, ...(fields && { fields }) },
  });
const check = ({ id }: Post) =>
  server.ask(pendingEndpoints.check, { headers: room.admin.headers, params: { id }, query: {} });
const apply = ({ id, version }: Post) =>
  server.ask(postEndpoints.apply, { headers: room.admin.headers, params: { id }, body: { version } });

const RULE = {
  code: 'NOTE_MUST_FIX_OPEN',
  field: 'notes',
  message: 'Còn ghi chú phải sửa chưa xong: 1.',
};

describe('an open must-fix note of a public post', () => {
  it('blocks its changes from publication, all or some of them, in the words of the checklist', async () => {
    const post = await aChangedPost();
    await notes.mustFix(room.editor, post.id);
    const { status, code, details } = await refusedApply(post);
    expect([status, code, details.rules]).toEqual([422, 'RULES_NOT_MET', [RULE]]);
    expect((await refusedApply(post, ['kicker'])).details.rules).toEqual([RULE]);
    const { title, pending } = await server.ask(postEndpoints.detail, {
      headers: room.admin.headers,
      params: { id: post.id },
    });
    expect([title, pending?.draft.title]).toEqual([post.title, 'Tít mới']);
  });

  it('is shown before anybody tries, and no longer once it is resolved', async () => {
    const post = await aChangedPost();
    const note = await notes.mustFix(room.editor, post.id);
    expect((await check(post)).unmet).toEqual([RULE]);
    await notes.act(room.editor, 'resolve', note);
    expect((await check(post)).unmet).toEqual([]);
    expect((await apply(post)).title).toBe('Tít mới');
  });

  it('no longer blocks once its mark is removed', async () => {
    const post = await aChangedPost();
    const note = await notes.mustFix(room.editor, post.id);
    await notes.setMustFix(room.editor, note, false);
    expect((await apply(post)).title).toBe('Tít mới');
  });

  it('keeps the post public and lets its changes be written and dropped', async () => {
    const post = await aChangedPost();
    await notes.mustFix(room.editor, post.id);
    const further = await server.ask(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id: post.id, version: post.version, title: 'Tít khác' },
    });
    expect(further.state).toBe('PUBLISHED');
    const dropped = await server.ask(postEndpoints.dropPending, {
      headers: room.editor.headers,
      params: { id: post.id },
      body: { version: further.version },
    });
    expect(dropped.pending).toBeNull();
  });
});

it("a public post that needs a fix is among its author's work", async () => {
  const post = await aChangedPost();
  await notes.mustFix(room.editor, post.id);
  const noted = notedFor(room.projectId, room.author.userId);
  const { rows } = await sql<{ noted: unknown }>`SELECT ${noted} AS noted`.execute(server.db);
  expect(rows[0]?.noted).toContainEqual({
    postId: post.id,
    title: post.title,
    open: 1,
    text: 'Sai số liệu, sửa giúp.',
  });
});

it('a plain note and a comment do not block changes', async () => {
  const post = await aChangedPost();
  await notes.write(room.editor, post.id);
  await notes.write(room.editor, post.id, { kind: 'COMMENT' });
  expect((await check(post)).unmet).toEqual([]);
  expect((await apply(post)).title).toBe('Tít mới');
});

it('a must-fix note and an application of changes never overlap: one of two concurrent ones waits', async () => {
  for (let round = 0; round < 4; round += 1) {
    const post = await aChangedPost();
    const [noted, applied] = await Promise.all([
      notes.send(room.editor, post.id, { mustFix: true }),
      server.send(postEndpoints.apply, {
        headers: room.admin.headers,
        params: { id: post.id },
        body: { version: post.version },
      }),
    ]);
    expect(noted.envelope.error).toBe(0);
    const { error } = applied.envelope;
    const after = await server.ask(postEndpoints.detail, {
      headers: room.admin.headers,
      params: { id: post.id },
    });
    expect([after.mustFixNotes, after.pending === null]).toEqual([1, error === 0]);
  }
});
