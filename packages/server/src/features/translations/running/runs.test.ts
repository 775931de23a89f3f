import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOTHING } from '#server/features/machine-translation/translation-work.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  aTranslatedProject,
  paragraphs,
  SHOUTING,
  shouted,
  THREE,
  type TranslatedProject,
} from '../test-support/a-translated-project.ts';

const server = await startTestServer();
let translators: TranslatedProject;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
});

describe('A run', () => {
  it('fills every paragraph, and says what it took', async () => {
    const post = await translators.aPost();
    const done = await translators.translated(post);
    expect(done).toMatchObject({ state: 'MT_DONE', sourceLang: 'vi', lang: 'en', isPublic: false });
    expect(done.segments.map(({ target }) => target)).toContain('NUOC SONG HUONG LEN NHANH.');
    expect(done.targetTitle).toBe(shouted(post.title));
    expect(done.spent.chars).toBe(done.segments.reduce((sum, { source }) => sum + source.length, 0));
  });

  it('is started once: what is there and fresh is skipped, as is the language of the record', async () => {
    const post = await translators.aPost();
    expect(await translators.start([post.id], ['en', 'fr', 'vi'])).toHaveLength(2);
    await translators.work();
    expect(await translators.start([post.id], ['en', 'fr', 'vi'])).toEqual([]);
  });

  it('that dies goes on with what it has not done: nothing is lost, nothing is asked for twice', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `Đoạn thứ ${at} nói về mùa mưa số ${at * 7}.`);
    const post = await translators.postIn('PUBLISHED', translators.author, { content: paragraphs(...many) });
    const [id = ''] = await translators.start([post.id], ['en']);
    const asked: string[] = [];
    await translators.work(async (work, texts) => {
      if (asked.length >= 50) throw new Error('The process has ended.');
      asked.push(...texts.map(({ field }) => field));
      return await SHOUTING(work, texts);
    });
    expect(await translators.read(id)).toMatchObject({ state: 'TRANSLATING', counts: { machine: 50 } });
    await translators.work(
      async (work, texts) => {
        asked.push(...texts.map(({ field }) => field));
        return await SHOUTING(work, texts);
      },
      () => new Date(Date.now() + 3_600_000),
    );
    const done = await translators.read(id);
    expect(done.counts).toMatchObject({ waiting: 0, machine: done.counts.total });
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(done.counts.total);
    const chars = done.segments.reduce((sum, { source }) => sum + source.length, 0);
    expect(done.spent).toEqual({ chars, cost: chars });
  });

  it('fails after three tries with words, keeps what it had, and may be started again', async () => {
    const post = await translators.aPost();
    const [id = ''] = await translators.start([post.id], ['en']);
    for (let hour = 0; hour < 4; hour += 1)
      await translators.work(
        async () => await Promise.reject(new Error('503 Service Unavailable')),
        () => new Date(Date.now() + hour * 3_600_000),
      );
    const failed = await translators.read(id);
    expect(failed.state).toBe('FAILED');
    expect(failed.error).toContain('503 Service Unavailable');
    expect(await translators.start([post.id], ['en'])).toEqual([id]);
    await translators.work();
    expect(await translators.read(id)).toMatchObject({ state: 'MT_DONE', error: '' });
  });

  it('can be stopped; what waits then waits for a person', async () => {
    const post = await translators.aPost();
    const [id = ''] = await translators.start([post.id], ['en']);
    const { headers } = translators.editor;
    const { version } = await translators.read(id);
    await server.ask(translationEndpoints.cancel, { headers, params: { id }, body: { version } });
    await translators.work();
    expect(await translators.read(id)).toMatchObject({ state: 'EDITED', counts: { total: 0 } });
    expect(await translators.start([post.id], ['en'])).toEqual([id]);
  });

  it('that no engine or no money could fill says so, until the next run', async () => {
    const post = await translators.aPost();
    const [id = ''] = await translators.start([post.id], ['en']);
    const none = (reason: 'NO_ENGINE' | 'OVER_BUDGET') => async (_work: unknown, texts: readonly unknown[]) =>
      texts.map(() => ({ ...NOTHING, reason }));
    await translators.work(none('OVER_BUDGET'));
    const waiting = await translators.read(id);
    expect(waiting).toMatchObject({ state: 'IN_EDIT', error: '', budgetLeft: null });
    expect(waiting.waitingReason).toContain('ngân sách');
    await server.db
      .insertInto('machine_translation_settings')
      .values({ project_id: translators.projectId, month_budget: '100' } as never)
      .execute();
    await translators.start([post.id], ['en']);
    expect(await translators.read(id)).toMatchObject({ waitingReason: '', budgetLeft: 100 });
    await translators.work(none('NO_ENGINE'));
    expect((await translators.read(id)).waitingReason).toContain('Chưa có công cụ dịch');
    await translators.start([post.id], ['en']);
    await translators.work();
    expect(await translators.read(id)).toMatchObject({ state: 'MT_DONE', waitingReason: '' });
  });

  it('that left paragraphs for want of money says so no more once people have filled all of them', async () => {
    const post = await translators.aPost();
    const [id = ''] = await translators.start([post.id], ['en']);
    await translators.work(async (_work, texts) =>
      texts.map(() => ({ ...NOTHING, reason: 'OVER_BUDGET' as const })),
    );
    const { segments } = await translators.read(id);
    for (const [at] of segments.entries()) {
      expect((await translators.read(id)).waitingReason).toContain('ngân sách');
      await translators.change(translators.editor, id, at, { action: 'save', text: `Written ${at}` });
    }
    expect(await translators.read(id)).toMatchObject({ counts: { waiting: 0 }, waitingReason: '' });
    await translators.save(post, { content: paragraphs(...THREE, 'Một đoạn mới về cây cầu.') });
    await translators.work();
    expect(await translators.read(id)).toMatchObject({ counts: { waiting: 1 }, waitingReason: '' });
  });

  it('of 100 records skips what is there and fresh', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 100; at += 1)
      ids.push(await aPost(server.db, translators.projectId, { state: 'PUBLISHED' }));
    const fresh = ids.slice(0, 3);
    expect(await translators.start(fresh, ['fr'])).toHaveLength(3);
    await translators.work();
    const { headers } = translators.admin;
    const body = { kind: 'POST' as const, ids, langs: ['fr' as const] };
    const answer = await server.ask(translationEndpoints.start, { headers, body });
    expect(answer).toMatchObject({ started: 97, skipped: 3 });
    expect(answer.ids).toHaveLength(97);
    const again = await server.ask(translationEndpoints.start, { headers, body });
    expect(again).toMatchObject({ started: 0, skipped: 100 });
  });

  it('puts its text beside what a person wrote or approved, never over it', async () => {
    const { id } = await translators.translated(await translators.aPost());
    await translators.change(translators.editor, id, 0, { action: 'save', text: 'By a person' });
    await translators.change(translators.editor, id, 1, { action: 'approve', text: 'Approved' });
    await translators.change(translators.editor, id, 2, { action: 'lock' });
    const before = await translators.read(id);
    const body = { version: before.version, what: 'machine' } as const;
    await server.ask(translationEndpoints.run, { headers: translators.editor.headers, params: { id }, body });
    await translators.work(async (_work, texts) =>
      texts.map(() => ({
        text: 'other',
        origin: 'ENGINE',
        memoryScore: null,
        engine: 'x',
        termIds: [],
        chars: 1,
        cost: 1,
        reason: null,
      })),
    );
    const after = await translators.read(id);
    expect(after.segments.slice(0, 3).map(({ target }) => target)).toEqual(
      before.segments.slice(0, 3).map(({ target }) => target),
    );
    expect(after.segments.slice(3).every(({ target }) => target === 'other')).toBe(true);
  });
});
