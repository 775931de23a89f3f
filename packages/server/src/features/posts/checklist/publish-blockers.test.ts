import { whyEndpoints } from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const why = (by: Staff, { id }: Pick<Post, 'id'>) =>
  server.ask(whyEndpoints.get, { headers: by.headers, params: { id } });

describe('why a post is not public', () => {
  it('lists what is missing, the steps ahead and who makes each of them', async () => {
    const post = await room.write(room.author, { ...room.finished(), excerpt: '' });
    const answer = await why(room.author, post);
    expect(answer.steps.map(({ name, isMine, roles }) => [name, isMine, roles[0]])).toEqual([
      ['submit', true, 'EDITOR'],
      ['pickUp', false, 'EDITOR'],
      ['forward', false, 'EDITOR'],
      ['publish', false, 'ADMIN'],
    ]);
    expect(answer.obstacles.map(({ code, field, isMine, roles }) => [code, field, isMine, roles[0]])).toEqual(
      [
        ['NO_PERMISSION', undefined, false, 'ADMIN'],
        ['EXCERPT_REQUIRED', 'excerpt', true, 'EDITOR'],
      ],
    );
  });

  it('tells when an embargo and the delay after a source end, which nobody shortens', async () => {
    const embargoUntil = new Date(Date.now() + 7_200_000).toISOString();
    const sourcePublishedTime = new Date(Date.now() - 600_000).toISOString();
    const post = await room.write(room.admin, {
      ...room.finished(),
      embargoUntil,
      origin: 'CRAWLED',
      sourceName: 'Báo Ví Dụ',
      sourceUrl: 'https://vi-du.vn/a',
      sourcePublishedTime,
    });
    const { obstacles } = await why(room.admin, post);
    expect(obstacles.map(({ code, until, isMine, isHard }) => [code, until, isMine, isHard])).toEqual([
      ['MIN_DELAY', new Date(Date.parse(sourcePublishedTime) + 3_600_000).toISOString(), false, true],
      ['EMBARGO', embargoUntil, false, true],
    ]);
  });

  it('says of an own post that somebody else approves it', async () => {
    const own = await aNewsroom(server);
    await server.db
      .updateTable('projects')
      .set({ allow_self_approve: false })
      .where('id', '=', own.projectId)
      .execute();
    const post = await own.write(own.admin, own.finished());
    const answer = await why(own.admin, post);
    expect(answer.obstacles.map(({ code, roles }) => [code, roles])).toEqual([
      ['OWN_POST', ['ADMIN', 'SUPPER_ADMIN']],
    ]);
    expect(answer.steps.at(-1)).toMatchObject({ name: 'publish', isMine: false, isBarred: true });
  });

  it('names what the server then refuses, neither more nor less', async () => {
    const post = await room.write(room.admin, { ...room.finished(), authors: [], mainCategoryId: null });
    const { obstacles } = await why(room.admin, post);
    const refusal = await server.refusal(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { version: post.version, to: 'PUBLISHED' },
    });
    expect(obstacles.map(({ code, field, message }) => ({ code, field, message }))).toEqual(
      refusal.details.rules,
    );
  });

  it('has nothing to say of a public post, and no post to tell of to who may not read its drafts', async () => {
    const post = await room.postIn('PUBLISHED', room.admin);
    expect(await why(room.admin, post)).toMatchObject({ steps: [], obstacles: [] });
    const refusal = await server.refusal(whyEndpoints.get, {
      headers: room.author.headers,
      params: { id: post.id },
    });
    expect(refusal.code).toBe('NOT_FOUND');
  });
});
