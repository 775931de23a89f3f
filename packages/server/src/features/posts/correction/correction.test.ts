import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import {
  CORRECTION_TITLE,
  type CorrectionDraft,
} from '@toasoan/contract/features/posts/correction/correction.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let chief: Staff;
let categoryId: string;

beforeAll(async () => {
  room = await aNewsroom(server);
  chief = await room.hire('SUPPER_ADMIN');
  const body = { title: 'Cải chính', kind: 'CORRECTION' as const };
  categoryId = (await server.ask(categoryEndpoints.create, { headers: room.admin.headers, body })).id;
});

function parts(changes: Partial<CorrectionDraft> = {}): CorrectionDraft {
  return {
    wrongText: 'Xã có 1.200 hộ nghèo.',
    correctText: 'Xã có 120 hộ nghèo.',
    apologyText: 'Tòa soạn xin lỗi bạn đọc và Ủy ban nhân dân xã.',
    basis: 'COMPLAINT',
    conclusionDoc: '',
    placement: '',
    notifiedParties: ['Ủy ban nhân dân xã'],
    aggregatorsNotified: [{ name: 'Trang tổng hợp A', toldTime: null }],
    ...changes,
  };
}

const correct = (post: Pick<Post, 'id'>) =>
  server.ask(correctionEndpoints.create, {
    headers: room.admin.headers,
    body: { postId: post.id, ...parts() },
  });

const read = (id: string, by = room.admin) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });

const refused = async (post: Pick<Post, 'id'>, changes: object = {}) =>
  (
    await server.refusal(correctionEndpoints.create, {
      headers: room.admin.headers,
      body: { postId: post.id, categoryId, ...parts(), ...changes },
    })
  ).details.rules?.map(({ code }) => code);

const save = (post: Post, draft: PostDraft) =>
  server.send(postEndpoints.update, {
    headers: room.admin.headers,
    body: { id: post.id, version: post.version, ...draft },
  });

describe('a correction', () => {
  it('is a draft with the fixed title that gives the error, the right statement, and the apology after them', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { title: 'Đời sống ở xã vùng cao' });
    const made = await correct(post);
    const draft = await read(made.correctionPostId);
    expect(draft).toMatchObject({ state: 'DRAFT', title: CORRECTION_TITLE, postType: 'CORRECTION' });
    const order = [
      'Bài “Đời sống ở xã vùng cao”',
      'Xã có 1.200 hộ nghèo.',
      'Xã có 120 hộ nghèo.',
      'Tòa soạn xin lỗi bạn đọc',
    ].map((text) => draft.contentHtml.indexOf(text));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(-1);
    expect(draft.contentHtml).toMatch(/<p>Xã có 120 hộ nghèo\.<\/p><p>Tòa soạn xin lỗi/);
  });

  it('and the corrected post link to each other, and the corrected post is found by its mark', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const made = await correct(post);
    expect((await read(post.id)).corrections).toMatchObject([
      { role: 'correctedBy', postId: made.correctionPostId, state: 'DRAFT' },
    ]);
    expect((await read(made.correctionPostId)).corrections).toMatchObject([
      { role: 'corrects', postId: post.id, title: post.title },
    ]);
    expect((await read(post.id, room.author)).corrections).toEqual([]);
    const list = await server.ask(postEndpoints.list, {
      headers: room.admin.headers,
      query: { mark: ['corrected'] },
    });
    expect(list.items.map(({ id }) => id)).toContain(post.id);
    expect((await read(post.id)).version).toBe(post.version);
  });

  it('keeps the corrected text of the time it was written', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { title: 'Tít cũ' });
    const made = await correct(post);
    expect(made.publishedRef).toEqual({
      title: 'Tít cũ',
      section: post.mainCategory?.title,
      date: post.publishedTime,
    });
  });

  it('requires a public post, a category of corrections, and ADMIN or higher', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    expect(await refused(await room.postIn('DRAFT', room.author))).toEqual(['NOT_CORRECTABLE']);
    expect(await refused(post, { categoryId: room.categoryId })).toEqual(['CORRECTION_CATEGORY']);
    const { envelope } = await server.send(correctionEndpoints.create, {
      headers: room.editor.headers,
      body: { postId: post.id, categoryId, ...parts() },
    });
    expect(envelope.error).toBe(-403);
  });

  it('is changed by its form alone: title and text are refused, everything else is not', async () => {
    const { correctionPostId } = await correct(await room.postIn('PUBLISHED', room.author));
    const post = await read(correctionPostId);
    for (const draft of [
      { title: 'Nói lại cho rõ' },
      { content: article('Viết lại.') },
      { postType: 'ARTICLE' as const },
    ]) {
      expect((await save(post, draft)).envelope).toMatchObject({
        error: -422,
        details: { rules: [{ code: 'CORRECTION_FIXED' }] },
      });
    }
    const same = await save(post, { title: post.title, content: post.content, seoTitle: 'Cải chính' });
    expect(same.envelope).toMatchObject({ error: 0 });
  });

  it('cannot be created in another way', async () => {
    const { headers } = room.admin;
    const made = await server.send(postEndpoints.create, { headers, body: { postType: 'CORRECTION' } });
    const turned = await save(await room.write(room.admin), { postType: 'CORRECTION' });
    for (const { envelope } of [made, turned]) {
      expect(envelope).toMatchObject({ details: { rules: [{ code: 'CORRECTION_BY_FORM' }] } });
    }
  });

  it('follows its parts while it is a draft, and becomes pending beside the public text afterwards', async () => {
    const made = await correct(await room.postIn('PUBLISHED', room.author));
    const { headers } = room.admin;
    const change = (version: number, apologyText: string) =>
      server.send(correctionEndpoints.update, {
        headers,
        body: { id: made.id, version, ...parts({ apologyText }) },
      });
    expect((await change(made.version, 'Tòa soạn chân thành xin lỗi.')).envelope.error).toBe(0);
    expect((await change(made.version, 'Cũ rồi.')).envelope.error).toBe(-409);
    const draft = await read(made.correctionPostId);
    expect(draft.contentHtml).toContain('Tòa soạn chân thành xin lỗi.');
    const shown = await room.transition(chief, draft, 'PUBLISHED');
    expect(shown.state).toBe('PUBLISHED');
    await change(made.version + 1, 'Tòa soạn xin lỗi lần nữa.');
    const after = await read(made.correctionPostId);
    expect(after.contentHtml).not.toContain('lần nữa');
    expect(JSON.stringify(after.pending?.draft.content)).toContain('lần nữa');
    const [listed] = (await server.ask(correctionEndpoints.list, { headers, query: { postId: made.postId } }))
      .items;
    expect(listed).toMatchObject({ correctionState: 'PUBLISHED', apologyText: 'Tòa soạn xin lỗi lần nữa.' });
  });
});
