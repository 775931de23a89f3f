import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { articleCalls, POST_CALLS } from '../test-support/article-calls.ts';
import { aPage } from '../test-support/at-a-post.ts';
import { describePresence } from '../test-support/describe-presence.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

describePresence({
  calls: articleCalls(server, room, POST_CALLS),
  notice: 'presence',
  withEditors: () => room.postIn('EDITING', room.author),
  published: () => room.postIn('PUBLISHED', room.author),
  elsewhere: async () => articleCalls(server, await aNewsroom(server), POST_CALLS),
});

it('an open page alone keeps no sign-in alive', async () => {
  const post = await room.postIn('EDITING', room.author);
  const person = await room.hire('EDITOR');
  const long = new Date(Date.now() - 600_000);
  const lastUse = async () =>
    (
      await server.db
        .selectFrom('sessions')
        .select('last_use_time')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow()
    ).last_use_time;
  await server.db
    .updateTable('sessions')
    .set({ last_use_time: long })
    .where('user_id', '=', person.userId)
    .execute();
  await aPage(server, post, person).beat();
  expect(await lastUse()).toEqual(long);
  await server.ask(postEndpoints.detail, { headers: person.headers, params: { id: post.id } });
  await expect.poll(lastUse).not.toEqual(long);
  expect((await lastUse()).getTime()).toBeGreaterThan(long.getTime());
});
