import type { NoticeKind } from '@toasoan/contract/features/live/notice.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ArticleCalls, Thing } from './article-calls.ts';
import type { Page } from './at-a-post.ts';

interface PresenceCase {
  readonly calls: ArticleCalls;
  readonly notice: NoticeKind;
  /** Editors write it, and nobody is there. */
  readonly withEditors: () => Promise<Thing & { readonly updateTime: string }>;
  readonly published: () => Promise<Thing>;
  /** Calls of another project. */
  readonly elsewhere: () => Promise<ArticleCalls>;
}

/** Who is at an article, and who holds it, alike for every kind. */
export function describePresence({ calls, notice, withEditors, published, elsewhere }: PresenceCase): void {
  const { server, room, entity, hasRanks, tables } = calls;
  const { author, editor, admin } = room;
  const noticesOf = ({ id }: Pick<Thing, 'id'>) =>
    server.db
      .selectFrom('live_notices')
      .select('editing_session')
      .where('thing_id', '=', id)
      .where('kind', '=', notice)
      .orderBy('id')
      .execute();

  describe(`presence at a ${entity}`, () => {
    it('gives the lock to the first person and shows who else is there and where', async () => {
      const article = await withEditors();
      const [first, second] = [calls.page(article, editor), calls.page(article, admin)];
      expect(await first.beat({ place: 'title' })).toMatchObject({
        mine: true,
        holder: { editingSession: first.editingSession, userId: editor.userId },
        others: [],
        version: article.version,
      });
      expect(await second.beat()).toMatchObject({
        mine: false,
        holder: { editingSession: first.editingSession },
        others: [{ userId: editor.userId, place: 'title', editingSession: first.editingSession }],
      });
      expect((await first.beat({ place: 'excerpt' })).others).toMatchObject([{ userId: admin.userId }]);
    });

    it('of many concurrent arrivals exactly one gets the lock, and all agree who', async () => {
      const article = await withEditors();
      const pages = Array.from({ length: 8 }, (_, n) => calls.page(article, n % 2 === 0 ? editor : admin));
      await Promise.all(pages.map((page) => page.beat()));
      const seen = await Promise.all(pages.map((page) => page.beat()));
      expect(seen.filter(({ mine }) => mine)).toHaveLength(1);
      expect(new Set(seen.map(({ holder }) => holder?.editingSession)).size).toBe(1);
    });

    it('notifies of arrivals, departures and holders, never of a heartbeat', async () => {
      const article = await withEditors();
      const before = (await noticesOf(article)).length;
      const [first, second] = [calls.page(article, editor), calls.page(article, admin)];
      await first.beat();
      await second.beat();
      for (let n = 0; n < 3; n += 1) await first.beat({ place: `field${n}` });
      await second.leave();
      await second.leave();
      const since = (await noticesOf(article)).slice(before);
      expect(since.map(({ editing_session }) => editing_session)).toEqual([
        first.editingSession,
        second.editingSession,
        second.editingSession,
      ]);
    });

    it('is no edit: neither version nor audit nor the time of the last change changes', async () => {
      const article = await withEditors();
      const audit = () =>
        server.db
          .selectFrom('audit_log')
          .select('id')
          .where('entity', '=', entity)
          .where('entity_id', '=', article.id)
          .execute();
      const before = await audit();
      const page = calls.page(article, editor);
      await page.beat();
      await page.beat();
      await page.leave();
      const after = await calls.read(editor, article);
      expect([after.version, after.updateTime]).toEqual([article.version, article.updateTime]);
      expect(await audit()).toEqual(before);
    });

    if (hasRanks)
      it('a reader is visible and never holds the lock; neither does a person who may not edit', async () => {
        const article = await published();
        const reader = calls.page(article, admin);
        expect(await reader.beat({ wants: 'read' })).toMatchObject({ mine: false, holder: null });
        const own = calls.page(article, author);
        expect(await own.beat({ wants: 'write' })).toMatchObject({
          mine: false,
          holder: null,
          others: [{ userId: admin.userId }],
        });
      });

    it('switching to reading releases the lock', async () => {
      const article = await withEditors();
      const first = calls.page(article, editor);
      await first.beat();
      expect(await first.beat({ wants: 'read' })).toMatchObject({ mine: false, holder: null });
      expect(await calls.page(article, admin).beat()).toMatchObject({ mine: true });
    });

    it('a minute without a heartbeat ends it, and a quarter of an hour without a key the lock', async () => {
      const article = await withEditors();
      const [first, second] = [calls.page(article, editor), calls.page(article, admin)];
      await first.beat();
      await calls.letPass(article, 61);
      expect(await second.beat()).toMatchObject({ mine: true, others: [] });
      expect(await second.beat({ idle: 901 })).toMatchObject({ mine: false, holder: null });
    });

    it('the list shows the holder', async () => {
      const article = await withEditors();
      const holder = async () =>
        (await calls.list(admin)).find(({ id }) => id === article.id)?.holder?.userId;
      expect(await holder()).toBeUndefined();
      const page = calls.page(article, editor);
      await page.beat();
      expect(await holder()).toBe(editor.userId);
      await page.leave();
      expect(await holder()).toBeUndefined();
    });

    it('of closed pages is swept when somebody arrives anywhere', async () => {
      const article = await withEditors();
      await calls.page(article, editor).beat();
      await calls.age(tables.sessions, article, ['opened_time', 'seen_time'], '2 days');
      await calls.age(tables.locks, article, ['since', 'seen_time'], '2 days');
      await calls.page(await withEditors(), editor).beat();
      const left = [tables.sessions, tables.locks].map((table) =>
        calls.rowsOf(table, article, sql`editing_session`),
      );
      expect((await Promise.all(left)).flat()).toEqual([]);
    });
  });

  describe(`a ${entity} of somebody else`, () => {
    const attempts = ({ beat, takeOver, leave }: Page) => [beat(), takeOver(''), leave()];

    it('of another project is unknown', async () => {
      const article = await withEditors();
      const other = await elsewhere();
      const done = await Promise.allSettled(attempts(other.page(article, other.room.admin)));
      expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      for (const one of done) expect(String('reason' in one && one.reason)).toContain('NOT_FOUND');
    });

    if (hasRanks)
      it('that the person may not read is unknown too', async () => {
        const article = await calls.write(editor, {});
        await expect(calls.page(article, author).beat({ wants: 'read' })).rejects.toThrow('NOT_FOUND');
      });

    it("cannot be left in the holder's name", async () => {
      const article = await withEditors();
      const page = calls.page(article, editor);
      await page.beat();
      await server.ask(calls.lock.leave, {
        headers: admin.headers,
        params: { id: article.id },
        body: { editingSession: page.editingSession },
      });
      expect(await page.beat()).toMatchObject({ mine: true });
    });
  });
}
