import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { taskEndpoints } from '@toasoan/contract/features/tasks/endpoints.ts';
import { replacementEndpoints as endpoints } from '@toasoan/contract/features/translation-replacements/endpoints.ts';
import {
  AT_ONCE,
  type ReplacementPreview,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TaskFiles } from '#server/features/tasks/task-files.ts';
import { taskJobs } from '#server/features/tasks/task-jobs.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aTranslatedPost } from '#test/factories/a-translated-post.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { replacementTask } from './run-replacement.ts';

const server = await startTestServer();
const { db } = server;
let project: string;
let admin: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  const hire = async (role: 'ADMIN' | 'EDITOR') =>
    await signIn(db, await aPerson(db, { role, projects: [project] }), { project });
  [admin, editor] = [await hire('ADMIN'), await hire('EDITOR')];
});

/** Wordings of a test are its own: all tests share the project. */
const asked = (old: string, target: string) => ({
  sourceLang: 'vi' as const,
  targetLang: 'en' as const,
  wordings: [old],
  target,
});

const preview = (body: BodyInput<typeof endpoints.preview>) =>
  server.ask(endpoints.preview, { headers: editor, body });

const paragraphsOf = ({ translations }: ReplacementPreview) =>
  translations.flatMap(({ paragraphs }) => paragraphs);

async function apply(old: string, target: string, headers = editor, approvedIds: string[] = []) {
  const body = asked(old, target);
  const paragraphs = paragraphsOf(await preview(body)).map(({ segmentId, version }) => ({
    segmentId,
    version,
  }));
  return await server.ask(endpoints.create, { headers, body: { ...body, paragraphs, approvedIds } });
}

const textsOf = async (translationId: string) =>
  (
    await db
      .selectFrom('translation_segments')
      .select(['target_text', 'state'])
      .where('translation_id', '=', translationId)
      .orderBy('position')
      .execute()
  ).map(({ target_text, state }) => `${state} ${target_text}`);

const rowsOf = async (id: string) =>
  (await server.ask(endpoints.detail, { headers: editor, params: { id } })).rows.map(({ state }) => state);

describe('a preview', () => {
  test('lists paragraphs that say the whole word, with what they would say, and who only is reminded', async () => {
    const post = await aTranslatedPost(db, project, [
      { source: 'Nghệ nhân', target: 'A <g1>Potsman</g1> and a potsman' },
      { source: 'Khác', target: 'Potsmanship and potsmen' },
      { source: 'Nghệ nhân', target: 'The potsman.', state: 'APPROVED' },
      { source: 'Nghệ nhân', target: 'potsman/weaver', isLocked: true },
      { source: 'Thợ', target: 'potsman', state: 'STALE' },
    ]);
    const { translations, isCut } = await preview(asked('potsman', 'potter'));
    expect(isCut).toBe(false);
    expect(translations).toMatchObject([{ id: post.translationId, isPublic: true, kind: 'POST' }]);
    expect(
      translations[0]?.paragraphs.map(({ position, after, standing, count }) => [
        position,
        after,
        standing,
        count,
      ]),
    ).toEqual([
      [1, 'A Potter and a potter', 'ready', 2],
      [3, 'The potter.', 'approved', 1],
      [4, 'potter/weaver', 'locked', 1],
      [5, 'potter', 'stale', 1],
    ]);
    const said = await preview({ ...asked('potsman', 'potter'), source: 'nghệ nhân' });
    expect(paragraphsOf(said).map(({ position }) => position)).toEqual([1, 3, 4]);
  });

  test('finds words of scripts without blanks, and nothing in other languages or projects', async () => {
    const zh = [{ source: 'Thợ gốm', target: '这位<g1>陶</g1>匠来自北宁' }];
    const { segmentIds } = await aTranslatedPost(db, project, zh, { lang: 'zh' });
    await aTranslatedPost(db, await aProject(db), zh, { lang: 'zh' });
    const wanted = { ...asked('陶匠', '陶艺家'), targetLang: 'zh' as const };
    expect(paragraphsOf(await preview(wanted))).toMatchObject([
      { segmentId: segmentIds[0], after: '这位陶艺家来自北宁' },
    ]);
    expect(await preview({ ...wanted, targetLang: 'ja' })).toEqual({ translations: [], isCut: false });
  });

  test('is refused for one language on both sides, and where nothing would change', async () => {
    const refusal = async (body: object) => {
      const { details } = await server.refusal(endpoints.preview, {
        headers: editor,
        body: { ...asked('a', 'b'), ...body },
      });
      return details.rules?.[0]?.code;
    };
    expect(await refusal({ targetLang: 'vi' })).toBe('SAME_LANGUAGE');
    expect(await refusal({ target: 'a' })).toBe('NOTHING_TO_REPLACE');
  });
});

describe('a batch', () => {
  test('replaces what is ready, leaves approved, locked and changed paragraphs, and says why', async () => {
    const post = await aTranslatedPost(db, project, [
      { source: 'a', target: 'a drumsman' },
      { source: 'b', target: 'the drumsman', state: 'APPROVED' },
      { source: 'c', target: 'drumsman!', isLocked: true },
      { source: 'd', target: 'drumsman?' },
    ]);
    const body = asked('drumsman', 'drummer');
    const paragraphs = paragraphsOf(await preview(body));
    await db
      .updateTable('translation_segments')
      .set({ target_text: 'drumsman, changed', version: 2 })
      .where('id', '=', post.segmentIds[3] ?? '')
      .execute();
    const batch = await server.ask(endpoints.create, {
      headers: editor,
      body: { ...body, paragraphs: paragraphs.map(({ segmentId, version }) => ({ segmentId, version })) },
    });
    expect(batch).toMatchObject({ state: 'DONE', total: 4, replaced: 1, left: 3, translations: 1 });
    expect(await rowsOf(batch.id)).toEqual(['REPLACED', 'APPROVED', 'LOCKED', 'SINCE_CHANGED']);
    expect(await textsOf(post.translationId)).toEqual([
      'EDITED a drummer',
      'APPROVED the drumsman',
      'MT_ONLY drumsman!',
      'MT_ONLY drumsman, changed',
    ]);
    const { items } = await server.ask(endpoints.list, { headers: editor });
    expect(items[0]).toMatchObject({ id: batch.id, wordings: ['drumsman'], target: 'drummer' });
    const audits = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'translation')
      .where('entity_id', '=', post.translationId)
      .execute();
    expect(audits).toMatchObject([
      { action: 'translation.replace', after: { title: 'drumsman → drummer', total: 1 } },
    ]);
  });

  test('changes an approved paragraph where somebody who approves ticks it; others may not', async () => {
    const post = await aTranslatedPost(db, project, [
      { source: 'a', target: 'a hornsman', state: 'APPROVED' },
      { source: 'b', target: 'hornsman', state: 'APPROVED', isLocked: true },
    ]);
    const body = {
      ...asked('hornsman', 'horn player'),
      paragraphs: post.segmentIds.map((segmentId) => ({ segmentId, version: 1 })),
      approvedIds: post.segmentIds,
    };
    expect((await server.refusal(endpoints.create, { headers: editor, body })).code).toBe('FORBIDDEN');
    await server.ask(endpoints.create, { headers: admin, body });
    expect(await textsOf(post.translationId)).toEqual(['APPROVED a horn player', 'APPROVED hornsman']);
  });

  test('is undone where its paragraphs are as it left them; the others are reported', async () => {
    const post = await aTranslatedPost(db, project, [
      { source: 'a', target: 'a Bellsman' },
      { source: 'b', target: 'the bellsman' },
    ]);
    const batch = await apply('bellsman', 'bell founder');
    await db
      .updateTable('translation_segments')
      .set({ target_text: 'the bell founder of Huế', version: 3 })
      .where('id', '=', post.segmentIds[1] ?? '')
      .execute();
    const undo = { headers: editor, params: { id: batch.id }, body: { version: batch.version } };
    const undone = await server.ask(endpoints.undo, undo);
    expect(undone).toMatchObject({ state: 'UNDONE', replaced: 2, undone: 1 });
    expect(await rowsOf(batch.id)).toEqual(['UNDONE', 'NOT_UNDONE']);
    expect(await textsOf(post.translationId)).toEqual([
      'EDITED a Bellsman',
      'EDITED the bell founder of Huế',
    ]);
    const again = { ...undo, body: { version: undone.version } };
    expect((await server.refusal(endpoints.undo, again)).details.rules?.[0]?.code).toBe('NOT_NOW');
    expect((await server.refusal(endpoints.undo, undo)).code).toBe('VERSION_CONFLICT');
  });

  test('two at once never both replace a paragraph', async () => {
    const post = await aTranslatedPost(db, project, [{ source: 'a', target: 'a lutesman' }]);
    const body = {
      ...asked('lutesman', 'lute player'),
      paragraphs: post.segmentIds.map((segmentId) => ({ segmentId, version: 1 })),
    };
    const both = await Promise.all([
      server.ask(endpoints.create, { headers: editor, body }),
      server.ask(endpoints.create, { headers: admin, body: { ...body, target: 'lutenist' } }),
    ]);
    expect(both.map(({ replaced }) => replaced).toSorted()).toEqual([0, 1]);
  });

  test('without a paragraph of the project is refused', async () => {
    const other = await aTranslatedPost(db, await aProject(db), [{ source: 'a', target: 'a reedsman' }]);
    const body = {
      ...asked('reedsman', 'reed player'),
      paragraphs: other.segmentIds.map((segmentId) => ({ segmentId, version: 1 })),
    };
    const refused = await server.refusal(endpoints.create, { headers: editor, body });
    expect(refused.details.rules?.[0]?.code).toBe('NOTHING_LEFT');
  });

  test('of many translations goes on as a task, one transaction for each, and is undone the same way', async () => {
    const count = AT_ONCE + 1;
    for (let at = 0; at < count; at += 1)
      await aTranslatedPost(db, project, [{ source: 'a', target: `gongsman ${at}` }]);
    const batch = await apply('gongsman', 'gong player');
    expect(batch).toMatchObject({ state: 'RUNNING', total: count, replaced: 0 });
    const files = new TaskFiles(server.storage, server.scratch);
    const jobs = taskJobs({ files, handlers: [replacementTask] });
    await runDueJobs(db, jobs);
    const done = await server.ask(endpoints.detail, { headers: editor, params: { id: batch.id } });
    expect(done).toMatchObject({ state: 'DONE', replaced: count });
    const { items } = await server.ask(taskEndpoints.list, { headers: editor });
    expect(items[0]).toMatchObject({ kind: 'translation-replace', state: 'DONE', done: count });
    await server.ask(endpoints.undo, {
      headers: editor,
      params: { id: batch.id },
      body: { version: done.version },
    });
    await runDueJobs(db, jobs);
    expect(await server.ask(endpoints.detail, { headers: editor, params: { id: batch.id } })).toMatchObject({
      state: 'UNDONE',
      undone: count,
    });
  });
});
