import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { publishEndpoints } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from './test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let post: Post;

beforeAll(async () => {
  room = await aNewsroom(server);
  post = await room.postIn('PUBLISHED', room.editor);
});

const aSession = () => `phien-soan-thao-${aNumber()}`;

describe('AUTHOR on a public post by somebody else', () => {
  const asked = () => ({ headers: room.author.headers, params: { id: post.id } });
  const calls: Readonly<Record<string, () => Promise<{ readonly error: number }>>> = {
    'keeps no unsaved text': () =>
      server.refusal(postEndpoints.autosave, {
        headers: room.author.headers,
        body: { postId: post.id, editingSession: aSession(), baseVersion: 1, draft: { title: 'chen vào' } },
      }),
    'gives no text': () =>
      server.refusal(lockEndpoints.giveText, {
        ...asked(),
        body: {
          editingSession: aSession(),
          to: aSession(),
          text: { baseVersion: 1, draft: { title: 'chen vào' } },
        },
      }),
    'gives nobody the lock': () =>
      server.refusal(lockEndpoints.giveLock, {
        ...asked(),
        body: { editingSession: aSession(), to: aSession() },
      }),
    'does not take over': () =>
      server.refusal(lockEndpoints.takeOver, {
        ...asked(),
        body: { editingSession: aSession(), holder: '' },
      }),
    'asks for no lock': () =>
      server.refusal(lockEndpoints.askForLock, { ...asked(), body: { editingSession: aSession() } }),
    'does not learn who hears of a publication': () => server.refusal(publishEndpoints.audience, asked()),
  };
  test.each(Object.entries(calls))('%s', async (_what, call) => {
    expect((await call()).error).toBe(-403);
    const kept = await server.db
      .selectFrom('post_autosaves')
      .select('user_id')
      .where('post_id', '=', post.id)
      .execute();
    expect(kept).toEqual([]);
  });

  test('reads when it was published and nothing of what editors wrote to each other', async () => {
    const reason = 'Số liệu ở đoạn hai chưa có nguồn.';
    const submitted = await room.postIn('SUBMITTED', room.editor);
    const returned = await room.transition(room.admin, submitted, 'RETURNED', reason);
    const again = await room.transition(room.admin, returned, 'PUBLISHED');
    const log = async ({ headers }: Newsroom['author']) =>
      (await server.ask(postEndpoints.transitionLog, { headers, params: { id: again.id } })).items;
    expect((await log(room.editor)).map((item) => item.reason)).toContain(reason);
    expect((await log(room.author)).map(({ to, reason }) => [to, reason])).toEqual([['PUBLISHED', '']]);
  });
});

test('text typed until the post left its author is kept, for it is their own', async () => {
  const own = await room.postIn('SCHEDULED', room.author);
  const body = { postId: own.id, editingSession: aSession(), baseVersion: 1, draft: { title: 'gõ dở' } };
  const { savedTime } = await server.ask(postEndpoints.autosave, { headers: room.author.headers, body });
  expect(Date.parse(savedTime)).toBeGreaterThan(0);
});
