import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aPage, letPass } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

/** A post that the editor writes, and a page of `taker` beside it. */
async function held(taker: Staff = room.admin) {
  const submitted = await room.postIn('SUBMITTED', room.author);
  const post = await room.transition(room.editor, submitted, 'EDITING');
  const page = aPage(server, post, room.editor);
  await page.beat();
  const other = aPage(server, post, taker);
  await other.beat();
  return { post, page, other };
}
const noticesOf = (postId: string, kind: 'textAsked' | 'textGiven') =>
  server.db
    .selectFrom('live_notices')
    .select(['user_id', 'editing_session'])
    .where('thing_id', '=', postId)
    .where('kind', '=', kind)
    .execute();

test('a take-over answers what the page before has not saved, and the audit names it', async () => {
  const { post, page, other } = await held();
  await page.keep({ title: 'Tít mới nhất, chưa lưu' });
  const { text, mine } = await other.takeOver(page.editingSession);
  expect(mine).toBe(true);
  expect(text).toMatchObject({
    userId: room.editor.userId,
    editingSession: page.editingSession,
    draft: { title: 'Tít mới nhất, chưa lưu' },
  });
  const { after } = await server.db
    .selectFrom('audit_log')
    .select('after')
    .where('entity_id', '=', post.id)
    .where('action', '=', 'post.takeOver')
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ unsavedText: text?.savedTime });
  // It stays its writer's too.
  expect(await other.takeOver(page.editingSession)).toMatchObject({ text: { draft: text?.draft } });
});

test('a take-over from a page that has saved everything answers no text', async () => {
  const { page, other } = await held();
  await page.keep({ title: 'Gõ rồi xóa' });
  await page.giveText(other.editingSession, null);
  expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true, text: null });
});

test('the page that writes is asked, and the page that asked gets the answer', async () => {
  const { post, page, other } = await held();
  await other.askForText(page.editingSession);
  expect(await noticesOf(post.id, 'textAsked')).toEqual([
    { user_id: room.editor.userId, editing_session: other.editingSession },
  ]);
  await page.giveText(other.editingSession, { title: 'Gõ nửa giây trước' });
  expect(await noticesOf(post.id, 'textGiven')).toEqual([
    { user_id: room.admin.userId, editing_session: page.editingSession },
  ]);
  expect(await page.beat()).toMatchObject({ mine: true });
  expect((await other.takeOver(page.editingSession)).text?.draft).toEqual({ title: 'Gõ nửa giây trước' });
});

test('a person who may not take over can neither ask for unsaved text nor receive it', async () => {
  const { post, page, other } = await held(await room.hire('EDITOR'));
  await page.keep({ title: 'Riêng của tôi' });
  const body = { editingSession: other.editingSession, holder: page.editingSession };
  const { headers } = other.by;
  const refusal = await server.refusal(lockEndpoints.askForText, { headers, params: { id: post.id }, body });
  expect(refusal.code).toBe('FORBIDDEN');
  expect(await noticesOf(post.id, 'textAsked')).toEqual([]);
  // The lock is free, but the text is still private.
  await letPass(server, post, 120);
  expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true, text: null });
});

test('a lead also receives the text of a page that went silent', async () => {
  const { post, page, other } = await held();
  await page.keep({ title: 'Trước khi mất điện' });
  await letPass(server, post, 120);
  expect((await other.takeOver(page.editingSession)).text?.draft.title).toBe('Trước khi mất điện');
});
