import { commentEndpoints } from '@toasoan/contract/features/comments/comment-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { aModerationRoom } from '../test-support/a-moderation-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await aModerationRoom(server);

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_locks WHERE NOT granted`.execute(db);
  return rows.length > 0;
}

describe('What two people do at once', () => {
  test('a claim keeps a comment from everybody else until it is given back', async () => {
    const [one, two] = [await room.make(), await room.make()];
    const claim = (person: Staff, ids: string[]) =>
      server.ask(commentEndpoints.claim, { headers: person.headers, body: { ids } });
    expect(await claim(room.editor, [one, two])).toEqual({ claimed: [one, two], taken: [] });
    expect(await claim(room.other, [one])).toEqual({
      claimed: [],
      taken: [{ id: one, by: room.editor.displayName }],
    });
    const approve = room.decision(room.other, one, { version: 1, action: 'approve' });
    expect(await server.refusal(commentEndpoints.decide, approve)).toMatchObject({
      code: 'LOCKED_BY_OTHER',
      details: { by: room.editor.displayName },
    });
    const release = { headers: room.editor.headers, body: { ids: [one, two] } };
    expect(await server.ask(commentEndpoints.release, release)).toEqual({ released: 2 });
    expect(await server.ask(commentEndpoints.decide, approve)).toMatchObject({ state: 'APPROVED' });
  });

  test('whoever takes a comment in hand waits for no decision that is under way', async () => {
    const id = await room.make();
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('comments').select('id').where('id', '=', id).forUpdate().execute();
      const claims = await server.ask(commentEndpoints.claim, {
        headers: room.editor.headers,
        body: { ids: [id] },
      });
      expect(claims).toEqual({ claimed: [id], taken: [] });
    });
  });

  test('what is decided is in nobody’s hands: a colleague with an older list does not stop its undo', async () => {
    const id = await room.make();
    const claim = (person: Staff) =>
      server.ask(commentEndpoints.claim, { headers: person.headers, body: { ids: [id] } });
    await claim(room.editor);
    const spam = room.decision(room.editor, id, { version: 1, action: 'spam' });
    await server.ask(commentEndpoints.decide, spam);
    expect(await claim(room.other)).toEqual({ claimed: [], taken: [] });
    // As a claim leaves it that began before the decision was stored.
    await db
      .insertInto('comment_claims')
      .values({
        comment_id: id,
        project_id: room.projectId,
        by_id: room.other.userId,
        by_name: room.other.displayName,
        until: new Date(Date.now() + 60_000),
      })
      .execute();
    const undo = { ...room.by(room.editor, id), body: { version: 2 } };
    expect(await server.ask(commentEndpoints.undo, undo)).toMatchObject({
      state: 'PENDING',
      claimedBy: { userId: room.editor.userId },
    });
    const approve = room.decision(room.editor, id, { version: 3, action: 'approve' });
    expect(await server.ask(commentEndpoints.decide, approve)).toMatchObject({ state: 'APPROVED' });
  });

  test('a colleague’s claim that is stored during the undo of a decision does not keep it from whoever undoes it', async () => {
    const id = await room.make();
    const spam = room.decision(room.editor, id, { version: 1, action: 'spam' });
    await server.ask(commentEndpoints.decide, spam);
    const undone = await db.transaction().execute(async (tx) => {
      const { projectId, other } = room;
      const until = new Date(Date.now() + 60_000);
      const claim = {
        comment_id: id,
        project_id: projectId,
        by_id: other.userId,
        by_name: other.displayName,
        until,
      };
      await tx.insertInto('comment_claims').values(claim).execute();
      const undo = { ...room.by(room.editor, id), body: { version: 2 } };
      const answer = server.ask(commentEndpoints.undo, undo);
      await expect.poll(isSomebodyWaiting).toBe(true);
      return { answer };
    });
    expect(await undone.answer).toMatchObject({ claimedBy: { userId: room.editor.userId } });
    const approve = room.decision(room.editor, id, { version: 3, action: 'approve' });
    expect(await server.ask(commentEndpoints.decide, approve)).toMatchObject({ state: 'APPROVED' });
  });

  test('of twenty decisions on one comment exactly one counts', async () => {
    const id = await room.make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.send(
          commentEndpoints.decide,
          room.decision(index % 2 === 0 ? room.editor : room.other, id, { version: 1, action: 'approve' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});
