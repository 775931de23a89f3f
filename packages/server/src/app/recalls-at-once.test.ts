import { recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { describe, expect, test } from 'vitest';
import { illustrated } from '#server/features/posts/test-support/a-figure.ts';
import type { Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { aRecallRoom, reason, withPicture } from './test-support/a-recall-room.ts';

const server = await startTestServer();
const { db } = server;
const { room, asAdmin, picture, fileOf, read, recall, recallAt, undo } = await aRecallRoom(server);

const codeOf = (reply: { envelope: object }) => {
  const { code, details } = reply.envelope as { code?: string; details?: { rules?: { code: string }[] } };
  return details?.rules?.[0]?.code ?? code ?? 'OK';
};

describe('Recalls at the same time', () => {
  const both = async (...sent: Promise<unknown>[]) =>
    (await Promise.allSettled(sent)).map(({ status }) => status).toSorted();

  test('of one file: one is made, the other finds another version', async () => {
    const id = await picture();
    const post = await room.postIn('PUBLISHED', room.editor, withPicture(id));
    const { version } = await fileOf(id);
    expect(await both(recallAt(id, version), recallAt(id, version))).toEqual(['fulfilled', 'rejected']);
    expect((await read(post)).details.cover).toBeNull();
    const { items } = await server.ask(recallEndpoints.list, asAdmin);
    expect(items.filter(({ mediaId }) => mediaId === id)).toHaveLength(1);
  });

  test('of two files in the same posts: both leave them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = [await picture(), await picture()];
      const draft: PostDraft = { ...withPicture(first), content: illustrated(second, first) };
      const posts: Post[] = [];
      for (let index = 0; index < 3; index += 1)
        posts.push(await room.postIn('PUBLISHED', room.editor, draft));
      expect(await both(recall(first), recall(second))).toEqual(['fulfilled', 'fulfilled']);
      for (const post of posts) expect((await read(post)).media).toEqual([]);
    }
  });

  test('and whoever edits meanwhile gets a conflict or is undone by nobody: nothing of theirs is lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await picture();
      const post = await room.postIn('DRAFT', room.author, withPicture(id));
      const change = { id: post.id, version: post.version, title: `Tít mới ${round}` };
      const [edited] = await Promise.all([
        server.send(postEndpoints.update, { ...asAdmin, body: change }),
        recall(id),
      ]);
      const after = await read(post);
      expect(after.details.cover).toBeNull();
      expect(['OK', 'VERSION_CONFLICT']).toContain(codeOf(edited));
      expect(after.title).toBe(codeOf(edited) === 'OK' ? change.title : post.title);
    }
  });

  test('undone twice at once give the file back once', async () => {
    const id = await picture();
    const post = await room.postIn('PUBLISHED', room.editor, withPicture(id));
    const result = await recall(id);
    expect(await both(undo(result), undo(result))).toEqual(['fulfilled', 'rejected']);
    expect((await read(post)).version).toBe(post.version + 2);
  });
});

describe('A recall is refused', () => {
  const send = async (id: string, body: object, who: Staff = room.admin) =>
    codeOf(
      await server.send(recallEndpoints.start, { headers: who.headers, params: { id }, body: body as never }),
    );
  const remove = { mode: 'REMOVE', version: 1, reason };

  test('to everybody who does not answer for rights', async () => {
    const id = await picture();
    for (const who of [room.author, room.editor]) {
      expect(await send(id, remove, who)).toBe('FORBIDDEN');
      const { headers } = who;
      for (const reply of [
        await server.send(recallEndpoints.preview, { headers, params: { id } }),
        await server.send(recallEndpoints.list, { headers }),
        await server.send(recallEndpoints.undo, { headers, params: { id: '1' }, body: { version: 1 } }),
      ])
        expect(codeOf(reply)).toBe('FORBIDDEN');
    }
  });

  test('for what is not to be had, is another kind, or the file itself', async () => {
    const id = await picture();
    const swap = { mode: 'SWAP', version: 1, reason };
    const sound = await aMedia(db, room.projectId, { kind: 'AUDIO', extension: 'mp3' });
    const failed = await aMedia(db, room.projectId, { state: 'FAILED' });
    const stranger = await aMedia(db, await aProject(db));
    expect(await send(id, swap)).toBe('INVALID_INPUT');
    expect(await send(id, { ...swap, withId: id })).toBe('RECALL_SAME_FILE');
    expect(await send(id, { ...swap, withId: sound })).toBe('MEDIA_OTHER_KIND');
    expect(await send(id, { ...swap, withId: failed })).toBe('INVALID_INPUT');
    expect(await send(id, { ...swap, withId: stranger })).toBe('INVALID_INPUT');
    expect(await send(id, { ...remove, withId: sound })).toBe('INVALID_INPUT');
    expect(await send(id, { ...remove, reason: 'Ngắn quá' })).toBe('INVALID_INPUT');
    expect(await send(id, { ...remove, version: 7 })).toBe('VERSION_CONFLICT');
    expect(await send(stranger, remove)).toBe('NOT_FOUND');
    expect(await send(failed, remove)).toBe('MEDIA_MOVE_NOT_OPEN');
    expect((await fileOf(id)).state).toBe('READY');
  });

  test('above 500 places, before anything is changed', async () => {
    const id = await picture();
    const post = await room.postIn('DRAFT', room.author, withPicture(id));
    const row = { project_id: room.projectId, media_id: id, entity: 'post', place: 'body' } as const;
    const rows = Array.from({ length: 499 }, (_, index) => ({
      ...row,
      entity_id: String(900_000_000 + index),
      use_class: 'DRAFT' as const,
    }));
    await db.insertInto('media_uses').values(rows).execute();
    expect(await send(id, remove)).toBe('RECALL_TOO_LARGE');
    expect((await read(post)).version).toBe(post.version);
  });

  test('a second time, and where the file went into the trash', async () => {
    const id = await picture();
    const result = await recall(id);
    await db.updateTable('media').set({ state: 'TRASHED' }).where('id', '=', id).execute();
    const again = () =>
      server.send(recallEndpoints.undo, {
        ...asAdmin,
        params: { id: result.recall.id },
        body: { version: result.recall.version },
      });
    expect(codeOf(await again())).toBe('RECALL_IN_TRASH');
    await db.updateTable('media').set({ state: 'QUARANTINED' }).where('id', '=', id).execute();
    expect(codeOf(await again())).toBe('OK');
    expect(codeOf(await again())).toBe('RECALL_UNDONE');
  });

  test('and a file that was recalled twice stays out of use until both are undone', async () => {
    const id = await picture();
    const [first, second] = [await recall(id), await recall(id)];
    await undo(first);
    expect((await fileOf(id)).state).toBe('QUARANTINED');
    await undo(second);
    expect((await fileOf(id)).state).toBe('READY');
  });
});
