import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);
const { headers } = room.editor;
const aTopic = async (by = headers) =>
  (
    await server.ask(tagEndpoints.create, {
      headers: by,
      body: { title: `Dòng ${aNumber()}`, kind: 'TOPIC' },
    })
  ).id;
const refused = async (body: PostDraft) =>
  (await server.refusal(postEndpoints.create, { headers, body })).errors.map(({ field }) => field);

describe('the references of a post', () => {
  it('are accepted when they exist', async () => {
    const topicId = await aTopic();
    const other = await room.write(room.editor);
    const post = await room.write(room.editor, {
      topicId,
      relatedMode: 'collection',
      relatedCategoryIds: [room.categoryId],
      relatedPostIds: [other.id],
    });
    expect(post.details).toMatchObject({ topicId, relatedPostIds: [other.id] });
  });

  it('are refused by field and position when they do not exist', async () => {
    const other = await room.write(room.editor);
    expect(await refused({ topicId: await room.tag() })).toEqual(['topicId']);
    expect(await refused({ relatedPostIds: [other.id, '999999999'] })).toEqual(['relatedPostIds.1']);
    expect(await refused({ relatedCategoryIds: ['999999999'] })).toEqual(['relatedCategoryIds.0']);
  });

  it('of another project do not exist', async () => {
    const foreign = await aNewsroom(server);
    const theirs = await foreign.write(foreign.editor);
    expect(await refused({ topicId: await aTopic(foreign.editor.headers) })).toEqual(['topicId']);
    expect(await refused({ relatedPostIds: [theirs.id] })).toEqual(['relatedPostIds.0']);
    expect(await refused({ relatedCategoryIds: [foreign.categoryId] })).toEqual(['relatedCategoryIds.0']);
  });

  it('may stay after their target was deleted', async () => {
    const other = await room.write(room.editor);
    const post = await room.write(room.editor, { relatedPostIds: [other.id] });
    await room.transition(room.admin, other, 'TRASHED');
    const body = { id: post.id, version: post.version, relatedPostIds: [other.id], kicker: 'Mới' };
    const after = await server.ask(postEndpoints.update, { headers, body });
    expect(after.details.relatedPostIds).toEqual([other.id]);
  });
});
