import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { aPage, type Page } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

/** A draft that an administrator took over from its author, with both pages open. */
async function taken() {
  const { id } = await room.write(room.author);
  const params = { id };
  const author = aPage(server, { id }, room.author);
  await author.beat();
  const taker = aPage(server, { id }, room.admin);
  await taker.beat();
  await taker.takeOver(author.editingSession);
  const ask = ({ by, editingSession }: Page) =>
    server.ask(lockEndpoints.askForLock, { headers: by.headers, params, body: { editingSession } });
  const giving = ({ by, editingSession }: Page, to: string) => ({
    headers: by.headers,
    params,
    body: { editingSession, to },
  });
  return { id, author, taker, ask, giving };
}

test('the person who writes is asked for the lock, and may give it back', async () => {
  const { id, author, taker, ask, giving } = await taken();
  await ask(author);
  const asked = server.db
    .selectFrom('live_notices')
    .select(['user_id', 'editing_session'])
    .where('thing_id', '=', id)
    .where('kind', '=', 'lockAsked');
  expect(await asked.execute()).toEqual([
    { user_id: room.admin.userId, editing_session: author.editingSession },
  ]);
  expect(await taker.beat()).toMatchObject({ mine: true });
  const after = await server.ask(lockEndpoints.giveLock, giving(taker, author.editingSession));
  expect(after).toMatchObject({ mine: false, holder: { userId: room.author.userId, editingSession: '' } });
  expect(await author.beat()).toMatchObject({ mine: true });
});

test('only the page that holds the lock gives it away', async () => {
  const { author, taker, giving } = await taken();
  const refusal = await server.refusal(lockEndpoints.giveLock, giving(author, author.editingSession));
  expect(refusal.code).toBe('LOCKED_BY_OTHER');
  expect(await taker.beat()).toMatchObject({ mine: true });
});
