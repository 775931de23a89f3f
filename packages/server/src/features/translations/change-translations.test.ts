import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type { TranslationBulk } from '@toasoan/contract/features/translations/translation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  aTranslatedProject,
  paragraphs,
  shouted,
  THREE,
  type TranslatedProject,
} from './test-support/a-translated-project.ts';

const server = await startTestServer();
let translators: TranslatedProject;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
});

async function bulk(by: Staff, action: TranslationBulk['action'], ids: readonly string[]) {
  const { headers } = by;
  const answer = await server.ask(translationEndpoints.bulk, { headers, body: { action, ids: [...ids] } });
  const results = ids.map((id) => answer.results.find((one) => one.id === id));
  return { done: answer.done, results: results.map((one) => (one?.ok ? 'OK' : one?.code)), answer };
}

/** A translation of a post whose paragraph is saved by a person, whatever becomes of it then. */
async function withText(text: string): Promise<{ id: string; at: number; postId: string }> {
  const post = await translators.aPost();
  const { id } = await translators.translated(post);
  const at = await translators.placeOf(id, THREE[1]);
  await translators.change(translators.editor, id, at, { action: 'save', text });
  return { id, at, postId: post.id };
}

describe('A bulk run', () => {
  it('takes stale paragraphs where there are any, else waiting ones, and reports an approved one', async () => {
    const stale = await withText('By a person');
    await translators.change(translators.editor, stale.id, stale.at + 1, { action: 'save', text: '' });
    const changed = 'Nước sông Hương rút rất chậm.';
    await translators.save({ id: stale.postId }, { content: paragraphs(THREE[0], changed, THREE[2]) });
    await translators.work();
    const waiting = await withText('');
    const { id: approved } = await translators.translated(await translators.aPost());
    await translators.approve(approved);
    expect((await translators.read(stale.id)).counts).toMatchObject({ stale: 1, waiting: 1 });
    const { done, results } = await bulk(translators.editor, 'run', [stale.id, waiting.id, approved]);
    expect([done, results]).toEqual([2, ['OK', 'OK', 'RULES_NOT_MET']]);
    expect((await translators.read(waiting.id)).state).toBe('QUEUED');
    await translators.work();
    const after = await translators.read(stale.id);
    // A person wrote it: the machine puts its text beside.
    expect(after.segments[stale.at]).toMatchObject({ target: 'By a person', machine: shouted(changed) });
    expect(after.counts).toMatchObject({ waiting: 1 });
    expect((await translators.read(waiting.id)).counts).toMatchObject({ waiting: 0 });
    expect((await translators.read(approved)).state).toBe('APPROVED');
  });
});

describe('A bulk approval', () => {
  it('publishes what is complete, and says of each other translation why it was left', async () => {
    const post = await translators.aPost();
    const english = await translators.translated(post, 'en');
    const french = await translators.translated(post, 'fr');
    const waiting = await withText('');
    const ids = [waiting.id, french.id, '999999', english.id];
    const { done, results, answer } = await bulk(translators.admin, 'approve', ids);
    expect([done, results]).toEqual([2, ['RULES_NOT_MET', 'OK', 'NOT_FOUND', 'OK']]);
    expect(answer.results.find(({ id }) => id === waiting.id)?.message).toContain('Còn 1 đoạn');
    for (const { id } of [english, french]) {
      const after = await translators.read(id);
      expect(after).toMatchObject({ state: 'APPROVED', isPublic: true });
      expect((await translators.post(after.recordId ?? '')).state).toBe('PUBLISHED');
    }
    expect(await translators.read(waiting.id)).toMatchObject({ isPublic: false, recordId: null });
    const audited = await server.db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('project_id', '=', translators.projectId)
      .where('action', '=', 'translation.approve')
      .where('entity_id', 'in', [english.id, french.id, waiting.id])
      .execute();
    expect(audited).toHaveLength(2);
  });

  it('by somebody who may only translate is refused one by one, and changes nothing', async () => {
    const { id } = await translators.translated(await translators.aPost());
    expect((await bulk(translators.editor, 'approve', [id])).results).toEqual(['FORBIDDEN']);
    expect(await translators.read(id)).toMatchObject({ state: 'MT_DONE', isPublic: false });
  });
});
