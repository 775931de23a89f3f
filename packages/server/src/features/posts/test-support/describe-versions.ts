import { describe, expect, it } from 'vitest';
import { type Staff, article as textOf } from './a-newsroom.ts';
import { aTag } from './a-tag.ts';
import type { ArticleCalls, TextDraft, Thing } from './article-calls.ts';

interface VersionsCase {
  readonly calls: ArticleCalls;
  readonly published: () => Promise<Thing>;
  /** What a save of a public article makes: a version beside it, or a public one. */
  readonly savesArePublic: boolean;
}

/** The history of a text and its restoring, alike for every kind of article. */
export function describeVersions({ calls, published, savesArePublic }: VersionsCase): void {
  const { server, room, entity, hasRanks, hasTags } = calls;
  const { author, editor, admin } = room;

  async function save(by: Staff, id: string, draft: TextDraft) {
    const { status, envelope } = await calls.save(by, await calls.read(by, { id }), draft);
    if (!('data' in envelope)) throw new Error(`Not saved: ${status}`);
    return envelope.data;
  }

  describe(`the history of a ${entity}`, () => {
    it('lists every save with author, time and fields', async () => {
      const { id } = await calls.write(author, { title: 'Bản đầu' });
      await save(author, id, { title: 'Bản sau', excerpt: 'Ghi chép' });
      const { items } = await calls.versions(id);
      expect(
        items.map(({ no, kind, userName, changedFields }) => [no, kind, userName, changedFields]),
      ).toEqual([
        [2, 'save', author.displayName, ['title', 'slug', 'excerpt']],
        [1, 'save', author.displayName, []],
      ]);
    });

    it('keeps the last fifty drafts and everything that was public', async () => {
      const article = savesArePublic ? await calls.write(author) : await published();
      for (let count = 0; count < 52; count += 1)
        await save(editor, article.id, { title: `Lần sửa ${count}` });
      const { items } = await calls.versions(article.id, { limit: 100 });
      expect(items.filter(({ isPublic }) => !isPublic)).toHaveLength(50);
      expect(items.filter(({ isPublic }) => isPublic)).toHaveLength(savesArePublic ? 0 : 1);
    });

    it('is read page by page', async () => {
      const { id } = await calls.write(author);
      for (const title of ['Một', 'Hai', 'Ba']) await save(author, id, { title });
      const first = await calls.versions(id, { limit: 2 });
      const second = await calls.versions(id, { limit: 2, before: first.items[1]?.no ?? 0 });
      expect([first, second].map(({ items, hasMore }) => [items.map(({ no }) => no), hasMore])).toEqual([
        [[4, 3], true],
        [[2, 1], false],
      ]);
    });

    it('keeps the text of each version', async () => {
      const { id } = await calls.write(author, { content: textOf('Một.') });
      await save(author, id, { content: textOf('Hai.') });
      await save(author, id, { title: 'Tên khác' });
      const texts = await Promise.all([3, 2, 1].map((no) => calls.version(id, no)));
      expect(texts.map(({ snapshot }) => snapshot.content)).toEqual(['Hai.', 'Hai.', 'Một.'].map(textOf));
    });

    if (hasRanks)
      it('is closed to people who may not read it', async () => {
        const { id } = await calls.write(editor);
        expect((await calls.refusedVersions(author, id)).error).toBe(-404);
      });
  });

  describe(`restoring an earlier version of a ${entity}`, () => {
    it('restores all of it as a new version, and the replaced one stays in the history', async () => {
      const { id } = await calls.write(author, { title: 'Một', content: textOf('Thân bài một.') });
      const second = await save(author, id, { title: 'Hai', content: textOf('Thân bài hai.') });
      const { article } = await calls.restore(id, { version: second.version, no: 1 });
      expect([article?.title, article?.contentHtml]).toEqual(['Một', '<p>Thân bài một.</p>']);
      const { items } = await calls.versions(id);
      expect(items.map(({ no, kind, note }) => [no, kind, note])).toEqual([
        [3, 'restore', '1'],
        [2, 'save', ''],
        [1, 'save', ''],
      ]);
    });

    it('restores the named fields and no other', async () => {
      const { id } = await calls.write(author, { title: 'Một', excerpt: 'Dẫn một' });
      const second = await save(author, id, { title: 'Hai', excerpt: 'Dẫn hai' });
      const { article } = await calls.restore(id, { version: second.version, no: 1, fields: ['excerpt'] });
      expect([article?.title, article?.excerpt]).toEqual(['Hai', 'Dẫn một']);
    });

    it('saves the given text, and of the version only the other fields', async () => {
      const { id } = await calls.write(author, { title: 'Một', content: textOf('Thân bài một.') });
      const second = await save(author, id, { title: 'Hai', content: textOf('Thân bài hai.') });
      const content = textOf('Thân bài hai, với một câu của bản đầu.');
      const { article } = await calls.restore(id, { version: second.version, no: 1, content });
      expect([article?.title, article?.content]).toEqual(['Một', content]);
      const third = {
        version: article?.version ?? 0,
        no: 2,
        fields: ['title'],
        content: textOf('Không ai xin.'),
      };
      const { article: after } = await calls.restore(id, third);
      expect([after?.title, after?.content]).toEqual(['Hai', content]);
    });

    if (hasTags)
      it('names the terms it had to leave out, but for those that nobody asked for', async () => {
        const tag = await aTag(server, admin);
        const { id } = await calls.write(author, { title: 'Một', tagIds: [tag.id] });
        const second = await save(author, id, { title: 'Hai', tagIds: [] });
        await server.db.updateTable('tags').set({ status: 'DISABLED' }).where('id', '=', tag.id).execute();
        const title = await calls.restore(id, { version: second.version, no: 1, fields: ['title'] });
        expect([title.article?.title, title.leftOut]).toEqual(['Một', []]);
        const all = await calls.restore(id, { version: title.article?.version ?? 0, no: 1 });
        expect([all.article?.tags, all.leftOut]).toEqual([[], [tag]]);
      });

    it('over an old version changes nothing', async () => {
      const { id } = await calls.write(author, { title: 'Một' });
      await save(author, id, { title: 'Hai' });
      expect((await calls.refusedRestore(id, { version: 1, no: 1 })).error).toBe(-409);
      expect((await calls.read(author, { id })).title).toBe('Hai');
    });

    it('of one that somebody else is writing waits', async () => {
      const article = await calls.write(author, { title: 'Một' });
      await save(author, article.id, { title: 'Hai' });
      await calls.page(article, author).beat();
      expect((await calls.refusedRestore(article.id, { version: 2, no: 1 })).code).toBe('LOCKED_BY_OTHER');
    });
  });
}
