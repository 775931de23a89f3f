import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { SECOND_LOOK_SHARE } from '@toasoan/contract/features/comments/comment-limits.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aModerationRoom } from '../test-support/a-moderation-room.ts';
import { type Decision, type Draw, decideComment } from './decide-comment.ts';

const server = await startTestServer();
const { db } = server;
const room = await aModerationRoom(server);

const REJECTION: Decision = { move: 'reject', code: 'ADVERT', text: '' };

/** Decides as the editor, with the number that was drawn. */
async function decide(id: string, draw: Draw, decision = REJECTION): Promise<void> {
  const { userId, displayName } = room.editor;
  const caller = {
    userId,
    displayName,
    role: 'EDITOR' as const,
    permissionsHere: ['comment.moderate'] as const,
  };
  const call = { projectId: room.projectId, address: '', requestId: 'test', caller };
  await db.transaction().execute((tx) => decideComment({ ...call, db: tx }, { id }, decision, draw));
}

async function looksAt(ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('comment_second_looks')
    .select('comment_id')
    .where('comment_id', 'in', ids)
    .execute();
  return rows.map((row) => row.comment_id);
}

test('of a hundred rejections drawn evenly exactly two get a second look', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 100; number += 1) {
    const id = await room.make();
    ids.push(id);
    await decide(id, () => number / 100);
  }
  expect((await looksAt(ids)).length / ids.length).toBe(SECOND_LOOK_SHARE);
  expect((await looksAt(ids)).sort()).toEqual(ids.slice(0, 2).sort());
});

test('other decisions are never drawn, and nobody looks again at a rejection that was taken back', async () => {
  const approved = await room.make();
  await decide(approved, () => 0, { move: 'approve', text: '' });
  const spam = await room.make();
  await decide(spam, () => 0, { move: 'spam', text: '' });
  const rejected = await room.make();
  await decide(rejected, () => 0);
  expect(await looksAt([approved, spam, rejected])).toEqual([rejected]);
  await server.ask(commentEndpoints.undo, { ...room.by(room.editor, rejected), body: { version: 2 } });
  expect(await looksAt([rejected])).toEqual([]);
});
