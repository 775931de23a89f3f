import { expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aPage, type Page } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

/** A post of the editor, held by a page of `holder`. */
async function held(holder: Staff): Promise<{ id: string; page: Page }> {
  const submitted = await room.postIn('SUBMITTED', room.author);
  const { id } = await room.transition(room.editor, submitted, 'EDITING');
  const page = aPage(server, { id }, holder);
  if (holder !== room.editor) {
    const own = aPage(server, { id }, room.editor);
    await own.beat();
    await own.leave();
  }
  await page.beat();
  return { id, page };
}
const notifiedKinds = (person: Staff, postId: string) =>
  server.db
    .selectFrom('notifications')
    .select(['kind', 'actor_name', 'detail'])
    .where('user_id', '=', person.userId)
    .where('post_id', '=', postId)
    .where('kind', '=', 'lockTaken')
    .execute();
const audited = (postId: string) =>
  server.db
    .selectFrom('audit_log')
    .select(['user_id', 'before', 'after'])
    .where('entity_id', '=', postId)
    .where('action', '=', 'post.takeOver')
    .execute();

it('a lead takes it over; the loser is notified, and it is audited', async () => {
  const { id, page } = await held(room.editor);
  const taker = aPage(server, { id }, room.admin);
  expect(await taker.beat()).toMatchObject({ mine: false, mayTakeOver: true });
  expect(await taker.takeOver(page.editingSession)).toMatchObject({ mine: true, mayTakeOver: false });
  expect(await page.beat()).toMatchObject({ mine: false, holder: { userId: room.admin.userId } });
  expect(await notifiedKinds(room.editor, id)).toMatchObject([{ kind: 'lockTaken' }]);
  expect(await audited(id)).toMatchObject([{ user_id: room.admin.userId }]);
});

it('of two concurrent take-overs one succeeds, and the other learns who was faster', async () => {
  const { id, page } = await held(room.editor);
  const chief = await room.hire('SUPPER_ADMIN');
  const takers = [aPage(server, { id }, room.admin), aPage(server, { id }, chief)];
  const done = await Promise.allSettled(takers.map((taker) => taker.takeOver(page.editingSession)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = takers[done.findIndex(({ status }) => status === 'rejected')];
  expect(await lost?.refusedTakeOver(page.editingSession)).toBe('LOCKED_BY_OTHER');
  const seen = await Promise.all(takers.map((taker) => taker.beat()));
  expect(seen.filter(({ mine }) => mine)).toHaveLength(1);
  expect(await audited(id)).toHaveLength(1);
});

it('between one’s own tabs it always succeeds, without a notification', async () => {
  const { id, page } = await held(room.editor);
  const other = aPage(server, { id }, room.editor);
  expect(await other.beat()).toMatchObject({
    mine: false,
    mayTakeOver: true,
    others: [{ userId: room.editor.userId, editingSession: page.editingSession }],
  });
  expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true });
  expect(await page.beat()).toMatchObject({
    mine: false,
    holder: { editingSession: other.editingSession },
  });
  expect(await notifiedKinds(room.editor, id)).toEqual([]);
  expect(await audited(id)).toEqual([]);
});

it("the post's own editor waits at most ten minutes for a holder who does not type", async () => {
  const { id, page } = await held(room.admin);
  const editor = aPage(server, { id }, room.editor);
  expect(await editor.beat()).toMatchObject({ mine: false, mayTakeOver: false });
  expect(await editor.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
  await page.beat({ idle: 601 });
  expect(await editor.beat()).toMatchObject({ mayTakeOver: true });
  expect(await editor.takeOver(page.editingSession)).toMatchObject({ mine: true });
});

it('another editor waits', async () => {
  const { id, page } = await held(room.editor);
  await page.beat({ idle: 700 });
  const other = aPage(server, { id }, await room.hire('EDITOR'));
  expect(await other.beat()).toMatchObject({ mine: false, mayTakeOver: false });
  expect(await other.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
});

it('a person who may not edit the post cannot take over', async () => {
  const post = await room.postIn('PUBLISHED', room.author);
  const page = aPage(server, post, room.editor);
  await page.beat();
  const author = aPage(server, post, room.author);
  expect(await author.beat()).toMatchObject({ mayTakeOver: false });
  expect(await author.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
  expect(await page.beat()).toMatchObject({ mine: true });
});

it("a free lock, or one's own, is taken without a notification", async () => {
  const { id, page } = await held(room.editor);
  expect(await page.takeOver('a-session-long-gone')).toMatchObject({ mine: true });
  await page.leave();
  const other = aPage(server, { id }, room.admin);
  expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true });
  expect(await notifiedKinds(room.editor, id)).toEqual([]);
});
