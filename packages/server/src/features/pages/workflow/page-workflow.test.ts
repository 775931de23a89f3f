import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { expect, it } from 'vitest';
import { findTarget } from '#server/features/comments/targets/target-view.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { findLinkedPages, findPublicPage, namedPages } from '../public.ts';
import { pageJobs } from '../review/review-jobs.ts';
import { aPagesRoom } from '../test-support/a-pages-room.ts';

const server = await startTestServer();
const { db } = server;
const room = await aPagesRoom(server);
const { headers } = room.admin;
const DAY = 86_400_000;
const inDays = (days: number) => hanoiDay(Date.now() + days * DAY);
const remove = (id: string, query: { purge?: boolean } = {}) =>
  server.send(pageEndpoints.remove, { headers, params: { id }, query });

it('a page is published once it has a name and a text, and taken from readers again', async () => {
  const draft = await room.write({ title: 'Liên hệ' });
  expect(draft.allowedTransitions.find(({ name }) => name === 'publish')?.unmet).toMatchObject([
    { code: 'CONTENT_REQUIRED', field: 'content' },
  ]);
  expect((await room.refusedMove(draft, 'PUBLISHED')).status).toBe(422);
  const page = await room.published({ title: 'Liên hệ tòa soạn' });
  expect(await findPublicPage(db, room.projectId, page.path)).toMatchObject({
    kind: 'page',
    page: { title: 'Liên hệ tòa soạn', content: page.content },
  });
  const down = await room.move(page, 'UNPUBLISHED');
  expect([down.state, await findPublicPage(db, room.projectId, page.path)]).toEqual([
    'UNPUBLISHED',
    { kind: 'gone' },
  ]);
});

it('a save may not take away what a public page needs', async () => {
  const page = await room.published();
  expect(
    (await room.refusedSave(page, { content: { type: 'doc', content: [{ type: 'paragraph' }] } })).status,
  ).toBe(422);
});

it('a publication is taken back by whoever made it, and by nobody else', async () => {
  const page = await room.published();
  const body = { version: page.version };
  const params = { id: page.id };
  const other = { headers: room.editor.headers, params, body };
  expect((await server.refusal(pageEndpoints.undoPublish, other)).code).toBe('FORBIDDEN');
  const undone = await server.ask(pageEndpoints.undoPublish, { headers, params, body });
  expect(undone).toMatchObject({ state: 'DRAFT', everPublished: true, publishedTime: null });
});

it('a draft in the trash is removed for good, a page that was public never', async () => {
  const draft = await room.write({ title: 'Thử' });
  expect([(await remove(draft.id)).status, (await remove(draft.id, { purge: true })).status]).toEqual([
    200, 200,
  ]);
  const page = await room.move(await room.published(), 'UNPUBLISHED');
  expect([(await remove(page.id)).status, (await remove(page.id, { purge: true })).status]).toEqual([
    200, 422,
  ]);
});

it('its owner is notified on the day of its review, unless somebody has checked it before', async () => {
  const owner = room.author.userId;
  const due = await room.published({ title: 'Đến hạn', reviewOwnerId: owner, reviewDate: inDays(3) });
  const checked = await room.published({ title: 'Đã xem', reviewOwnerId: owner, reviewDate: inDays(3) });
  const after = await server.ask(pageEndpoints.review, {
    headers,
    params: { id: checked.id },
    body: { version: checked.version, next: inDays(180) },
  });
  expect(after).toMatchObject({
    reviewDate: inDays(180),
    reviewedBy: { userId: room.admin.userId },
    details: { reviewDate: inDays(180) },
  });
  await runDueJobs(db, pageJobs(), () => new Date(Date.now() + 4 * DAY));
  const notified = await db
    .selectFrom('notifications')
    .select('detail')
    .where('user_id', '=', owner)
    .where('kind', '=', 'pageReviewDue')
    .execute();
  expect(notified.map(({ detail }) => detail)).toEqual([{ title: 'Đến hạn', pageId: due.id }]);
});

it('an overdue page is in its tab, and readers of a rule learn since when nobody has checked it', async () => {
  const rule = await room.published({ title: 'Điều lệ', template: 'RULES', reviewDate: inDays(-2) });
  const plain = await room.published({ title: 'Lịch sử', reviewDate: inDays(-2) });
  const query = { view: 'overdue', limit: 100 } as const;
  const { items } = await server.ask(pageEndpoints.list, { headers, query });
  expect(items.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
    [rule.id, true],
    [plain.id, true],
  ]);
  expect((await server.ask(pageEndpoints.counts, { headers })).overdue).toBe(2);
  const since = async (path: string) => {
    const found = await findPublicPage(db, room.projectId, path);
    return found?.kind === 'page' ? found.page.uncheckedSince : undefined;
  };
  expect([await since(rule.path), await since(plain.path)]).toEqual([rule.publishedTime, null]);
  const next = { version: rule.version, next: inDays(0) };
  const refused = await server.refusal(pageEndpoints.review, {
    headers,
    params: { id: rule.id },
    body: next,
  });
  expect(refused.details?.rules?.map(({ code }) => code)).toEqual(['REVIEW_IN_PAST']);
});

it('other records name pages by id, with what became of them', async () => {
  const page = await room.published({ title: 'Thể lệ cuộc thi ảnh' });
  const gone = await room.move(await room.write({ title: 'Thể lệ cũ' }), 'TRASHED');
  const named = await namedPages(db, room.projectId, [page.id, gone.id, '999999999']);
  expect(named.get(page.id)).toMatchObject({ title: 'Thể lệ cuộc thi ảnh', isGone: false });
  expect(named.get(gone.id)).toMatchObject({ title: 'Thể lệ cũ', isGone: true });
  const taken = await room.move(await room.published({ title: 'Quy chế' }), 'UNPUBLISHED');
  const linked = await findLinkedPages(db, room.projectId, [page.id, gone.id, taken.id, '999999999']);
  const known = new Map(linked.map((one) => [one.id, one]));
  expect(known.get(page.id)).toMatchObject({ path: '/the-le-cuoc-thi-anh', problem: null, since: null });
  expect(known.get(gone.id)).toMatchObject({ problem: 'GONE', since: null });
  expect(known.get(taken.id)).toMatchObject({ problem: 'HIDDEN', since: new Date(taken.stateTime) });
  expect(known.size).toBe(3);
});

it('readers comment where the page allows it', async () => {
  const page = await room.published({ allowComment: true });
  const target = { targetType: 'PAGE', targetId: page.id } as const;
  expect(await findTarget(db, room.projectId, target)).toMatchObject({ isPublic: true, allows: true });
});

it('a copy is a draft beside its page, with an address of its own and without its checks', async () => {
  const page = await room.published({ title: 'Giới thiệu', reviewDate: inDays(9) });
  const copy = await server.ask(pageEndpoints.copy, { headers, params: { id: page.id }, body: {} });
  expect(copy).toMatchObject({
    title: 'Giới thiệu (bản sao)',
    path: '/gioi-thieu-ban-sao',
    state: 'DRAFT',
    reviewDate: null,
    content: page.content,
  });
});
