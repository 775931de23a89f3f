import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import type { NotificationKind } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '#test/test-server.ts';
import type { Newsroom, Staff } from './a-newsroom.ts';
import type { Page } from './at-a-post.ts';

/** A kind of article whose lock the suite proves. */
export interface LockCase {
  readonly entity: 'post' | 'event' | 'page';
  /** Roles see and do different things; false: whoever may open one may do everything with it. */
  readonly hasRanks: boolean;
  readonly room: () => Promise<Pick<Newsroom, 'author' | 'editor' | 'admin' | 'hire'>>;
  readonly notices: Readonly<Record<'textAsked' | 'textGiven' | 'lockAsked', NoticeKind>>;
  readonly taken: NotificationKind;
  readonly page: (article: { readonly id: string }, by: Staff) => Page;
  /** Nobody is at the article, which editors write and its author does not. */
  readonly withEditors: () => Promise<{ readonly id: string }>;
  readonly draftOf: (author: Staff) => Promise<{ readonly id: string }>;
  readonly published: () => Promise<{ readonly id: string }>;
  /** This many seconds pass without any message. */
  readonly letPass: (article: { readonly id: string }, seconds: number) => Promise<void>;
}

/** What taking over, passing text and giving the lock back do, alike for every kind of article. */
export function describeLock(server: TestServer, kind: LockCase): void {
  let room: Awaited<ReturnType<LockCase['room']>>;
  beforeAll(async () => {
    room = await kind.room();
  });

  /** An article that the editor writes, and a page of `taker` beside it. */
  async function held(taker: Staff = room.admin) {
    const article = await kind.withEditors();
    const page = kind.page(article, room.editor);
    await page.beat();
    const other = kind.page(article, taker);
    await other.beat();
    return { article, page, other };
  }
  const noticesOf = ({ id }: { readonly id: string }, name: keyof LockCase['notices']) =>
    server.db
      .selectFrom('live_notices')
      .select(['user_id', 'editing_session'])
      .where('thing_id', '=', id)
      .where('kind', '=', kind.notices[name])
      .execute();
  async function notified(person: Staff, { id }: { readonly id: string }) {
    const rows = await server.db
      .selectFrom('notifications')
      .select(['kind', 'post_id', 'detail'])
      .where('user_id', '=', person.userId)
      .where('kind', '=', kind.taken)
      .execute();
    return rows.filter(({ post_id, detail }) => (post_id ?? detail.eventId ?? detail.pageId) === id);
  }
  const audited = ({ id }: { readonly id: string }) =>
    server.db
      .selectFrom('audit_log')
      .select(['user_id', 'after'])
      .where('entity', '=', kind.entity)
      .where('entity_id', '=', id)
      .where('action', '=', `${kind.entity}.takeOver`)
      .execute();

  describe(`taking over ${kind.entity}s`, () => {
    it('is done by a lead; the loser is notified, and it is audited', async () => {
      const { article, page, other } = await held();
      expect(await other.beat()).toMatchObject({ mine: false, mayTakeOver: true });
      expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true, mayTakeOver: false });
      expect(await page.beat()).toMatchObject({ mine: false, holder: { userId: room.admin.userId } });
      expect(await notified(room.editor, article)).toMatchObject([{ kind: kind.taken }]);
      expect(await audited(article)).toMatchObject([{ user_id: room.admin.userId }]);
    });

    it('succeeds for one of two at once, and the other learns who was faster', async () => {
      const { article, page, other } = await held();
      const takers = [other, kind.page(article, await room.hire('SUPPER_ADMIN'))];
      const done = await Promise.allSettled(takers.map((taker) => taker.takeOver(page.editingSession)));
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const lost = takers[done.findIndex(({ status }) => status === 'rejected')];
      expect(await lost?.refusedTakeOver(page.editingSession)).toBe('LOCKED_BY_OTHER');
      const seen = await Promise.all(takers.map((taker) => taker.beat()));
      expect(seen.filter(({ mine }) => mine)).toHaveLength(1);
      expect(await audited(article)).toHaveLength(1);
    });

    it('between one’s own tabs always succeeds, without a notification', async () => {
      const { article, page, other } = await held(room.editor);
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
      expect([await notified(room.editor, article), await audited(article)]).toEqual([[], []]);
    });

    if (kind.hasRanks)
      it('is closed to a person who may not edit', async () => {
        const article = await kind.published();
        const page = kind.page(article, room.admin);
        await page.beat();
        const author = kind.page(article, room.author);
        expect(await author.beat()).toMatchObject({ mayTakeOver: false });
        expect(await author.refusedTakeOver(page.editingSession)).toBe('FORBIDDEN');
        expect(await page.beat()).toMatchObject({ mine: true });
      });

    it('of a free lock, or one’s own, notifies nobody', async () => {
      const { article, page, other } = await held();
      expect(await page.takeOver('a-session-long-gone')).toMatchObject({ mine: true });
      await page.leave();
      expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true });
      expect(await notified(room.editor, article)).toEqual([]);
    });
  });

  describe(`unsaved text of ${kind.entity}s`, () => {
    it('comes along with a take-over, and the audit names it', async () => {
      const { article, page, other } = await held();
      await page.keep({ title: 'Tít mới nhất, chưa lưu' });
      const { text, mine } = await other.takeOver(page.editingSession);
      expect(mine).toBe(true);
      const { userId } = room.editor;
      const draft = { title: 'Tít mới nhất, chưa lưu' };
      expect(text).toMatchObject({ userId, editingSession: page.editingSession, draft });
      expect(await audited(article)).toMatchObject([{ after: { unsavedText: text?.savedTime } }]);
      // It stays its writer's too.
      expect(await other.takeOver(page.editingSession)).toMatchObject({ text: { draft } });
    });

    it('of a page that has saved everything is none', async () => {
      const { page, other } = await held();
      await page.keep({ title: 'Gõ rồi xóa' });
      await page.giveText(other.editingSession, null);
      expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true, text: null });
    });

    it('is asked of the page that writes, and the page that asked gets the answer', async () => {
      const { article, page, other } = await held();
      await other.askForText(page.editingSession);
      expect(await noticesOf(article, 'textAsked')).toEqual([
        { user_id: room.editor.userId, editing_session: other.editingSession },
      ]);
      await page.giveText(other.editingSession, { title: 'Gõ nửa giây trước' });
      expect(await noticesOf(article, 'textGiven')).toEqual([
        { user_id: room.admin.userId, editing_session: page.editingSession },
      ]);
      expect(await page.beat()).toMatchObject({ mine: true });
      const { text } = await other.takeOver(page.editingSession);
      expect(text?.draft).toEqual({ title: 'Gõ nửa giây trước' });
    });

    if (kind.hasRanks)
      it('is closed to a person who may not take over', async () => {
        const { article, page, other } = await held(await room.hire('EDITOR'));
        await page.keep({ title: 'Riêng của tôi' });
        await expect(other.askForText(page.editingSession)).rejects.toThrow('FORBIDDEN');
        expect(await noticesOf(article, 'textAsked')).toEqual([]);
        // The lock is free, but the text is still private.
        await kind.letPass(article, 120);
        expect(await other.takeOver(page.editingSession)).toMatchObject({ mine: true, text: null });
      });

    it('of a page that went silent reaches a lead', async () => {
      const { article, page, other } = await held();
      await page.keep({ title: 'Trước khi mất điện' });
      await kind.letPass(article, 120);
      const { text } = await other.takeOver(page.editingSession);
      expect(text?.draft.title).toBe('Trước khi mất điện');
    });
  });

  describe(`the lock of ${kind.entity}s`, () => {
    async function taken() {
      const article = await kind.draftOf(room.author);
      const author = kind.page(article, room.author);
      await author.beat();
      const taker = kind.page(article, room.admin);
      await taker.beat();
      await taker.takeOver(author.editingSession);
      return { article, author, taker };
    }

    it('is asked of the person who writes, who may give it back', async () => {
      const { article, author, taker } = await taken();
      await author.askForLock();
      expect(await noticesOf(article, 'lockAsked')).toEqual([
        { user_id: room.admin.userId, editing_session: author.editingSession },
      ]);
      expect(await taker.beat()).toMatchObject({ mine: true });
      const after = await taker.giveLock(author.editingSession);
      const { userId } = room.author;
      expect(after).toMatchObject({ mine: false, holder: { userId, editingSession: '' } });
      expect(await author.beat()).toMatchObject({ mine: true });
    });

    it('is given away by the page that holds it alone', async () => {
      const { author, taker } = await taken();
      expect(await author.refusedGiveLock(author.editingSession)).toBe('LOCKED_BY_OTHER');
      expect(await taker.beat()).toMatchObject({ mine: true });
    });

    it('expires after a minute without a heartbeat, a quarter of an hour without a key, and on leaving', async () => {
      const article = await kind.withEditors();
      const [first, second] = [kind.page(article, room.editor), kind.page(article, room.admin)];
      await first.beat();
      await kind.letPass(article, 50);
      expect(await second.beat()).toMatchObject({ mine: false });
      await kind.letPass(article, 61);
      expect(await second.beat()).toMatchObject({ mine: true });
      expect(await second.beat({ idle: 899 })).toMatchObject({ mine: true });
      expect(await second.beat({ idle: 901 })).toMatchObject({ mine: false, holder: null });
      expect(await first.beat()).toMatchObject({ mine: true });
      await first.leave();
      expect(await second.beat({ idle: 0 })).toMatchObject({ mine: true, others: [] });
    });
  });
}
