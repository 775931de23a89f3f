import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const read = ({ id }: Post) =>
  server.ask(postEndpoints.detail, { headers: room.admin.headers, params: { id } });

describe('publishing', () => {
  const refusedPublication = ({ id, version }: Post) =>
    server.refusal(postEndpoints.transition, {
      headers: room.admin.headers,
      params: { id },
      body: { version, to: 'PUBLISHED' },
    });

  /** The rules named by the refusal, which the post itself named before. */
  async function unmetBy(post: Post): Promise<string[]> {
    const offer = (await read(post)).allowedTransitions.find(({ to }) => to === 'PUBLISHED');
    const named = (await refusedPublication(post)).details.rules?.map(({ code }) => code) ?? [];
    expect(offer?.unmet.map(({ code }) => code)).toEqual(named);
    return named;
  }

  it('requires a title, a standfirst, a text, a main category and a byline, one refusal for each missing one', async () => {
    const post = await room.write(room.admin);
    const refusal = await refusedPublication(post);
    expect(refusal).toMatchObject({ status: 422, error: -422, code: 'RULES_NOT_MET' });
    expect(refusal.details.rules?.map(({ code, field }) => [code, field])).toEqual([
      ['TITLE_REQUIRED', 'title'],
      ['EXCERPT_REQUIRED', 'excerpt'],
      ['CONTENT_REQUIRED', 'content'],
      ['CATEGORY_REQUIRED', 'mainCategoryId'],
      ['BYLINE_REQUIRED', 'authors'],
    ]);
    expect((await read(post)).state).toBe('DRAFT');
  });

  it.each<[string, PostDraft]>([
    ['TITLE_REQUIRED', { title: 'Không có tiêu đề' }],
    ['EXCERPT_REQUIRED', { excerpt: '' }],
    ['CONTENT_REQUIRED', { content: article(' \u00a0\u2003') }],
    ['CATEGORY_REQUIRED', { mainCategoryId: null }],
    ['BYLINE_REQUIRED', { authors: [] }],
  ])('is refused with %s alone when only that is missing', async (code, lack) => {
    expect(await unmetBy(await room.write(room.admin, { ...room.finished(), ...lack }))).toEqual([code]);
  });

  it('requires a main category that is in use', async () => {
    const mainCategoryId = await room.category();
    const post = await room.write(room.admin, { ...room.finished(), mainCategoryId });
    await server.ask(categoryEndpoints.update, {
      headers: room.admin.headers,
      body: { id: mainCategoryId, version: 1, status: 'DISABLED' },
    });
    expect(await unmetBy(post)).toEqual(['CATEGORY_DISABLED']);
  });

  it('sets the time of the first publication, which a later one keeps', async () => {
    const draft = await room.write(room.admin, room.finished());
    expect(draft.publishedTime).toBeNull();
    const published = await room.transition(room.admin, draft, 'PUBLISHED');
    expect(Math.abs(Date.parse(published.publishedTime ?? '') - Date.now())).toBeLessThan(60_000);
    const hidden = await room.transition(
      room.admin,
      published,
      'UNPUBLISHED',
      'Sai số liệu, chờ kiểm tra lại.',
    );
    const again = await room.transition(room.admin, hidden, 'PUBLISHED');
    expect([again.publishedTime, again.stateReason]).toEqual([published.publishedTime, '']);
  });
});
