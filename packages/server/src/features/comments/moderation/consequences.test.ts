import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { wireJobs } from '#server/app/wire-jobs.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { aModerationRoom, codesOf } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await aModerationRoom(server);

describe('A correction that a comment asks for', () => {
  test('is a must-fix note on the post; mending it drafts the reply, which somebody sends', async () => {
    const id = await room.make({
      state: 'APPROVED',
      sender: 'Trần Ngọc',
      content: 'Cầu này dài 2 km, không phải 3 km',
    });
    await server.ask(commentEndpoints.correction, {
      ...room.by(room.editor, id),
      body: { version: 1, text: 'Kiểm tra chiều dài cầu' },
    });
    const { items } = await server.ask(noteEndpoints.list, room.by(room.editor, room.post.id));
    const note = items[0];
    expect(note).toMatchObject({ mustFix: true, text: expect.stringContaining('2 km, không phải 3 km') });
    expect(await room.detail(id)).toMatchObject({ correction: 'OPEN', replyDraft: '' });
    await server.ask(noteEndpoints.resolve, {
      ...room.by(room.editor, note?.id ?? ''),
      body: { version: note?.version ?? 1 },
    });
    const mended = await room.detail(id);
    expect(mended).toMatchObject({ correction: 'MENDED', replyDraft: expect.stringContaining('Trần Ngọc') });
    expect((await room.counts()).replyDrafts).toBe(1);
    await server.ask(commentEndpoints.reply, {
      ...room.by(room.editor, id),
      body: { version: mended.version, text: mended.replyDraft },
    });
    expect(await room.counts()).toMatchObject({ replyDrafts: 0 });
  });
});

describe('Many comments', () => {
  test('by ids report each for itself', async () => {
    const [one, two] = [await room.make(), await room.make({ state: 'APPROVED' })];
    const body = { ids: [one, two], action: 'approve' as const };
    const result = await server.ask(commentEndpoints.bulk, { headers: room.editor.headers, body });
    expect(result).toMatchObject({ done: 1, total: 2 });
    expect(result.results.map(({ id, ok }) => [id, ok])).toEqual([
      [one, true],
      [two, false],
    ]);
    const remove = {
      headers: room.editor.headers,
      body: { ids: [one], action: 'delete' as const, text: 'Thử' },
    };
    expect((await server.ask(commentEndpoints.bulk, remove)).results).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  test('are deleted for good, or rejected for another reason, only with words that say why', async () => {
    const id = await room.make({ content: 'Vé xe giá rẻ' });
    const { headers } = room.admin;
    const remove = { headers, body: { ids: [id], action: 'delete' as const } };
    expect((await server.ask(commentEndpoints.bulk, remove)).results).toMatchObject([
      { code: 'RULES_NOT_MET' },
    ]);
    const filter = { view: 'waiting', text: 've xe gia re' } as const;
    const start = (action: 'delete' | 'reject') => ({ headers, body: { filter, action, expected: 1 } });
    for (const [action, code] of [
      ['delete', 'DELETE_REASON_REQUIRED'],
      ['reject', 'REJECT_TEXT_REQUIRED'],
    ] as const)
      expect(codesOf(await server.refusal(commentEndpoints.bulkSearch, start(action)))).toEqual([code]);
  });

  test('that were reported are kept together', async () => {
    const id = await room.make({ state: 'APPROVED' });
    const request = { version: 1, orderRef: '1/CV', issuer: 'Sở Văn hóa', text: '' };
    await server.ask(commentEndpoints.authorityRequest, { ...room.by(room.editor, id), body: request });
    const keep = { headers: room.editor.headers, body: { ids: [id], action: 'keep' as const } };
    expect(await server.ask(commentEndpoints.bulk, keep)).toMatchObject({ done: 1 });
    expect(await room.detail(id)).toMatchObject({ state: 'APPROVED', reportCount: 0, slaDue: null });
  });

  test('by search are worked by a task, for the number that was seen', async () => {
    for (let index = 0; index < 5; index += 1) await room.make({ content: `Vé máy bay giá rẻ ${index}` });
    const filter = { view: 'waiting', text: 've may bay' } as const;
    const { headers } = room.editor;
    expect(await server.ask(commentEndpoints.countMatching, { headers, body: { filter } })).toMatchObject({
      count: 5,
    });
    const start = { headers, body: { filter, action: 'spam' as const, expected: 4 } };
    expect(codesOf(await server.refusal(commentEndpoints.bulkSearch, start))).toEqual(['NOT_SAME_NUMBER']);
    await server.ask(commentEndpoints.bulkSearch, { headers, body: { ...start.body, expected: 5 } });
    const late = await room.make({ content: 'Vé máy bay giá rẻ, đến sau' });
    await runDueJobs(db, wireJobs(server));
    expect((await server.ask(taskEndpoints.list, { headers })).items[0]).toMatchObject({
      kind: 'comment-bulk',
      state: 'DONE',
      done: 5,
    });
    expect((await room.detail(late)).state).toBe('PENDING');
  });
});
