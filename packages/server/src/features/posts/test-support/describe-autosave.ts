import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { endSessionsOf } from '#server/core/auth/session-store.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { type Staff, article as textOf } from './a-newsroom.ts';
import { aTag } from './a-tag.ts';
import type { ArticleCalls, TextDraft, Thing } from './article-calls.ts';

interface AutosaveCase {
  readonly calls: ArticleCalls;
  /** With everything that readers need. */
  readonly finished: () => TextDraft;
  /** A public one of another project. */
  readonly foreign: () => Promise<Thing>;
}

const aSession = () => `phien-soan-thao-${aNumber()}`;

/** What is kept of unsaved text, alike for every kind of article. */
export function describeAutosave({ calls, finished, foreign }: AutosaveCase): void {
  const { server, room, entity, hasRanks, hasTags } = calls;
  const { author, editor, admin } = room;
  const titlesKept = async (by: Pick<Staff, 'headers'>, article: Thing) =>
    (await calls.kept(by, article)).map(({ draft }) => draft.title);

  describe(`an autosave of a ${entity}`, () => {
    it('is returned as it was stored, and changes nothing else', async () => {
      const article = await calls.write(editor, { title: 'Đã lưu' });
      const audit = () =>
        server.db
          .selectFrom('audit_log')
          .select('id')
          .where('entity', '=', entity)
          .where('entity_id', '=', article.id)
          .execute();
      const before = await audit();
      const [session, draft] = [
        aSession(),
        { title: 'Đang gõ', content: textOf('Chưa lưu'), ...(hasTags && { tagIds: [] }) },
      ];
      const { savedTime } = await calls.keep(editor, article, session, draft);
      expect(await calls.kept(editor, article)).toEqual([
        { editingSession: session, baseVersion: 1, savedTime, draft, ...(hasTags && { tags: [] }) },
      ]);
      expect(await calls.read(editor, article)).toEqual(article);
      expect(await audit()).toEqual(before);
    });

    if (hasTags)
      it('names its tags, except for deleted ones', async () => {
        const article = await calls.write(editor);
        const tag = await aTag(server, admin);
        await calls.keep(editor, article, aSession(), { tagIds: [tag.id, '999999999'] });
        const [saved] = await calls.kept(editor, article);
        expect(saved?.tags).toEqual([tag]);
      });

    it('replaces an earlier one of the same editing session, and nothing else', async () => {
      const article = await calls.write(editor);
      const [one, other] = [aSession(), aSession()];
      await calls.keep(editor, article, one, { title: 'một' });
      await calls.keep(editor, article, other, { title: 'hai' });
      await calls.keep(editor, article, one, { title: 'một, gõ tiếp' });
      expect(await titlesKept(editor, article)).toEqual(['một, gõ tiếp', 'hai']);
    });

    it('is shown to its author only, even under the same session', async () => {
      const article = await calls.write(author);
      const session = aSession();
      await calls.keep(author, article, session, { title: 'của tác giả' });
      await calls.keep(admin, article, session, { title: 'của quản trị' });
      expect(await titlesKept(author, article)).toEqual(['của tác giả']);
      expect(await titlesKept(admin, article)).toEqual(['của quản trị']);
      expect(await titlesKept(editor, article)).toEqual([]);
      await calls.drop(admin, article, session);
      expect(await titlesKept(author, article)).toEqual(['của tác giả']);
      expect(await titlesKept(admin, article)).toEqual([]);
    });

    it('keeps the version that its text is based on when somebody saves meanwhile', async () => {
      const article = await calls.write(author);
      await calls.keep(author, article, aSession(), { title: 'cũ' });
      await calls.save(editor, article, { title: 'Biên tập viên đã lưu' });
      expect((await calls.kept(author, article)).map(({ baseVersion }) => baseVersion)).toEqual([1]);
    });

    it('of what the person may not know of is −404, like of an unknown one', async () => {
      const hidden = await calls.write(editor);
      const unknown = hasRanks ? [hidden] : [];
      for (const article of [...unknown, await foreign(), { id: '999999999', version: 1 }]) {
        expect((await calls.refusedKeep(author, article, aSession(), { title: 'x' })).error).toBe(-404);
        expect((await calls.refusedKept(author, article)).error).toBe(-404);
      }
    });

    it('is checked like a save, so that it can be saved later', async () => {
      const article = await calls.write(editor);
      const refusal = await calls.refusedKeep(editor, article, aSession(), { title: 'x'.repeat(251) });
      expect(refusal).toMatchObject({ error: -400, errors: [{ field: 'draft.title', code: 'tooLong' }] });
    });
  });

  describe(`a stored autosave of a ${entity}`, () => {
    it('ends with the save of its own editing session; other sessions and people keep theirs', async () => {
      const article = await calls.write(author);
      const [mine, mineElsewhere] = [aSession(), aSession()];
      await calls.keep(author, article, mine, { title: 'thẻ này' });
      await calls.keep(author, article, mineElsewhere, { title: 'thẻ khác' });
      await calls.keep(editor, article, mine, { title: 'người khác' });
      await calls.save(author, article, { title: 'Đã lưu', editingSession: mine });
      expect(await titlesKept(author, article)).toEqual(['thẻ khác']);
      expect(await titlesKept(editor, article)).toEqual(['người khác']);
    });

    it('ends with the transition that its own editing session makes', async () => {
      const article = await calls.write(admin, finished());
      const session = aSession();
      await calls.keep(admin, article, session, { title: 'x' });
      await calls.move(admin, article, 'PUBLISHED', session);
      expect(await calls.kept(admin, article)).toEqual([]);
    });

    it('stays when the save is refused', async () => {
      const article = await calls.write(author);
      const session = aSession();
      await calls.keep(author, article, session, { title: 'chưa lưu được' });
      const { status } = await calls.save(
        author,
        { ...article, version: 7 },
        { title: 'x', editingSession: session },
      );
      expect(status).toBe(409);
      expect(await titlesKept(author, article)).toEqual(['chưa lưu được']);
    });

    it('survives signing out and a session ended by the server (−20)', async () => {
      const person = await room.hire('AUTHOR');
      const article = await calls.write(person);
      await calls.keep(person, article, aSession(), { title: 'gõ dở' });
      await server.ask(sessionEndpoints.logout, { headers: person.headers });
      const again = { headers: await signIn(server.db, person, { project: room.projectId }) };
      expect(await titlesKept(again, article)).toEqual(['gõ dở']);

      await endSessionsOf(server.db, person.userId, 'account-changed', { now: new Date() });
      expect((await calls.refusedKeep(again, article, aSession(), { title: 'không tới' })).error).toBe(-20);
      const later = { headers: await signIn(server.db, person, { project: room.projectId }) };
      expect(await titlesKept(later, article)).toEqual(['gõ dở']);
    });

    it('survives the trash', async () => {
      const article = await calls.write(author);
      await calls.keep(author, article, aSession(), { title: 'trước khi xóa' });
      const trashed = await calls.move(author, article, 'TRASHED');
      await calls.move(author, trashed, 'DRAFT');
      expect(await titlesKept(author, article)).toEqual(['trước khi xóa']);
    });

    it('is limited to the ten newest of a person and article, for thirty days', async () => {
      const article = await calls.write(author);
      for (let number = 1; number <= 12; number += 1)
        await calls.keep(author, article, aSession(), { title: `lần ${number}` });
      expect(await titlesKept(author, article)).toEqual(
        [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `lần ${number}`),
      );
      await calls.age(calls.tables.autosaves, article, ['saved_time'], '31 days');
      expect(await calls.kept(author, article)).toEqual([]);
    });
  });
}
