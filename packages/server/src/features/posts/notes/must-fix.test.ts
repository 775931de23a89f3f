import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { postJobs } from '../planning/post-jobs.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { notesOn } from './test-support/a-note.ts';

const server = await startTestServer();
const { db } = server;
const notes = notesOn(server);
let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom(server);
});

const HOUR = 3_600_000;
const read = (by: Staff, id: string) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });

/** Rules that refuse a move; none when it is made. */
async function refusals(by: Staff, { id }: Pick<Post, 'id'>, to: PostState, scheduleTime?: string) {
  const { version } = await read(by, id);
  const { envelope } = await server.send(postEndpoints.transition, {
    headers: by.headers,
    params: { id },
    body: { version, to, ...(scheduleTime && { scheduleTime }) },
  });
  if (envelope.error === 0) return [];
  return 'details' in envelope ? envelope.details.rules : envelope.error;
}

const BLOCKED = [
  expect.objectContaining({
    code: 'NOTE_MUST_FIX_OPEN',
    field: 'notes',
    message: expect.stringContaining('chưa xong: 1'),
  }),
];

describe('an open must-fix note', () => {
  it('is set by who may send a post back, and not by its author', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    expect((await notes.send(room.author, id, { mustFix: true })).envelope.error).toBe(-403);
    expect((await notes.send(room.editor, id, { mustFix: true })).envelope.error).toBe(0);
  });

  it('keeps a post from approval and the public until it is resolved, and plain notes do not', async () => {
    const post = await room.postIn('EDITING', room.author);
    await notes.write(room.editor, post.id);
    const note = await notes.mustFix(room.editor, post.id);
    expect(await refusals(room.editor, post, 'PENDING_APPROVAL')).toEqual(BLOCKED);
    expect(await refusals(room.admin, post, 'PUBLISHED')).toEqual(BLOCKED);
    const soon = new Date(Date.now() + HOUR).toISOString();
    expect(await refusals(room.admin, post, 'SCHEDULED', soon)).toEqual(BLOCKED);
    expect((await read(room.editor, post.id)).mustFixNotes).toBe(1);
    await notes.act(room.editor, 'resolve', note);
    expect(await refusals(room.editor, post, 'PENDING_APPROVAL')).toEqual([]);
    expect(await refusals(room.admin, post, 'PUBLISHED')).toEqual([]);
  });

  it('lets the author hand in what was sent back', async () => {
    const post = await room.postIn('RETURNED', room.author);
    await notes.mustFix(room.editor, post.id);
    expect(await refusals(room.author, post, 'SUBMITTED')).toEqual([]);
  });

  it('keeps an editor of a TWO_STEP project from publishing as well', async () => {
    const controller = await aNewsroom(server, 'TWO_STEP');
    const post = await controller.postIn('EDITING', controller.author);
    const note = await notes.mustFix(controller.editor, post.id);
    expect(await refusals(controller.editor, post, 'PUBLISHED')).toEqual(BLOCKED);
    await notes.act(controller.editor, 'resolve', note);
    expect(await refusals(controller.editor, post, 'PUBLISHED')).toEqual([]);
  });

  it('written after a time was set sends the post back to who approves when the time comes', async () => {
    const post = await room.postIn('SCHEDULED', room.author);
    await notes.mustFix(room.editor, post.id);
    await runDueJobs(db, postJobs(), () => new Date(Date.now() + 2 * HOUR));
    expect(await read(room.admin, post.id)).toMatchObject({
      state: 'PENDING_APPROVAL',
      stateReason: expect.stringContaining('Còn ghi chú phải sửa chưa xong: 1.'),
    });
  });

  it('is counted in the list, and told among what keeps the post from its readers', async () => {
    const post = await room.postIn('EDITING', room.author);
    await notes.mustFix(room.editor, post.id);
    await notes.mustFix(room.editor, post.id);
    const { items } = await server.ask(postEndpoints.list, { headers: room.editor.headers, query: {} });
    expect(items.find(({ id }) => id === post.id)?.mustFixNotes).toBe(2);
  });
});

describe('a must-fix note is resolved', () => {
  const resolved = async (by: Staff, note: { id: string; version: number }) =>
    (await notes.act(by, 'resolve', note)).envelope.error;

  it('by who set it or another editor, not by the author, who says that it is done', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.mustFix(room.admin, id);
    expect(await resolved(room.author, note)).toBe(-403);
    await notes.write(room.author, id, { parentId: note.id, text: 'Đã sửa ạ.', saysFixed: true });
    const [reported] = await notes.list(room.editor, id);
    expect(reported).toMatchObject({ fixedBy: { name: room.author.displayName }, resolvedTime: null });
    expect(await resolved(room.editor, { id: note.id, version: 1 })).toBe(-409);
    expect(await resolved(room.editor, { id: note.id, version: 2 })).toBe(0);
  });

  it('not by an editor whose own text it is', async () => {
    const { id } = await room.postIn('EDITING', room.editor);
    const note = await notes.mustFix(room.admin, id);
    expect(await resolved(room.editor, note)).toBe(-403);
    expect(await resolved(await room.hire('EDITOR'), note)).toBe(0);
  });

  it('and reopened by who may ask for a fix: what was said to be done is asked anew', async () => {
    const { id } = await room.postIn('EDITING', room.author);
    const note = await notes.mustFix(room.editor, id);
    await notes.write(room.author, id, { parentId: note.id, saysFixed: true });
    await notes.act(room.editor, 'resolve', { id: note.id, version: 2 });
    expect((await notes.act(room.author, 'reopen', { id: note.id, version: 3 })).envelope.error).toBe(-403);
    const { envelope } = await notes.act(room.admin, 'reopen', { id: note.id, version: 3 });
    expect(envelope).toMatchObject({ data: { resolvedBy: null, fixedBy: null, version: 4 } });
  });
});
