import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { postJobs } from '#server/features/posts/planning/post-jobs.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import {
  aTranslatedProject,
  paragraphs,
  shouted,
  THREE,
  type TranslatedProject,
} from '../test-support/a-translated-project.ts';

const server = await startTestServer();
let translators: TranslatedProject;
beforeAll(async () => {
  translators = await aTranslatedProject(server);
});

describe('An approval', () => {
  it('makes a public post of its own, which translators alone change', async () => {
    const post = await translators.aPost();
    const { id } = await translators.translated(post);
    const approved = await translators.approve(id);
    expect(approved).toMatchObject({ state: 'APPROVED', isPublic: true, mayEdit: false });
    const row = await translators.post(approved.recordId ?? '');
    expect(row).toMatchObject({ state: 'PUBLISHED', mayEdit: false, translationOf: post.id });
    expect(row.allowedTransitions).toEqual([]);
    expect(row.title).toBe(shouted(post.title));
    expect(approved.publicPath).toBe(`/en/${row.slug}`);
    expect(row.details).toMatchObject({ lang: 'en', aiUsage: 'TRANSLATED_MT' });
    expect(row.authors.map(({ role }) => role)).toEqual(['WRITER', 'TRANSLATOR']);
    expect(row.categories).toEqual(post.categories);
    expect(await translators.refusedChange(translators.editor, id, 0, { action: 'save', text: 'x' })).toBe(
      'APPROVED_WHOLE',
    );
    await translators.change(translators.admin, id, await translators.placeOf(id, post.title), {
      action: 'approve',
      text: `NEW ${shouted(post.title)}`,
    });
    expect((await translators.post(row.id)).title).toBe(`NEW ${shouted(post.title)}`);
  });

  it('is refused while paragraphs wait or are stale, and says how many', async () => {
    const post = await translators.aPost();
    const { id } = await translators.translated(post);
    await translators.change(translators.editor, id, 0, { action: 'save', text: '' });
    expect(await translators.refusedApproval(id)).toBe('STILL_WAITING');
    await translators.change(translators.editor, id, 0, { action: 'save', text: 'x y z' });
    await translators.save(post, { title: `${post.title} và thêm nữa` });
    expect(await translators.refusedApproval(id)).not.toBe('OK');
  });

  it('leaves readers with its source at once, and comes back by another approval only', async () => {
    const post = await translators.aPost();
    const { id } = await translators.translated(post);
    const { recordId } = await translators.approve(id);
    const { version } = await translators.post(post.id);
    const down = await translators.transition(
      translators.admin,
      { id: post.id, version },
      'UNPUBLISHED',
      'Sai số liệu, chờ kiểm tra.',
    );
    expect((await translators.post(recordId ?? '')).state).toBe('UNPUBLISHED');
    expect(await translators.read(id)).toMatchObject({
      state: 'TAKEN_DOWN',
      isPublic: false,
      publicPath: null,
      isSourcePublic: false,
    });
    expect(await translators.refusedApproval(id)).toBe('SOURCE_TAKEN_DOWN');
    await translators.transition(translators.admin, down, 'PUBLISHED');
    await translators.work();
    expect(await translators.read(id)).toMatchObject({ state: 'EDITED', isPublic: false });
    expect(await translators.approve(id)).toMatchObject({ state: 'APPROVED', isPublic: true, recordId });
    expect((await translators.post(recordId ?? '')).state).toBe('PUBLISHED');
  });

  it('leaves readers in the transaction in which its source expires or goes with a case', async () => {
    const HOUR = 3_600_000;
    const expireTime = new Date(Date.now() + HOUR).toISOString();
    const draft = { content: paragraphs(...THREE), expireTime };
    const ending = await translators.postIn('PUBLISHED', translators.author, draft);
    const ordered = await translators.aPost();
    const made = [];
    for (const post of [ending, ordered]) {
      const { id } = await translators.translated(post);
      made.push({ id, recordId: (await translators.approve(id)).recordId ?? '' });
    }
    // No job of translations runs: what readers lose is lost by the step itself.
    await runDueJobs(server.db, postJobs(), () => new Date(Date.now() + 2 * HOUR));
    await server.ask(takedownEndpoints.open, {
      headers: translators.admin.headers,
      body: {
        postId: ordered.id,
        reasonKind: 'COPYRIGHT',
        orderRef: '',
        orderIssuer: '',
        orderTime: null,
        receivedTime: '2026-11-01T02:30:00.000Z',
        scope: ['POST', 'SEARCH'],
        note: '',
      },
    });
    const { version } = await translators.post(ordered.id);
    const reason = 'Theo yêu cầu của chủ sở hữu.';
    await translators.transition(translators.admin, { id: ordered.id, version }, 'TAKEN_DOWN', reason);
    expect((await translators.post(ending.id)).state).toBe('EXPIRED');
    for (const [at, { id, recordId }] of made.entries()) {
      expect((await translators.post(recordId)).state).toBe(at === 0 ? 'EXPIRED' : 'TAKEN_DOWN');
      expect(await translators.read(id)).toMatchObject({ state: 'TAKEN_DOWN', isPublic: false });
    }
  });

  it('before its source is public comes out with it', async () => {
    const post = await translators.aPost('DRAFT');
    const { id } = await translators.translated(post);
    expect(await translators.approve(id)).toMatchObject({
      state: 'APPROVED',
      isPublic: false,
      recordId: null,
    });
    const { version } = await translators.post(post.id);
    await translators.transition(translators.admin, { id: post.id, version }, 'PUBLISHED');
    await translators.work();
    const after = await translators.read(id);
    expect(after).toMatchObject({ state: 'APPROVED', isPublic: true });
    expect((await translators.post(after.recordId ?? '')).state).toBe('PUBLISHED');
  });

  it('taken back takes the row from readers', async () => {
    const { id } = await translators.translated(await translators.aPost());
    const { recordId, version } = await translators.approve(id);
    const { headers } = translators.admin;
    const open = await server.ask(translationEndpoints.reopen, {
      headers,
      params: { id },
      body: { version },
    });
    expect(open).toMatchObject({ state: 'EDITED', isPublic: false, mayEdit: true });
    expect((await translators.post(recordId ?? '')).state).toBe('UNPUBLISHED');
    const { segments } = await translators.read(id);
    expect(new Set(segments.map(({ state }) => state))).toEqual(new Set(['APPROVED']));
  });
});
