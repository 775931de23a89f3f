import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';
import { listNoted } from './noted-posts-view.ts';
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
  it('keeps its changes from readers, all or some of them, in the words of the checklist', async () => {
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

  it('is told before anybody tries, and is out of the way once it is resolved', async () => {
    const post = await aChangedPost();
    const note = await notes.mustFix(room.editor, post.id);
    expect((await check(post)).unmet).toEqual([RULE]);
    await notes.act(room.editor, 'resolve', note);
    expect((await check(post)).unmet).toEqual([]);
    expect((await apply(post)).title).toBe('Tít mới');
  });

  it('is out of the way as well once it is no must-fix any more', async () => {
    const post = await aChangedPost();
    const note = await notes.mustFix(room.editor, post.id);
    await notes.setMustFix(room.editor, note, false);
    expect((await apply(post)).title).toBe('Tít mới');
  });

  it('leaves the post public and lets its changes be written and dropped', async () => {
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

it('a public post whose text is to be mended is among the work of who wrote it', async () => {
  const post = await aChangedPost();
  await notes.mustFix(room.editor, post.id);
  const noted = await listNoted(server.db, room.projectId, room.author.userId);
  expect(noted).toContainEqual({
    postId: post.id,
    title: post.title,
    open: 1,
    text: 'Sai số liệu, sửa giúp.',
  });
});

it('a plain note and a comment keep no changes from readers', async () => {
  const post = await aChangedPost();
  await notes.write(room.editor, post.id);
  await notes.write(room.editor, post.id, { kind: 'COMMENT' });
  expect((await check(post)).unmet).toEqual([]);
  expect((await apply(post)).title).toBe('Tít mới');
});

it('a must-fix note and the changes of a post never pass each other: one of two at once waits', async () => {
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
